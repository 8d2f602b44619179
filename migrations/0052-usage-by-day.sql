-- What each UTC day used, so that usage is read without going through the ledger.

create table if not exists quota_days (
  account_id text not null references accounts (id),
  kind text not null check (kind in ('quota', 'credit')),
  -- Days since 1970.
  day bigint not null,
  amount bigint not null check (amount >= 0),
  primary key (account_id, kind, day)
);
alter table quota_days enable row level security;
drop policy if exists account_wall on quota_days;
create policy account_wall on quota_days for all to symbolon_app
  using (account_id = current_setting('symbolon.account', true))
  with check (account_id = current_setting('symbolon.account', true));
grant select, insert, update on quota_days to symbolon_app;

insert into quota_days (account_id, kind, day, amount)
  select account_id, kind, at / 86400000, sum(amount) from quota_ledger where entry = 'settle' group by 1, 2, 3
  on conflict do nothing;

-- By a trigger, so that processes of the version before count too while an upgrade is under way.
create or replace function count_quota_day() returns trigger language plpgsql as $$
begin
  insert into quota_days as d (account_id, kind, day, amount)
    values (new.account_id, new.kind, new.at / 86400000, new.amount)
    on conflict (account_id, kind, day) do update set amount = d.amount + excluded.amount;
  return null;
end
$$;
drop trigger if exists quota_day on quota_ledger;
create trigger quota_day after insert on quota_ledger for each row when (new.entry = 'settle')
  execute function count_quota_day();
