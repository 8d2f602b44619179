-- Under legal hold a link keeps what it needs no more: since when that is so. Null while it is needed.
alter table hosted_link_blobs add column if not exists forgotten_at bigint;
create index if not exists hosted_link_blobs_forgotten on hosted_link_blobs (forgotten_at) where forgotten_at is not null;
grant update on hosted_link_blobs to symbolon_app;

-- When something was sent lately, by what is counted: a keyed hash, which tells no number and no address.
create table if not exists send_times (
  bucket bytea primary key,
  -- Instants that still count, the newest last.
  sent_at bigint[] not null,
  -- When none of them counts any more.
  ends_at bigint not null
);
create index if not exists send_times_over on send_times (ends_at);
drop table if exists send_counts;
