-- The life of what is stored: master keys and their rotation, whose record it is, how long it is kept, what proves
-- that it is gone.

-- Which master keys there have been. The keys themselves lie outside. While one takes over from another, each lies
-- here wrapped by the other, so that a process that was given either can open everything.
create table if not exists master_keys (
  version integer primary key,
  -- Keyed hash under the key itself: tells which version a given key is, and nothing about the key.
  fingerprint bytea not null unique,
  state text not null check (state in ('current', 'leaving', 'retired')),
  wrapped bytea,
  created_at bigint not null,
  retired_at bigint
);
create unique index if not exists master_keys_current on master_keys (state) where state <> 'retired';
grant select on master_keys to symbolon_app;

-- Keyed hashes of document number + issuer and of name + birth date, by which linking to another subject is offered.
-- Filled when a record is committed; older records have none and are offered to nobody.
alter table transactions add column if not exists document_hash bytea;
alter table transactions add column if not exists person_hash bytea;
create index if not exists transactions_by_document
  on transactions (account_id, document_hash) include (subject_id, mode) where document_hash is not null;
create index if not exists transactions_by_person
  on transactions (account_id, person_hash) include (subject_id, mode) where person_hash is not null;

-- What an erasure leaves in the hands of who ordered it; ids, counts and hashes, no personal data.
create table if not exists erasure_certificates (
  subject_id text primary key,
  account_id text not null references accounts (id),
  mode text not null check (mode in ('live', 'test')),
  at bigint not null,
  -- JSON Web Signature, compact (RFC 7515).
  signed text not null
);

-- How many records went because their time was over; read by the metrics.
create table if not exists purge_counts (
  account_id text not null references accounts (id),
  kind text not null check (kind in ('transaction', 'screening')),
  count bigint not null,
  primary key (account_id, kind)
);

create index if not exists legal_holds_listed on legal_holds (account_id, placed_at, id);

do $$
declare
  walled text;
begin
  foreach walled in array array['erasure_certificates', 'purge_counts'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('drop policy if exists account_wall on %I', walled);
    execute format(
      'create policy account_wall on %I for all to symbolon_app
         using (account_id = current_setting(''symbolon.account'', true))
         with check (account_id = current_setting(''symbolon.account'', true))', walled);
  end loop;
end
$$;

grant select, insert on erasure_certificates to symbolon_app;
grant select, insert, update on purge_counts to symbolon_app;
grant delete on retention_rules to symbolon_app;
