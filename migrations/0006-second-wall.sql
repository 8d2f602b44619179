-- Row-level security: the working role sees the rows of one account, the one named in `symbolon.account`.
-- The owner is not bound by it; it is used for what has no account yet (who is calling?) and for upkeep.

grant usage on schema public to symbolon_app;

do $$
declare
  walled text;
begin
  foreach walled in array array[
    'account_heads', 'account_keys', 'api_keys', 'subjects', 'subject_keys', 'record_keys', 'transactions',
    'transaction_counts', 'images', 'outbox', 'screenings', 'erasure_ledger', 'idempotency', 'quota_counters',
    'quota_reservations', 'quota_ledger', 'audit_entries', 'profiles', 'profile_versions', 'jobs', 'roles', 'users',
    'sessions', 'consents', 'legal_holds', 'retention_rules'
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

alter table accounts enable row level security;
drop policy if exists account_wall on accounts;
create policy account_wall on accounts for all to symbolon_app
  using (id = current_setting('symbolon.account', true))
  with check (id = current_setting('symbolon.account', true));

grant select, update on accounts, account_heads to symbolon_app;
grant select, insert on account_keys to symbolon_app;
grant select, insert, update on api_keys, quota_counters, profiles, users, retention_rules to symbolon_app;
grant select, insert, delete on subjects, record_keys, subject_keys, images to symbolon_app;
grant update on record_keys, subject_keys to symbolon_app;
grant select, insert, update, delete
  on transactions, transaction_counts, outbox, idempotency, screenings, quota_reservations, jobs, roles, sessions,
     consents, legal_holds to symbolon_app;
-- Written once, never changed.
grant select, insert on quota_ledger, audit_entries, erasure_ledger, profile_versions to symbolon_app;
grant select on list_versions to symbolon_app;
