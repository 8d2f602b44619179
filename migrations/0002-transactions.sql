-- What a request found, its pictures, and what follows from it.

create table if not exists transactions (
  id text primary key,
  account_id text not null references accounts (id),
  subject_id text not null references subjects (id),
  type text not null,
  mode text not null check (mode in ('live', 'test')),
  profile_id text not null,
  profile_version integer not null,
  decision text not null check (decision in ('accept', 'review', 'reject')),
  custom_hash bytea,
  docupass_hash bytea,
  created_at bigint not null,
  updated_at bigint not null default 0,
  -- Sequence of the last event; taken by an update of this row, never by a sequence object.
  event_seq bigint not null default 0,
  made_by text not null,
  sealed bytea not null
);
-- One index per filter, each in list order; the included columns let the other filters be checked in the index.
create index if not exists transactions_listed
  on transactions (account_id, created_at, id) include (mode, decision, profile_id);
create index if not exists transactions_by_mode
  on transactions (account_id, mode, created_at, id) include (decision, profile_id);
create index if not exists transactions_by_decision
  on transactions (account_id, decision, created_at, id) include (mode, profile_id);
create index if not exists transactions_by_profile
  on transactions (account_id, profile_id, created_at, id) include (mode, decision);
create index if not exists transactions_by_custom
  on transactions (account_id, custom_hash, created_at, id) where custom_hash is not null;
create index if not exists transactions_by_docupass
  on transactions (account_id, docupass_hash, created_at, id) where docupass_hash is not null;
create index if not exists transactions_subject on transactions (account_id, subject_id);

-- How many transactions each UTC day holds; list totals and offsets are read from here.
create table if not exists transaction_counts (
  account_id text not null references accounts (id),
  day integer not null,
  mode text not null,
  profile_id text not null,
  decision text not null,
  count bigint not null check (count >= 0),
  primary key (account_id, day, mode, profile_id, decision)
);

create table if not exists images (
  token_hash bytea not null,
  account_id text not null references accounts (id),
  transaction_id text not null references transactions (id),
  blob_id text not null unique,
  made_by text not null,
  created_at bigint not null,
  sealed bytea not null,
  primary key (account_id, token_hash)
);
create index if not exists images_transaction on images (account_id, transaction_id);

-- Events by transaction, in order; the body is frozen when it is written.
create table if not exists outbox (
  id text primary key,
  account_id text not null references accounts (id),
  transaction_id text not null,
  seq bigint not null,
  event text not null,
  version integer not null,
  mode text not null check (mode in ('live', 'test')),
  -- unaddressed: nobody asked for it. cancelled: an acknowledged delete came first.
  state text not null check (state in ('unaddressed', 'pending', 'delivered', 'failed', 'cancelled')),
  created_at bigint not null,
  -- Whose data key opens the body: the record's, or for a delete event its own.
  sealed_by text not null,
  sealed bytea not null,
  unique (transaction_id, seq)
);
create index if not exists outbox_listed on outbox (account_id, created_at, id);
create index if not exists outbox_pending on outbox (created_at) where state = 'pending';

create table if not exists screenings (
  id text primary key,
  account_id text not null references accounts (id),
  subject_id text not null references subjects (id),
  mode text not null check (mode in ('live', 'test')),
  made_by text not null,
  created_at bigint not null,
  versions text not null,
  matcher text not null,
  sealed bytea not null
);
create index if not exists screenings_listed on screenings (account_id, created_at, id);
create index if not exists screenings_subject on screenings (account_id, subject_id);

-- What was erased: ids, times, actors and hashes, kept for ever and replayed on a restored backup.
create table if not exists erasure_ledger (
  account_id text not null references accounts (id),
  kind text not null check (kind in ('transaction', 'screening', 'subject')),
  target_id text not null,
  at bigint not null,
  actor text not null,
  last_seq bigint not null,
  digest bytea not null,
  primary key (account_id, kind, target_id)
);

create table if not exists idempotency (
  account_id text not null references accounts (id),
  key_hash bytea not null,
  body_hash text not null,
  state text not null check (state in ('running', 'done')),
  leased_until bigint not null,
  record_id text,
  sealed bytea,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (account_id, key_hash)
);
create index if not exists idempotency_expiry on idempotency (expires_at);
create index if not exists idempotency_record on idempotency (account_id, record_id);
