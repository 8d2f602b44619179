-- Quota, the audit chain, and profiles.

-- No plan means unlimited. `used` and `reserved` are sums of the ledger, kept so that a limit can be held exactly.
create table if not exists quota_counters (
  account_id text not null references accounts (id),
  kind text not null check (kind in ('quota', 'credit')),
  plan bigint check (plan >= 0),
  used bigint not null default 0 check (used >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  primary key (account_id, kind)
);

-- Open reservations; the row that is deleted decides who closes it, so each is closed once.
create table if not exists quota_reservations (
  id text primary key,
  account_id text not null references accounts (id),
  kind text not null,
  cost bigint not null check (cost > 0),
  leased_until bigint not null,
  created_at bigint not null
);
create index if not exists quota_reservations_lease on quota_reservations (leased_until);

create table if not exists quota_ledger (
  id text primary key,
  account_id text not null references accounts (id),
  kind text not null check (kind in ('quota', 'credit')),
  entry text not null check (entry in ('plan', 'reserve', 'settle', 'release')),
  -- Null only for a plan that was lifted.
  amount bigint,
  reservation_id text,
  record_id text,
  at bigint not null
);
create index if not exists quota_ledger_entries on quota_ledger (account_id, entry, at) include (amount);
create unique index if not exists quota_ledger_settled on quota_ledger (account_id, record_id) where entry = 'settle';
create unique index if not exists quota_ledger_closed
  on quota_ledger (reservation_id) where entry in ('settle', 'release');

create table if not exists audit_entries (
  account_id text not null references accounts (id),
  seq bigint not null check (seq > 0),
  at bigint not null,
  actor text not null,
  action text not null,
  target text not null,
  digest bytea not null,
  previous bytea not null,
  hash bytea not null,
  primary key (account_id, seq)
);
create index if not exists audit_target on audit_entries (account_id, target, seq);

create table if not exists profiles (
  id text primary key,
  account_id text not null references accounts (id),
  mode text not null check (mode in ('live', 'test')),
  version integer not null,
  created_at bigint not null,
  removed_at bigint
);
create index if not exists profiles_listed on profiles (account_id, created_at, id);

create table if not exists profile_versions (
  profile_id text not null references profiles (id),
  version integer not null,
  account_id text not null references accounts (id),
  parent integer,
  author text not null,
  created_at bigint not null,
  account_key_version integer not null,
  sealed bytea not null,
  primary key (profile_id, version)
);
