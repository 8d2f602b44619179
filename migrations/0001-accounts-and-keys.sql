-- Accounts, the keys that open them, and the keys that open what they stored.
-- Instants are milliseconds since 1970 in UTC. Everything named `wrapped` or `sealed` is an envelope of
-- docs/reference/seal-format.md; nothing else here may hold personal data.

-- Secrets of the whole installation (the pepper of API keys), wrapped by the master key.
create table if not exists instance_keys (
  purpose text not null,
  version integer not null,
  wrapped bytea not null,
  created_at bigint not null,
  primary key (purpose, version)
);

create table if not exists accounts (
  id text primary key,
  name text not null unique,
  created_at bigint not null,
  host_list text not null default '',
  banned boolean not null default false,
  banned_reason text not null default '',
  restricted_security_none boolean not null default false
);

-- End of the account's audit chain. Its row lock orders every change of the account.
create table if not exists account_heads (
  account_id text primary key references accounts (id),
  audit_seq bigint not null default 0,
  audit_hash bytea not null
);

-- wrap: wraps the subjects' keys. find: keyed-hash columns. audit: the audit chain.
create table if not exists account_keys (
  account_id text not null references accounts (id),
  purpose text not null check (purpose in ('wrap', 'find', 'audit')),
  version integer not null,
  wrapped bytea not null,
  created_at bigint not null,
  primary key (account_id, purpose, version)
);

create table if not exists api_keys (
  id text primary key,
  account_id text not null references accounts (id),
  kind text not null check (kind in ('server', 'restricted')),
  mode text not null check (mode in ('live', 'test')),
  scopes text not null,
  label text not null,
  prefix text not null,
  digest bytea not null unique,
  pepper_version integer not null,
  created_by text not null,
  created_at bigint not null,
  last_used_at bigint,
  expires_at bigint,
  revoked_at bigint
);
create index if not exists api_keys_prefix on api_keys (prefix);
create index if not exists api_keys_account on api_keys (account_id, created_at, id);

-- A person or a company. A scan makes a new one until somebody links it.
create table if not exists subjects (
  id text primary key,
  account_id text not null references accounts (id),
  mode text not null check (mode in ('live', 'test')),
  created_at bigint not null
);
create index if not exists subjects_account on subjects (account_id, created_at, id);

create table if not exists subject_keys (
  subject_id text primary key references subjects (id),
  account_id text not null references accounts (id),
  version integer not null,
  account_key_version integer not null,
  wrapped bytea not null
);

-- One data key per record; a delete event has one of its own, because it outlives its record's.
create table if not exists record_keys (
  record_id text primary key,
  account_id text not null references accounts (id),
  kind text not null check (kind in ('transaction', 'screening', 'event')),
  subject_id text not null references subjects (id),
  version integer not null,
  subject_key_version integer not null,
  wrapped bytea not null
);
create index if not exists record_keys_subject on record_keys (account_id, subject_id);
