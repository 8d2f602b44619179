-- Contracts that were made without a transaction: records of their own, each under a key of its own. Those that were made for a
-- transaction are files of it.
create table if not exists contracts (
  id text primary key,
  account_id text not null references accounts (id),
  subject_id text not null references subjects (id),
  mode text not null check (mode in ('live', 'test')),
  made_by text not null,
  created_at bigint not null,
  template_id text not null references contract_templates (id),
  template_version integer not null,
  name_digest bytea not null unique,
  blob_id text not null unique,
  sealed bytea not null
);
create index if not exists contracts_listed on contracts (account_id, created_at, id);
create index if not exists contracts_subject on contracts (account_id, subject_id);

alter table record_keys drop constraint if exists record_keys_kind_check;
alter table record_keys add constraint record_keys_kind_check
  check (kind in ('transaction', 'screening', 'contract', 'event'));
alter table erasure_ledger drop constraint if exists erasure_ledger_kind_check;
alter table erasure_ledger add constraint erasure_ledger_kind_check
  check (kind in ('transaction', 'screening', 'contract', 'subject'));
alter table purge_counts drop constraint if exists purge_counts_kind_check;
alter table purge_counts add constraint purge_counts_kind_check
  check (kind in ('transaction', 'screening', 'contract'));

alter table contracts enable row level security;
drop policy if exists account_wall on contracts;
create policy account_wall on contracts for all to symbolon_app
  using (account_id = current_setting('symbolon.account', true))
  with check (account_id = current_setting('symbolon.account', true));
grant select, insert, update, delete on contracts to symbolon_app;
