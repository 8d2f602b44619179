-- What each UTC day used is counted once for all entries of a statement: charges of several requests are entered together.
create or replace function count_quota_days() returns trigger language plpgsql as $$
begin
  insert into quota_days as d (account_id, kind, day, amount)
    select account_id, kind, at / 86400000 as day, sum(amount) from entered where entry = 'settle'
    group by account_id, kind, day order by account_id, kind, day
    on conflict (account_id, kind, day) do update set amount = d.amount + excluded.amount;
  return null;
end
$$;
drop trigger if exists quota_day on quota_ledger;
drop trigger if exists quota_days on quota_ledger;
create trigger quota_days after insert on quota_ledger referencing new table as entered for each statement
  execute function count_quota_days();
drop function if exists count_quota_day();
