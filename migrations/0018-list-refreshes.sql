-- Who refreshes a list now, so that no two processes of an installation fetch and read the same one at once. A hold that
-- was not renewed in time is anybody's: whoever had it is gone.
create table if not exists list_refreshes (
  source text primary key,
  holder text not null,
  held_until bigint not null
);
