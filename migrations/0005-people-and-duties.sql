-- Operators, what people agreed to, and how long things are kept. The pages that use them come later.

create table if not exists roles (
  account_id text not null references accounts (id),
  name text not null,
  scopes text not null,
  created_at bigint not null,
  primary key (account_id, name)
);

-- Name and mail address lie sealed under the account's key and are found by hash.
create table if not exists users (
  id text primary key,
  account_id text not null references accounts (id),
  role text not null,
  login_hash bytea not null,
  password text not null,
  account_key_version integer not null,
  sealed bytea not null,
  created_at bigint not null,
  disabled_at bigint,
  unique (account_id, login_hash),
  foreign key (account_id, role) references roles (account_id, name)
);

create table if not exists sessions (
  digest bytea primary key,
  account_id text not null references accounts (id),
  user_id text not null references users (id),
  created_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  revoked_at bigint
);
create index if not exists sessions_user on sessions (account_id, user_id);

create table if not exists consents (
  id text primary key,
  account_id text not null references accounts (id),
  subject_id text not null references subjects (id),
  purpose text not null,
  text_digest bytea not null,
  given_at bigint not null,
  withdrawn_at bigint
);
create index if not exists consents_subject on consents (account_id, subject_id);

-- What is held is neither erased nor purged until the hold ends. The reason lies sealed under the account's key.
create table if not exists legal_holds (
  id text primary key,
  account_id text not null references accounts (id),
  subject_id text not null references subjects (id),
  placed_by text not null,
  placed_at bigint not null,
  ends_at bigint,
  lifted_at bigint,
  account_key_version integer not null,
  sealed bytea not null
);
create index if not exists legal_holds_subject on legal_holds (account_id, subject_id);

-- The most particular rule holds: profile and kind, then kind, then the account. Null days = for ever.
create table if not exists retention_rules (
  account_id text not null references accounts (id),
  kind text not null,
  profile_id text not null default '',
  days integer check (days >= 0),
  set_by text not null,
  set_at bigint not null,
  primary key (account_id, kind, profile_id)
);
