-- Processes that deliver events, work off jobs or write the ledger file are woken when there is something for them, and
-- otherwise look seldom. A signal leaves with the commit that it is about; equal ones of a transaction are one.

create or replace function signal_work() returns trigger language plpgsql as $$
begin
  perform pg_notify('symbolon_work', tg_argv[0]);
  return null;
end
$$;

-- An event that someone wants to hear of, and the end of one that others of its transaction wait for.
drop trigger if exists work_signal on outbox;
create trigger work_signal after insert on outbox for each row when (new.state = 'pending')
  execute function signal_work('deliveries');
drop trigger if exists work_signal_end on outbox;
create trigger work_signal_end after update of state on outbox for each row
  when (old.state = 'pending' and new.state <> 'pending') execute function signal_work('deliveries');

drop trigger if exists work_signal on deliveries;
create trigger work_signal after insert on deliveries for each row execute function signal_work('deliveries');
drop trigger if exists work_signal_sooner on deliveries;
create trigger work_signal_sooner after update of state, next_at, urgent on deliveries for each row
  when (new.state = 'waiting' and (new.next_at < old.next_at or old.state <> 'waiting' or (new.urgent and not old.urgent)))
  execute function signal_work('deliveries');

drop trigger if exists work_signal on webhook_endpoints;
create trigger work_signal after update of state, rests_until, held_until on webhook_endpoints for each row
  when (new.state = 'active' and (old.state <> 'active' or new.rests_until < old.rests_until
    or new.held_until < old.held_until))
  execute function signal_work('deliveries');

drop trigger if exists work_signal on jobs;
create trigger work_signal after insert on jobs for each row execute function signal_work('jobs');

drop trigger if exists work_signal on erasure_ledger;
create trigger work_signal after insert on erasure_ledger for each row execute function signal_work('erasures');
