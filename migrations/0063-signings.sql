-- Documents on their way to the signatures of their parties. Each belongs to a record, a transaction or a contract of none, and lies
-- under the data key of that: what ends the record ends its signings.
create table if not exists signings (
  id text primary key,
  account_id text not null references accounts (id),
  mode text not null check (mode in ('live', 'test')),
  record_id text not null,
  template_id text not null references contract_templates (id),
  template_version integer not null,
  state text not null check (state in ('open', 'sealing', 'sealed', 'declined', 'expired', 'cancelled')),
  -- Grows with every change: one that was made of an older version is refused.
  version integer not null,
  made_by text not null,
  created_at bigint not null,
  updated_at bigint not null,
  sealed bytea not null
);
create index if not exists signings_listed on signings (account_id, created_at, id);
create index if not exists signings_record on signings (account_id, record_id);

-- What a signing keeps in the vault beside its sealed file: the document as shown, what it is set from, answers of parties.
create table if not exists signing_blobs (
  blob_id text primary key,
  account_id text not null references accounts (id),
  signing_id text not null references signings (id),
  created_at bigint not null,
  sealed bytea not null
);
create index if not exists signing_blobs_signing on signing_blobs (account_id, signing_id);

alter table signings enable row level security;
drop policy if exists account_wall on signings;
create policy account_wall on signings for all to symbolon_app
  using (account_id = current_setting('symbolon.account', true))
  with check (account_id = current_setting('symbolon.account', true));
grant select, insert, update, delete on signings to symbolon_app;

alter table signing_blobs enable row level security;
drop policy if exists account_wall on signing_blobs;
create policy account_wall on signing_blobs for all to symbolon_app
  using (account_id = current_setting('symbolon.account', true))
  with check (account_id = current_setting('symbolon.account', true));
grant select, insert, delete on signing_blobs to symbolon_app;
