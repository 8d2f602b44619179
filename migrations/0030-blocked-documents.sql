-- Documents that an account wants a person to look at whenever they are shown. Of each a hash alone is kept, under the
-- account's own key for finding, so that the list names nobody.
create table if not exists blocked_documents (
  id text primary key,
  account_id text not null references accounts (id),
  mode text not null check (mode in ('live', 'test')),
  document_hash bytea not null,
  reason text not null check (reason in ('fraud', 'lost', 'stolen', 'cancelled', 'other')),
  made_by text not null,
  made_at bigint not null,
  unique (account_id, mode, document_hash)
);
create index if not exists blocked_documents_listed on blocked_documents (account_id, made_at, id);

alter table blocked_documents enable row level security;
drop policy if exists account_wall on blocked_documents;
create policy account_wall on blocked_documents for all to symbolon_app
  using (account_id = current_setting('symbolon.account', true))
  with check (account_id = current_setting('symbolon.account', true));
grant select, insert, update, delete on blocked_documents to symbolon_app;
