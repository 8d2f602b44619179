-- The certificate of the seal on contracts, one for each version of the key `seal` in `instance_keys`. It is public.
create table if not exists seal_certificates (
  key_version integer primary key,
  certificate bytea not null,
  created_at bigint not null
);
