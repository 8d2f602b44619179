-- Descriptions of faces by which a person could be known again: only where a profile asks for them. Each lies sealed under its
-- record's key and goes with it.
create table if not exists face_templates (
  transaction_id text primary key references transactions (id),
  account_id text not null references accounts (id),
  mode text not null check (mode in ('live', 'test')),
  -- Which networks described it: descriptions of others are not comparable.
  recogniser text not null,
  -- The end of the account's audit log when it was stored; whoever read up to one number reads on from there.
  seq bigint not null,
  made_at bigint not null,
  sealed bytea not null
);
create index if not exists face_templates_news on face_templates (account_id, mode, recogniser, seq);

alter table face_templates enable row level security;
drop policy if exists account_wall on face_templates;
create policy account_wall on face_templates for all to symbolon_app
  using (account_id = current_setting('symbolon.account', true))
  with check (account_id = current_setting('symbolon.account', true));
grant select, insert, delete on face_templates to symbolon_app;

-- What was taken away since one number of the audit log.
create index if not exists audit_gone on audit_entries (account_id, seq)
  where action in ('transaction.deleted', 'face-template.forgotten');
