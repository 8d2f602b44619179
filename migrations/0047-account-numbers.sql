-- Clients of the wire read the id of an account as a whole number.
alter table accounts add column if not exists number bigint generated always as identity;
create unique index if not exists accounts_by_number on accounts (number);
