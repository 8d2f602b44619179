-- Links that lead a person through a verification. Each is a record with a data key of its own, under a subject of its own; the
-- transaction that it ends in lies under the same subject. A link never changes: what happens to it is appended as events, and
-- how it stands follows from them.
create table if not exists hosted_links (
  id text primary key,
  account_id text not null references accounts (id),
  subject_id text not null references subjects (id),
  mode text not null check (mode in ('live', 'test')),
  made_by text not null,
  created_at bigint not null,
  -- Null for never.
  expires_at bigint,
  -- Keyed hash of the secret part of the address; null for the link of a person who opened a reusable one.
  reference_digest bytea unique,
  parent_id text,
  custom_hash bytea,
  profile_id text not null,
  -- Of an open link that holds something of a person: when its newest event happened. Null otherwise.
  last_event_at bigint,
  sealed bytea not null
);
create index if not exists hosted_links_listed on hosted_links (account_id, created_at, id);
create index if not exists hosted_links_subject on hosted_links (account_id, subject_id);
create index if not exists hosted_links_custom on hosted_links (account_id, custom_hash) where custom_hash is not null;
create index if not exists hosted_links_parent on hosted_links (account_id, parent_id) where parent_id is not null;
create index if not exists hosted_links_unfinished on hosted_links (last_event_at) where last_event_at is not null;

-- From 1, without a gap: of two who append at once, one is refused.
create table if not exists hosted_link_events (
  link_id text not null references hosted_links (id),
  seq integer not null check (seq > 0),
  account_id text not null references accounts (id),
  at bigint not null,
  sealed bytea not null,
  primary key (link_id, seq)
);

-- At most one a link: this row ends it.
create table if not exists hosted_link_completions (
  link_id text primary key references hosted_links (id),
  account_id text not null references accounts (id),
  -- It may be deleted later, on its own.
  transaction_id text not null unique,
  completed_at bigint not null,
  sealed bytea not null
);
create index if not exists hosted_link_completions_listed on hosted_link_completions (account_id, completed_at, link_id);

-- Devices that go through a link: SHA-256 of 32 random bytes.
create table if not exists hosted_link_sessions (
  digest bytea primary key,
  link_id text not null references hosted_links (id),
  account_id text not null references accounts (id),
  party text,
  device text not null,
  created_at bigint not null
);
create index if not exists hosted_link_sessions_link on hosted_link_sessions (link_id);

-- Tokens for another device, each used once.
create table if not exists hosted_link_hand_offs (
  digest bytea primary key,
  link_id text not null references hosted_links (id),
  account_id text not null references accounts (id),
  party text,
  expires_at bigint not null
);
create index if not exists hosted_link_hand_offs_link on hosted_link_hand_offs (link_id);

-- What a link keeps in the vault until it ends.
create table if not exists hosted_link_blobs (
  blob_id text primary key,
  link_id text not null references hosted_links (id),
  account_id text not null references accounts (id),
  -- Number of the event that it came with; 0 for what the link was made with.
  seq integer not null,
  created_at bigint not null,
  sealed bytea not null
);
create index if not exists hosted_link_blobs_link on hosted_link_blobs (link_id);

-- How often something was sent in a stretch of time. The bucket is a keyed hash: it tells no number and no address.
create table if not exists send_counts (
  bucket bytea not null,
  window_start bigint not null,
  ends_at bigint not null,
  count integer not null,
  primary key (bucket, window_start)
);
create index if not exists send_counts_over on send_counts (ends_at);

alter table record_keys drop constraint if exists record_keys_kind_check;
alter table record_keys add constraint record_keys_kind_check
  check (kind in ('transaction', 'screening', 'contract', 'link', 'event'));
alter table erasure_ledger drop constraint if exists erasure_ledger_kind_check;
alter table erasure_ledger add constraint erasure_ledger_kind_check
  check (kind in ('transaction', 'screening', 'contract', 'link', 'subject'));
alter table purge_counts drop constraint if exists purge_counts_kind_check;
alter table purge_counts add constraint purge_counts_kind_check
  check (kind in ('transaction', 'screening', 'contract', 'link'));

do $$
declare
  walled text;
begin
  foreach walled in array array[
    'hosted_links', 'hosted_link_events', 'hosted_link_completions', 'hosted_link_sessions', 'hosted_link_hand_offs',
    'hosted_link_blobs'
  ] loop
    execute format('alter table %I enable row level security', walled);
    execute format('drop policy if exists account_wall on %I', walled);
    execute format(
      'create policy account_wall on %I for all to symbolon_app
         using (account_id = current_setting(''symbolon.account'', true))
         with check (account_id = current_setting(''symbolon.account'', true))', walled);
  end loop;
end
$$;

grant select, insert, update, delete on hosted_links to symbolon_app;
grant select, insert, delete
  on hosted_link_events, hosted_link_completions, hosted_link_sessions, hosted_link_hand_offs, hosted_link_blobs
  to symbolon_app;
