-- The order in which erasures were written down, so that a copy of the ledger beside the data can be carried on.
alter table erasure_ledger add column if not exists seq bigint generated always as identity;
create unique index if not exists erasure_ledger_order on erasure_ledger (seq);
