-- Work for later, and which lists were loaded when.

-- Payloads hold ids, never personal data. `fence` grows with every lease: whoever holds an older one is refused.
create table if not exists jobs (
  id text primary key,
  account_id text references accounts (id),
  kind text not null,
  version integer not null,
  payload text not null,
  state text not null check (state in ('ready', 'leased', 'dead')),
  run_at bigint not null,
  attempts integer not null default 0,
  max_attempts integer not null,
  leased_until bigint,
  fence bigint not null default 0,
  last_error text not null default '',
  created_at bigint not null,
  -- Only one waiting or running job of this name; null = any number.
  once text unique
);
create index if not exists jobs_due on jobs (run_at, id) where state <> 'dead';

-- Every import of a list, the same for all accounts.
create table if not exists list_versions (
  id bigint generated always as identity primary key,
  source text not null,
  database text not null,
  version text not null,
  date text,
  records bigint not null,
  added bigint not null,
  changed bigint not null,
  removed bigint not null,
  imported_at bigint not null,
  origin text not null
);
create index if not exists list_versions_newest on list_versions (source, imported_at, id);
