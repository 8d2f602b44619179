import { field, type Notebook, type StoreUnderCheck } from './store.ts'

/**
 * Runs a statement that selects what is wrong: a column `about` for each row.
 */
async function expectNone(
  store: StoreUnderCheck,
  notes: Notebook,
  rule: { readonly wrong: string; readonly sentence: string },
): Promise<void> {
  for (const row of await store.query(rule.wrong, [])) notes.wrong(field(row, 'about'), rule.sentence)
}

async function countIn(
  store: StoreUnderCheck,
  notes: Notebook,
  table: 'quota_ledger' | 'outbox' | 'transactions',
): Promise<void> {
  const rows = await store.query(`select count(*)::text as count from ${table}`, [])
  notes.saw(Number(rows[0]?.['count'] ?? 0))
}

/** What was paid for is there, what is there was paid for once, and the counters are the sums of the ledger. */
export async function checkQuota(store: StoreUnderCheck, notes: Notebook): Promise<void> {
  notes.begin('quota')
  await countIn(store, notes, 'quota_ledger')
  for (const rule of quotaRules) await expectNone(store, notes, rule)
}

/** -1 in the erasure ledger: erased in another copy of this store, and never in this one. */
const billable = `
  select account_id, id from transactions
  union all select account_id, id from screenings
  union all select account_id, id from contracts
  union all select account_id, id from hosted_links
  union all select account_id, target_id from erasure_ledger where kind <> 'subject' and last_seq >= 0
  union all select account_id, target from audit_entries where action = 'result.unstored'`

const quotaRules = [
  {
    sentence: 'A result that exists was not charged exactly once.',
    wrong: `
      select b.id as about from (${billable}) b
      left join quota_ledger l on l.account_id = b.account_id and l.record_id = b.id and l.entry = 'settle'
      group by b.account_id, b.id having count(l.id) <> 1`,
  },
  {
    sentence: 'Something was charged that is not there.',
    wrong: `
      select l.id as about from quota_ledger l
      where l.entry = 'settle'
        and not exists (select from (${billable}) b where b.account_id = l.account_id and b.id = l.record_id)`,
  },
  {
    sentence: 'The counter of used quota is not the sum of what was settled.',
    wrong: `
      select c.account_id || ' ' || c.kind as about from quota_counters c
      where c.used <> (select coalesce(sum(l.amount), 0) from quota_ledger l
        where l.account_id = c.account_id and l.kind = c.kind and l.entry = 'settle')`,
  },
  {
    sentence: 'What a day used is not the sum of what was settled on it.',
    wrong: `
      select coalesce(d.account_id, l.account_id) || ' ' || coalesce(d.kind, l.kind) as about from quota_days d
      full join (
        select account_id, kind, at / 86400000 as day, sum(amount) as amount from quota_ledger
        where entry = 'settle' group by 1, 2, 3
      ) l on l.account_id = d.account_id and l.kind = d.kind and l.day = d.day
      where d.amount is distinct from l.amount`,
  },
  {
    sentence: 'The counter of reserved quota is not the sum of the open reservations.',
    wrong: `
      select c.account_id || ' ' || c.kind as about from quota_counters c
      where c.reserved <> (select coalesce(sum(r.cost), 0) from quota_reservations r
        where r.account_id = c.account_id and r.kind = c.kind)`,
  },
  {
    sentence: 'A reservation was not made once and closed at most once, for what it reserved.',
    wrong: `
      select l.reservation_id as about from quota_ledger l where l.reservation_id is not null
      group by l.account_id, l.reservation_id
      having count(*) filter (where l.entry = 'reserve') <> 1
        or count(*) filter (where l.entry in ('settle', 'release')) > 1
        or count(distinct l.amount) > 1`,
  },
  {
    sentence: 'A reservation is open in one place and closed in the other.',
    wrong: `
      select coalesce(r.id, o.reservation_id) as about from quota_reservations r
      full join (
        select reservation_id from quota_ledger where reservation_id is not null
        group by reservation_id having count(*) filter (where entry in ('settle', 'release')) = 0
      ) o on o.reservation_id = r.id
      where r.id is null or o.reservation_id is null`,
  },
]

/** Lists count what is there. */
export async function checkCounts(store: StoreUnderCheck, notes: Notebook): Promise<void> {
  notes.begin('counters of lists')
  await countIn(store, notes, 'transactions')
  await expectNone(store, notes, {
    sentence: 'Lists count another number of transactions on this day than there are.',
    wrong: `
      select coalesce(c.account_id, t.account_id) || ' ' || coalesce(c.day, t.day) as about
      from transaction_counts c
      full join (
        select account_id, floor(created_at / 86400000.0)::integer as day, mode, profile_id, decision, count(*) as count
        from transactions group by 1, 2, 3, 4, 5
      ) t on t.account_id = c.account_id and t.day = c.day and t.mode = c.mode
        and t.profile_id = c.profile_id and t.decision = c.decision
      where coalesce(c.count, 0) <> coalesce(t.count, 0)`,
  })
}

/** Every change left its event, in an unbroken sequence. What the events say is checked in events.ts. */
export async function checkSequences(store: StoreUnderCheck, notes: Notebook): Promise<void> {
  notes.begin('sequence of events')
  await countIn(store, notes, 'outbox')
  for (const rule of sequenceRules) await expectNone(store, notes, rule)
}

const known = `
  select account_id, id, event_seq as last_seq, false as erased from transactions
  union all select account_id, target_id, last_seq, true from erasure_ledger where kind = 'transaction' and last_seq >= 0`

const sequenceRules = [
  {
    sentence: 'The events of this transaction are not numbered from 1 to its last one.',
    wrong: `
      select k.id as about from (${known}) k
      left join outbox o on o.account_id = k.account_id and o.transaction_id = k.id
      group by k.id, k.last_seq
      having count(o.id) <> k.last_seq or min(o.seq) <> 1 or max(o.seq) <> k.last_seq`,
  },
  {
    sentence: 'This event reports a transaction that never existed.',
    wrong: `
      select o.id as about from outbox o
      where o.subject_kind = 'transaction'
        and not exists (select from (${known}) k where k.account_id = o.account_id and k.id = o.transaction_id)`,
  },
  {
    sentence: 'This event reports a signing that never existed.',
    wrong: `
      select o.id as about from outbox o
      where o.subject_kind = 'signing' and not exists (select from audit_entries a
        where a.account_id = o.account_id and a.target = o.transaction_id and a.action = 'signing.started')`,
  },
  {
    sentence: 'This event reports a hosted link that never existed.',
    wrong: `
      select o.id as about from outbox o
      where o.subject_kind = 'link' and not exists (select from audit_entries a
        where a.account_id = o.account_id and a.target = o.transaction_id and a.action = 'link.created')`,
  },
  {
    sentence: 'A signing was sealed more than once, or is sealed and its seal is not in the audit log.',
    wrong: `
      select s.id as about from signings s
      where (select count(*) from audit_entries a
          where a.account_id = s.account_id and a.target = s.id and a.action = 'signing.sealed')
        <> (case s.state when 'sealed' then 1 else 0 end)`,
  },
  {
    sentence: 'A deleted transaction does not end with a delete event, or one that is there does.',
    wrong: `
      select k.id as about from (${known}) k
      join outbox o on o.account_id = k.account_id and o.transaction_id = k.id and o.seq = k.last_seq
      where (o.event = 'delete') <> k.erased`,
  },
  {
    sentence: 'The number of update events is not the number of decisions in the audit log.',
    wrong: `
      select k.id as about from (${known}) k
      where (select count(*) from outbox o
          where o.account_id = k.account_id and o.transaction_id = k.id and o.event = 'update')
        <> (select count(*) from audit_entries a
          where a.account_id = k.account_id and a.target = k.id and a.action = 'transaction.decided')`,
  },
  {
    sentence: 'A hosted link ended more than once, or has ended and its end is not in the audit log.',
    wrong: `
      select l.id as about from hosted_links l
      where (select count(*) from audit_entries a
          where a.account_id = l.account_id and a.target = l.id and a.action = 'link.completed')
        <> (select count(*) from hosted_link_completions c where c.link_id = l.id)`,
  },
  {
    sentence: 'An erased record is still there.',
    wrong: `
      select e.target_id as about from erasure_ledger e
      where exists (select from transactions t where t.id = e.target_id)
        or exists (select from screenings s where s.id = e.target_id)
        or exists (select from contracts c where c.id = e.target_id)
        or exists (select from hosted_links l where l.id = e.target_id)
        or exists (select from images i where i.transaction_id = e.target_id)
        or exists (select from subject_keys s where s.subject_id = e.target_id)`,
  },
]
