-- What people agreed to before a face is looked at, and until when. The texts themselves name nobody: they are kept as they
-- were shown, one row a wording, and never changed.
create table if not exists consent_texts (
  account_id text not null references accounts (id),
  mode text not null check (mode in ('live', 'test')),
  text_id text not null,
  -- Empty where the language was not told.
  locale text not null,
  -- SHA-256 of the text in UTF-8: its version.
  digest bytea not null,
  content text not null,
  made_by text not null,
  made_at bigint not null,
  primary key (account_id, mode, text_id, locale, digest)
);

alter table consent_texts enable row level security;
drop policy if exists account_wall on consent_texts;
create policy account_wall on consent_texts for all to symbolon_app
  using (account_id = current_setting('symbolon.account', true))
  with check (account_id = current_setting('symbolon.account', true));
grant select, insert on consent_texts to symbolon_app;

-- Nothing has written this table before. Whoever agreed is a subject, and may be found by a keyed hash of customData.
alter table consents alter column text_digest drop not null;
alter table consents add column if not exists mode text not null default 'live' check (mode in ('live', 'test'));
alter table consents add column if not exists text_id text not null default '';
alter table consents add column if not exists locale text not null default '';
alter table consents add column if not exists custom_hash bytea;
-- The transaction that was asked for with it; the consent goes with that.
alter table consents add column if not exists transaction_id text;
alter table consents add column if not exists made_by text not null default '';
alter table consents add column if not exists made_at bigint not null default 0;
create index if not exists consents_listed on consents (account_id, made_at, id);
create index if not exists consents_custom on consents (account_id, custom_hash) where custom_hash is not null;
create index if not exists consents_transaction on consents (account_id, transaction_id) where transaction_id is not null;
