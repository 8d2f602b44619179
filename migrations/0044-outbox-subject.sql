-- What kind of record an event is about; its id stands in transaction_id, whatever the kind.
alter table outbox add column if not exists subject_kind text not null default 'transaction';
