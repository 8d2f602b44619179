import type { Edit, Mutant } from './mutant.ts'

/** Row-level security hides that a query forgot its account: it falls with each of these filters. */
export const secondWall = {
  file: 'src/records/engine/database.ts',
  text: ", set_config('role', ${appRole}, true)`",
  replacement: '`',
} as const

interface AccountFilter {
  /** What would be seen or changed of others. */
  readonly of: string
  readonly file: string
  readonly text: string
  /** What stays of the text; nothing unless told. */
  readonly rest?: string
  readonly breaksPreparation?: true
}

const filters: readonly AccountFilter[] = [
  {
    of: 'use by day',
    file: 'src/records/account-settings.ts',
    text: "    .select(raw<number>`sum(amount)::bigint`.as('amount'))\n    .where('account_id', '=', accountId)",
    rest: "    .select(raw<number>`sum(amount)::bigint`.as('amount'))\n",
  },
  {
    of: 'the key of an archive',
    file: 'src/records/answer-keys.ts',
    text: ".where('account_id', '=', accountId)",
  },
  {
    of: 'the list of API keys',
    file: 'src/records/api-keys.ts',
    text: "        let query = sql.selectFrom('api_keys').selectAll().where('account_id', '=', principal.accountId)",
    rest: "        let query = sql.selectFrom('api_keys').selectAll()",
  },
  {
    of: 'an API key that is rotated',
    file: 'src/records/api-keys.ts',
    text: ".where('account_id', '=', accountId)",
  },
  {
    of: 'an API key that is revoked',
    file: 'src/records/api-keys.ts',
    text: "    .where('account_id', '=', principal.accountId)",
  },
  {
    of: 'the audit log',
    file: 'src/records/audit-log.ts',
    text: ".where('account_id', '=', principal.accountId)",
  },
  {
    of: 'the end of the audit log',
    file: 'src/records/audit.ts',
    text: "    .set({ audit_seq: seq, audit_hash: last })\n    .where('account_id', '=', accountId)",
    rest: '    .set({ audit_seq: seq, audit_hash: last })\n',
  },
  {
    of: 'a certificate of erasure',
    file: 'src/records/erase-subject.ts',
    text: ".where('account_id', '=', principal.accountId)",
  },
  { of: 'the events', file: 'src/records/events.ts', text: ".where('o.account_id', '=', accountId)" },
  {
    of: 'an archive that grows',
    file: 'src/records/exports.ts',
    text: "    .where('id', '=', exportId)\n    .where('account_id', '=', accountId)",
    rest: "    .where('id', '=', exportId)\n",
  },
  {
    of: 'an archive that ends',
    file: 'src/records/exports.ts',
    text: "    .deleteFrom('exports')\n    .where('account_id', '=', accountId)",
    rest: "    .deleteFrom('exports')\n",
  },
  {
    of: 'a legal hold',
    file: 'src/records/legal-holds.ts',
    text: ".where('h.account_id', '=', principal.accountId)",
  },
  {
    of: 'a profile that is replaced',
    file: 'src/records/profiles.ts',
    text: "    .set({ version: raw`version + 1` })\n    .where('id', '=', id)\n    .where('account_id', '=', principal.accountId)",
    rest: "    .set({ version: raw`version + 1` })\n    .where('id', '=', id)\n",
  },
  {
    of: 'a profile that is removed',
    file: 'src/records/profiles.ts',
    text: "    .set({ removed_at: at })\n    .where('id', '=', id)\n    .where('account_id', '=', principal.accountId)",
    rest: "    .set({ removed_at: at })\n    .where('id', '=', id)\n",
  },
  {
    of: 'a profile that is read',
    file: 'src/records/profile-content.ts',
    text: ".where('p.account_id', '=', principal.accountId)",
  },
  {
    of: 'a file that was made',
    file: 'src/records/files.ts',
    text: "    .where('f.account_id', '=', accountId)\n    .where('f.name_digest', '=', digestOf(fileName))",
    rest: "    .where('f.name_digest', '=', digestOf(fileName))",
  },
  {
    of: 'what may be spent',
    file: 'src/records/quota-plan.ts',
    text: "    .select(['kind', 'plan', 'used', 'period', 'spent_before', 'period_ends_at'])\n    .where('account_id', '=', accountId)",
    rest: "    .select(['kind', 'plan', 'used', 'period', 'spent_before', 'period_ends_at'])\n",
  },
  {
    of: 'the rule of retention that it is told',
    file: 'src/records/account-settings.ts',
    text: "    .select('days')\n    .where('account_id', '=', accountId)",
    rest: "    .select('days')\n",
  },
  {
    of: 'a limit that is set',
    file: 'src/records/quota-plan.ts',
    text: "      .set({ plan: amount })\n      .where('account_id', '=', accountId)",
    rest: '      .set({ plan: amount })\n',
  },
  {
    of: 'a period that is set',
    file: 'src/records/quota-plan.ts',
    text: "spent_before: ends === null ? 0 : row.ref('used') }))\n    .where('account_id', '=', accountId)",
    rest: "spent_before: ends === null ? 0 : row.ref('used') }))\n",
  },
  {
    of: 'a period that begins',
    file: 'src/records/quota-plan.ts',
    text: "period_ends_at: periodEnd(lapsed.period, now) }))\n    .where('account_id', '=', accountId)",
    rest: 'period_ends_at: periodEnd(lapsed.period, now) }))\n',
  },
  {
    of: 'quota that is held',
    file: 'src/records/quota.ts',
    text: "    .set({ reserved: raw`reserved + ${cost}::bigint` })\n    .where('account_id', '=', accountId)",
    rest: '    .set({ reserved: raw`reserved + ${cost}::bigint` })\n',
  },
  {
    of: 'quota that is given back',
    file: 'src/records/quota.ts',
    text: "    .set({ reserved: raw`reserved - ${cost}::bigint` })\n    .where('account_id', '=', accountId)",
    rest: '    .set({ reserved: raw`reserved - ${cost}::bigint` })\n',
  },
  {
    of: 'quota that is used',
    file: 'src/records/quota.ts',
    text: "    .set({ reserved: raw`reserved - ${cost}::bigint`, used: raw`used + ${cost}::bigint` })\n    .where('account_id', '=', accountId)",
    rest: '    .set({ reserved: raw`reserved - ${cost}::bigint`, used: raw`used + ${cost}::bigint` })\n',
    breaksPreparation: true,
  },
  {
    of: 'the rules of retention',
    file: 'src/records/retention.ts',
    text: "    .where('account_id', '=', accountId)",
  },
  {
    of: 'rules of retention that are replaced',
    file: 'src/records/retention.ts',
    text: "  await sql.deleteFrom('retention_rules').where('account_id', '=', accountId)",
    rest: "  await sql.deleteFrom('retention_rules')",
  },
  {
    of: 'the person of a record',
    file: 'src/records/subject-rows.ts',
    text: ".where('account_id', '=', principal.accountId)",
  },
  {
    of: 'a person who is held or erased',
    file: 'src/records/subject-rows.ts',
    text: ".where('s.account_id', '=', principal.accountId)",
  },
  {
    of: 'the list of persons',
    file: 'src/records/subjects.ts',
    text: ".where('s.account_id', '=', principal.accountId)",
  },
  {
    of: 'what a deletion counts down',
    file: 'src/records/transaction-counts.ts',
    text: ".where('account_id', '=', as.accountId)",
  },
  {
    of: 'a page of transactions',
    file: 'src/records/transaction-pages.ts',
    text: "  let query = sql.selectFrom('transactions').where('account_id', '=', filter.accountId)",
    rest: "  let query = sql.selectFrom('transactions')",
  },
  {
    of: 'the count of transactions by day',
    file: 'src/records/transaction-pages.ts',
    text: "    .where('account_id', '=', filter.accountId)",
  },
  {
    of: 'a transaction',
    file: 'src/records/transaction-rows.ts',
    text: ".where('t.account_id', '=', principal.accountId)",
  },
  {
    of: 'the log of deliveries',
    file: 'src/records/webhooks/delivery-log.ts',
    text: "  const query = sql.selectFrom('deliveries').selectAll().where('account_id', '=', principal.accountId)",
    rest: "  const query = sql.selectFrom('deliveries').selectAll()",
  },
  {
    of: 'a webhook endpoint',
    file: 'src/records/webhooks/endpoints.ts',
    text: "    ])\n    .where('account_id', '=', principal.accountId)",
    rest: '    ])\n',
  },
  {
    of: 'a webhook endpoint that is changed',
    file: 'src/records/webhooks/endpoints.ts',
    text: "    .where('id', '=', id)\n    .where('account_id', '=', principal.accountId)",
    rest: "    .where('id', '=', id)\n",
  },
  {
    of: 'the webhook secrets',
    file: 'src/records/webhooks/secrets.ts',
    text: "    .selectAll()\n    .where('account_id', '=', owner.accountId)",
    rest: '    .selectAll()\n',
    breaksPreparation: true,
  },
  {
    of: 'a webhook secret that ends',
    file: 'src/records/webhooks/secrets.ts',
    text: "    .set({ expires_at: until })\n    .where('account_id', '=', owner.accountId)",
    rest: '    .set({ expires_at: until })\n',
  },
]

/** What is found by a keyed hash: that the key is the account's hides that the filter is gone. */
const hashed: readonly AccountFilter[] = [
  { of: 'a picture', file: 'src/records/images.ts', text: "    .where('i.account_id', '=', accountId)\n" },
  {
    of: 'who may be the same person',
    file: 'src/records/subject-candidates.ts',
    text: "          .onRef('other.account_id', '=', 'mine.account_id')\n",
  },
  {
    of: 'an Idempotency-Key that is given back',
    file: 'src/records/idempotency.ts',
    text: "          .deleteFrom('idempotency')\n          .where('account_id', '=', principal.accountId)",
    rest: "          .deleteFrom('idempotency')\n",
  },
]

const oneKeyForAll = {
  file: 'src/records/record-keys.ts',
  text: 'keyedHash(findKey, what, value)',
  replacement: 'keyedHash(new Uint8Array(32), what, value)',
} as const

function without({ of, file, text, rest = '', ...more }: AccountFilter, also: readonly Edit[]): Mutant {
  return {
    guard: `each account has its own: ${of}`,
    file,
    text,
    replacement: rest,
    also,
    attacks: [19, 21, 22],
    test: 'src/records/means.test.ts',
    ...more,
  }
}

/** Every query that would reach into other accounts without its filter. */
export const accountFilters: readonly Mutant[] = [
  ...filters.map((filter) => without(filter, [secondWall])),
  ...hashed.map((filter) => without(filter, [secondWall, oneKeyForAll])),
]
