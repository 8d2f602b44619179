-- What the door keeps besides records: answers for retries, archives to fetch, files made for a transaction, and the
-- order in which events became visible.

-- Answers of requests that made no record lie sealed under the account's key of this version.
alter table idempotency add column if not exists account_key_version integer;

-- An archive that waits to be fetched. Its key dies with its row: when its time is over, and when a record in it is deleted.
create table if not exists exports (
  id text primary key,
  account_id text not null references accounts (id),
  mode text not null check (mode in ('live', 'test')),
  made_by text not null,
  state text not null check (state in ('making', 'ready')),
  blob_id text not null unique,
  size bigint not null default 0,
  sha256 text not null default '',
  created_at bigint not null,
  expires_at bigint not null,
  account_key_version integer not null,
  wrapped bytea not null
);
create index if not exists exports_account on exports (account_id, created_at, id);
create index if not exists exports_expiry on exports (expires_at);

create table if not exists export_members (
  export_id text not null references exports (id) on delete cascade,
  account_id text not null references accounts (id),
  transaction_id text not null,
  primary key (export_id, transaction_id)
);
create index if not exists export_members_transaction on export_members (account_id, transaction_id);

-- Files made for a transaction, found by the hash of their name, of which 32 characters are drawn by chance.
create table if not exists files (
  name_digest bytea primary key,
  account_id text not null references accounts (id),
  transaction_id text not null references transactions (id),
  blob_id text not null unique,
  created_at bigint not null,
  sealed bytea not null
);
create index if not exists files_transaction on files (account_id, transaction_id);

-- Handed out when somebody reads the events: commits are visible by then, so no later event gets an earlier place.
alter table outbox add column if not exists place bigint;
create unique index if not exists outbox_places on outbox (account_id, place) where place is not null;
create index if not exists outbox_unplaced on outbox (account_id, created_at, id) where place is null;

do $$
declare
  walled text;
begin
  foreach walled in array array['exports', 'export_members', 'files'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('drop policy if exists account_wall on %I', walled);
    execute format(
      'create policy account_wall on %I for all to symbolon_app
         using (account_id = current_setting(''symbolon.account'', true))
         with check (account_id = current_setting(''symbolon.account'', true))', walled);
  end loop;
end
$$;
grant select, insert, update, delete on exports to symbolon_app;
grant select, insert, delete on export_members, files to symbolon_app;
