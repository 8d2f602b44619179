-- What a quick reading leaves for a day: the pictures it was asked to keep, and its answer for whoever repeats the
-- request. No transaction and no subject; a key of its own that dies with the row.
create table if not exists quick_readings (
  id text primary key,
  account_id text not null references accounts (id),
  mode text not null check (mode in ('live', 'test')),
  made_by text not null,
  created_at bigint not null,
  expires_at bigint not null,
  account_key_version integer not null,
  wrapped bytea not null
);
create index if not exists quick_readings_expiry on quick_readings (expires_at);

-- Found by the keyed hash of the token that its caller was given.
create table if not exists quick_pictures (
  token_hash bytea primary key,
  account_id text not null references accounts (id),
  reading_id text not null references quick_readings (id) on delete cascade,
  blob_id text not null unique,
  sealed bytea not null
);
create index if not exists quick_pictures_reading on quick_pictures (reading_id);

do $$
declare
  walled text;
begin
  foreach walled in array array['quick_readings', 'quick_pictures'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('drop policy if exists account_wall on %I', walled);
    execute format(
      'create policy account_wall on %I for all to symbolon_app
         using (account_id = current_setting(''symbolon.account'', true))
         with check (account_id = current_setting(''symbolon.account'', true))', walled);
  end loop;
end
$$;
grant select, insert on quick_readings, quick_pictures to symbolon_app;
