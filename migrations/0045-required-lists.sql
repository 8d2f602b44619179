-- Databases that the account requires where a question names none, separated by blanks; null = those that the installation refreshes.
alter table accounts add column if not exists required_lists text;
