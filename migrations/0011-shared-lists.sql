-- The version of each list that all processes of an installation serve: what one refreshed, the others take from here.
-- Lists are published data, the same for all accounts.
create table if not exists shared_lists (
  source text primary key,
  -- SHA-256 of the records, in hex: whoever takes it over can tell whether it is whole.
  version text not null,
  refreshed_at bigint not null,
  -- What is known of the version beside its records, as JSON.
  meta text not null,
  -- The records, one JSON object a line, packed with gzip.
  content bytea not null
);
