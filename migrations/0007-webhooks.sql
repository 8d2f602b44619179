-- Webhooks: where events go, with which secrets they are signed, and every try to tell them.
-- An endpoint is one address of one account; it is made when the first event for it is queued.

create table if not exists webhook_endpoints (
  id text primary key,
  account_id text not null references accounts (id),
  -- test until the first live event goes there: what live events use, a test key does not see.
  mode text not null check (mode in ('live', 'test')),
  url_hash bytea not null,
  account_key_version integer not null,
  sealed bytea not null,
  success_rule text not null default '200' check (success_rule in ('200', '2xx')),
  state text not null default 'active' check (state in ('active', 'paused')),
  paused_at bigint,
  paused_reason text not null default '',
  -- Failed tries in a row, and since when there was no other.
  failures integer not null default 0,
  failing_since bigint,
  -- No try before: rests_until is the circuit breaker's, held_until what the receiver asked for.
  rests_until bigint not null default 0,
  held_until bigint not null default 0,
  -- When it last had its turn; whoever waited longest comes next.
  turn_at bigint not null default 0,
  delivered bigint not null default 0,
  failed bigint not null default 0,
  tries bigint not null default 0,
  created_at bigint not null,
  unique (account_id, url_hash)
);
create index if not exists webhook_endpoints_turn on webhook_endpoints (turn_at, id) where state = 'active';

-- endpoint_id '' = the account's own, used by every endpoint that has none. Null = does not expire.
create table if not exists webhook_secrets (
  account_id text not null references accounts (id),
  endpoint_id text not null default '',
  version integer not null,
  account_key_version integer not null,
  sealed bytea not null,
  created_at bigint not null,
  expires_at bigint,
  primary key (account_id, endpoint_id, version)
);

-- The queue and the log in one: a row for each event that is told to somebody, under the event's own id.
create table if not exists deliveries (
  id text primary key,
  account_id text not null references accounts (id),
  endpoint_id text not null references webhook_endpoints (id),
  transaction_id text not null,
  seq bigint not null,
  event text not null,
  mode text not null check (mode in ('live', 'test')),
  state text not null check (state in ('waiting', 'delivered', 'failed', 'cancelled')),
  attempts integer not null default 0,
  first_failed_at bigint,
  last_attempt_at bigint not null default 0,
  next_at bigint not null,
  -- Asked for by hand: not held up by the circuit breaker, and told although it had ended.
  urgent boolean not null default false,
  -- 0 = in nobody's hands. fence grows with every lease: whoever holds an older one is refused.
  leased_until bigint not null default 0,
  fence bigint not null default 0,
  error text not null default '',
  created_at bigint not null
);
create index if not exists deliveries_due on deliveries (endpoint_id, next_at) where state = 'waiting';
create index if not exists deliveries_leased on deliveries (endpoint_id, leased_until) where leased_until > 0;
create index if not exists deliveries_order on deliveries (transaction_id, seq);
create index if not exists deliveries_listed on deliveries (account_id, created_at, id);
create index if not exists deliveries_unfinished on deliveries (state, created_at) where state <> 'delivered';

-- Written before anything is sent; finished_at stays null when nobody lived to say how it went.
create table if not exists delivery_attempts (
  delivery_id text not null references deliveries (id) on delete cascade,
  attempt integer not null,
  account_id text not null references accounts (id),
  at bigint not null,
  finished_at bigint,
  status integer,
  error text not null default '',
  -- The first bytes of the answer, under the key that seals the event.
  sealed bytea,
  primary key (delivery_id, attempt)
);

-- Whether a pending event has been given its delivery.
alter table outbox add column if not exists queued boolean not null default false;
create index if not exists outbox_unqueued on outbox (created_at, transaction_id, seq)
  where state = 'pending' and not queued;

do $$
declare
  walled text;
begin
  foreach walled in array array['webhook_endpoints', 'webhook_secrets', 'deliveries', 'delivery_attempts'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('drop policy if exists account_wall on %I', walled);
    execute format(
      'create policy account_wall on %I for all to symbolon_app
         using (account_id = current_setting(''symbolon.account'', true))
         with check (account_id = current_setting(''symbolon.account'', true))', walled);
  end loop;
end
$$;

grant select, insert, update on webhook_endpoints, webhook_secrets to symbolon_app;
grant select, insert, update, delete on deliveries, delivery_attempts to symbolon_app;
