-- Why the newest refresh of a list that was refused was refused, for every process of an installation. It is past once the
-- list was refreshed later.
create table if not exists list_troubles (
  source text primary key,
  -- One sentence for the operator.
  trouble text not null,
  at bigint not null
);
