-- Totals of what is found by a keyed hash are counted in its index, whatever else is filtered by.
create index if not exists transactions_found_by_custom
  on transactions (account_id, custom_hash, created_at, id) include (mode, decision, profile_id)
  where custom_hash is not null;
create index if not exists transactions_found_by_docupass
  on transactions (account_id, docupass_hash, created_at, id) include (mode, decision, profile_id)
  where docupass_hash is not null;
drop index if exists transactions_by_custom;
drop index if exists transactions_by_docupass;
