-- Quota that comes back every period, and usage by day.

-- spent_before: how much of `used` belongs to earlier periods. period_ends_at: null without a period.
alter table quota_counters add column if not exists period text not null default 'none';
alter table quota_counters add column if not exists spent_before bigint not null default 0;
alter table quota_counters add column if not exists period_ends_at bigint;
alter table quota_counters drop constraint if exists quota_counters_period_check;
alter table quota_counters add constraint quota_counters_period_check
  check (period in ('none', 'day', 'month', 'year') and (period = 'none') = (period_ends_at is null));
alter table quota_counters drop constraint if exists quota_counters_spent_check;
alter table quota_counters add constraint quota_counters_spent_check check (spent_before between 0 and used);

-- period: a new period began; the amount is what had been used until then.
alter table quota_ledger drop constraint if exists quota_ledger_entry_check;
alter table quota_ledger add constraint quota_ledger_entry_check
  check (entry in ('plan', 'reserve', 'settle', 'release', 'period'));
create index if not exists quota_ledger_by_day on quota_ledger (account_id, at) include (kind, amount)
  where entry = 'settle';
