-- Hits that somebody looked at and found to be another person: of whom, by whom, until when. Which being of a list it
-- was, why, and the hash of the facts that had matched lie sealed under the subject's key.
create table if not exists false_positives (
  id text primary key,
  account_id text not null references accounts (id),
  subject_id text not null references subjects (id),
  -- The screening or scan whose hit it was; it moves to another subject with that, and may outlive it.
  record_id text not null,
  mode text not null check (mode in ('live', 'test')),
  made_by text not null,
  made_at bigint not null,
  expires_at bigint,
  -- Whether it is in force only once a second key has approved it.
  needs_approval boolean not null,
  approved_by text,
  approved_at bigint,
  withdrawn_by text,
  withdrawn_at bigint,
  sealed bytea not null
);
create index if not exists false_positives_listed on false_positives (account_id, made_at, id);
create index if not exists false_positives_subject on false_positives (account_id, subject_id);

alter table false_positives enable row level security;
drop policy if exists account_wall on false_positives;
create policy account_wall on false_positives for all to symbolon_app
  using (account_id = current_setting('symbolon.account', true))
  with check (account_id = current_setting('symbolon.account', true));
grant select, insert, update, delete on false_positives to symbolon_app;
