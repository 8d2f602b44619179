-- Whether no false positive of the account is in force before a second key has approved it.
alter table accounts add column if not exists false_positives_need_approval boolean not null default false;
