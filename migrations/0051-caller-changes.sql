-- What a process remembers of callers (keys, accounts) holds as long as this number is what it was when that was read.

create table if not exists caller_changes (
  id integer primary key default 1 check (id = 1),
  count bigint not null
);
insert into caller_changes (count) values (0) on conflict do nothing;

-- As the owner: an account may change its keys, and never this number by itself.
create or replace function count_caller_change() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public as $$
begin
  update public.caller_changes set count = count + 1;
  return null;
end
$$;

-- When a key was used last changes all the time, and no one is let in or kept out by it.
drop trigger if exists caller_change on api_keys;
create trigger caller_change
  after insert or delete or update of account_id, kind, mode, scopes, digest, prefix, expires_at, revoked_at
  on api_keys for each statement execute function count_caller_change();

drop trigger if exists caller_change on accounts;
create trigger caller_change after insert or delete or update
  on accounts for each statement execute function count_caller_change();
