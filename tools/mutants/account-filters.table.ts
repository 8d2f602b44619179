import type { Edit, Mutant } from './mutant.ts'

/** Row-level security hides that a query forgot its account: it falls with each of these filters. */
export const rowLevelSecurity = {
  file: 'src/adapters/records/engine/database.ts',
  text: ", set_config('role', '${appRole}', true)`",
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
    file: 'src/adapters/records/account/account-settings.ts',
    text: "kysely.selectFrom('quota_days').where('account_id', '=', accountId)",
    rest: "kysely.selectFrom('quota_days')",
  },
  {
    of: 'the key of an archive',
    file: 'src/adapters/records/idempotency/idempotency-keys.ts',
    text: ".where('account_id', '=', accountId)",
  },
  {
    of: 'the list of API keys',
    file: 'src/adapters/records/keys/api-keys.ts',
    text: "sql.selectFrom('api_keys').selectAll().where('account_id', '=', principal.accountId)",
    rest: "sql.selectFrom('api_keys').selectAll()",
  },
  {
    of: 'an API key that is rotated',
    file: 'src/adapters/records/keys/api-keys.ts',
    text: ".where('account_id', '=', accountId)",
  },
  {
    of: 'an API key that is revoked',
    file: 'src/adapters/records/keys/api-keys.ts',
    text: "    .where('account_id', '=', principal.accountId)",
  },
  {
    of: 'the audit log',
    file: 'src/adapters/records/audit/audit-log.ts',
    text: ".where('account_id', '=', principal.accountId)",
  },
  {
    of: 'the end of the audit log',
    file: 'src/adapters/records/engine/groups/write-groups.ts',
    text: 'from account_heads where account_id = $1 ${lock}`,\n    parameters: [accountId]',
    rest: 'from account_heads ${lock}`,\n    parameters: []',
    breaksPreparation: true,
  },
  {
    of: 'a certificate of erasure',
    file: 'src/adapters/records/subjects/erase-subject.ts',
    text: ".where('account_id', '=', principal.accountId)",
  },
  {
    of: 'the events',
    file: 'src/adapters/records/webhooks/events.ts',
    text: ".where('o.account_id', '=', accountId)",
  },
  {
    of: 'an archive that grows',
    file: 'src/adapters/records/export/exports.ts',
    text: "    .where('id', '=', exportId)\n    .where('account_id', '=', accountId)",
    rest: "    .where('id', '=', exportId)\n",
  },
  {
    of: 'an archive that ends',
    file: 'src/adapters/records/export/exports.ts',
    text: "    .deleteFrom('exports')\n    .where('account_id', '=', accountId)",
    rest: "    .deleteFrom('exports')\n",
  },
  {
    of: 'a legal hold',
    file: 'src/adapters/records/retention/legal-holds.ts',
    text: ".where('h.account_id', '=', principal.accountId)",
  },
  {
    of: 'a profile that is replaced',
    file: 'src/adapters/records/profiles/profiles.ts',
    text: "    .set({ version: raw`version + 1` })\n    .where('id', '=', id)\n    .where('account_id', '=', principal.accountId)",
    rest: "    .set({ version: raw`version + 1` })\n    .where('id', '=', id)\n",
  },
  {
    of: 'a profile that is removed',
    file: 'src/adapters/records/profiles/profiles.ts',
    text: "    .set({ removed_at: context.clock.now() })\n    .where('id', '=', id)\n    .where('account_id', '=', principal.accountId)",
    rest: "    .set({ removed_at: context.clock.now() })\n    .where('id', '=', id)\n",
  },
  {
    of: 'a profile that is read',
    file: 'src/adapters/records/profiles/profile-content.ts',
    text: ".where('p.account_id', '=', principal.accountId)",
  },
  {
    of: 'a file that was made',
    file: 'src/adapters/records/images/files.ts',
    text: "    .where('f.account_id', '=', accountId)\n    .where('f.name_digest', '=', fileNameDigest(fileName))",
    rest: "    .where('f.name_digest', '=', fileNameDigest(fileName))",
  },
  {
    of: 'what may be spent, in settings',
    file: 'src/adapters/records/account/quota-plan.ts',
    text: ".select(spendingColumns).where('account_id', '=', accountId)",
    rest: '.select(spendingColumns)',
  },
  {
    of: 'what may be spent',
    file: 'src/adapters/records/account/quota.ts',
    text: "    .select(spendingColumns)\n    .where('account_id', '=', accountId)",
    rest: '    .select(spendingColumns)\n',
  },
  {
    of: 'the rule of retention that is stored',
    file: 'src/adapters/records/account/account-settings.ts',
    text: "      .select('days')\n      .where('account_id', '=', accountId)",
    rest: "      .select('days')\n",
  },
  {
    of: 'a limit that is set',
    file: 'src/adapters/records/account/quota-plan.ts',
    text: "      .set({ plan: amount })\n      .where('account_id', '=', accountId)",
    rest: '      .set({ plan: amount })\n',
  },
  {
    of: 'a period that is set',
    file: 'src/adapters/records/account/quota-plan.ts',
    text: "spent_before: ends === null ? 0 : row.ref('used') }))\n    .where('account_id', '=', accountId)",
    rest: "spent_before: ends === null ? 0 : row.ref('used') }))\n",
  },
  {
    of: 'a period that begins',
    file: 'src/adapters/records/account/quota-plan.ts',
    text: "period_ends_at: periodEnd(expired.period, now) }))\n    .where('account_id', '=', accountId)",
    rest: 'period_ends_at: periodEnd(expired.period, now) }))\n',
  },
  {
    of: 'quota that is given back',
    file: 'src/adapters/records/account/quota.ts',
    text: "    .set({ reserved: raw`reserved - ${cost}::bigint` })\n    .where('account_id', '=', accountId)",
    rest: '    .set({ reserved: raw`reserved - ${cost}::bigint` })\n',
  },
  {
    of: 'quota that is used',
    file: 'src/adapters/records/account/quota.ts',
    text: 'where account_id = $1 and kind = $2 and (period_ends_at is null or period_ends_at > $4',
    rest: 'where kind = $2 and (period_ends_at is null or period_ends_at > $4',
    breaksPreparation: true,
  },
  {
    of: 'quota that several requests use',
    file: 'src/adapters/records/account/quota.ts',
    text: 'where account_id = $1 and kind = $2 and (period_ends_at is null or period_ends_at > total.at',
    rest: 'where kind = $2 and (period_ends_at is null or period_ends_at > total.at',
  },
  {
    of: 'what is left after a charge',
    file: 'src/adapters/records/account/quota.ts',
    text: 'from quota_counters where account_id = $1 and kind <> $2',
    rest: 'from quota_counters where kind <> $2',
  },
  {
    of: 'the rules of retention',
    file: 'src/adapters/records/retention/retention.ts',
    text: "    .where('account_id', '=', accountId)",
  },
  {
    of: 'rules of retention that are replaced',
    file: 'src/adapters/records/retention/retention.ts',
    text: "  await sql.deleteFrom('retention_rules').where('account_id', '=', accountId)",
    rest: "  await sql.deleteFrom('retention_rules')",
  },
  {
    of: 'the person of a record',
    file: 'src/adapters/records/subjects/subject-rows.ts',
    text: ".where('account_id', '=', principal.accountId)",
  },
  {
    of: 'a person who is held or erased',
    file: 'src/adapters/records/subjects/subject-rows.ts',
    text: ".where('s.account_id', '=', principal.accountId)",
  },
  {
    of: 'the list of persons',
    file: 'src/adapters/records/subjects/subjects.ts',
    text: ".where('s.account_id', '=', principal.accountId)",
  },
  {
    of: 'what a deletion counts down',
    file: 'src/adapters/records/transactions/transaction-counts.ts',
    text: ".where('account_id', '=', as.accountId)",
  },
  {
    of: 'a page of transactions',
    file: 'src/adapters/records/transactions/transaction-pages.ts',
    text: "  let query = sql.selectFrom('transactions').where('account_id', '=', filter.accountId)",
    rest: "  let query = sql.selectFrom('transactions')",
  },
  {
    of: 'the count of transactions by day',
    file: 'src/adapters/records/transactions/transaction-pages.ts',
    text: "    .where('account_id', '=', filter.accountId)",
  },
  {
    of: 'a transaction',
    file: 'src/adapters/records/transactions/transaction-rows.ts',
    text: ".where('t.account_id', '=', principal.accountId)",
  },
  {
    of: 'the log of deliveries',
    file: 'src/adapters/records/webhooks/delivery-log.ts',
    text: "  const query = sql.selectFrom('deliveries').selectAll().where('account_id', '=', principal.accountId)",
    rest: "  const query = sql.selectFrom('deliveries').selectAll()",
  },
  {
    of: 'a webhook endpoint',
    file: 'src/adapters/records/webhooks/endpoints.ts',
    text: "    ])\n    .where('account_id', '=', principal.accountId)",
    rest: '    ])\n',
  },
  {
    of: 'a webhook endpoint that is changed',
    file: 'src/adapters/records/webhooks/endpoints.ts',
    text: "    .where('id', '=', id)\n    .where('account_id', '=', principal.accountId)",
    rest: "    .where('id', '=', id)\n",
  },
  {
    of: 'the webhook secrets',
    file: 'src/adapters/records/webhooks/secrets.ts',
    text: "    .selectAll()\n    .where('account_id', '=', owner.accountId)",
    rest: '    .selectAll()\n',
    breaksPreparation: true,
  },
  {
    of: 'a webhook secret that ends',
    file: 'src/adapters/records/webhooks/secrets.ts',
    text: "    .set({ expires_at: until })\n    .where('account_id', '=', owner.accountId)",
    rest: '    .set({ expires_at: until })\n',
  },
]

/** What is found by a keyed hash: that the key is the account's hides that the filter is gone. */
const hashed: readonly AccountFilter[] = [
  {
    of: 'a picture',
    file: 'src/adapters/records/images/images.ts',
    text: "    .where('i.account_id', '=', accountId)\n",
  },
  {
    of: 'who may be the same person',
    file: 'src/adapters/records/subjects/subject-candidates.ts',
    text: "          .onRef('other.account_id', '=', 'mine.account_id')\n",
  },
  {
    of: 'an Idempotency-Key that is given back',
    file: 'src/adapters/records/idempotency/idempotency.ts',
    text: "          .deleteFrom('idempotency')\n          .where('account_id', '=', principal.accountId)",
    rest: "          .deleteFrom('idempotency')\n",
  },
]

const sharedHashKey = {
  file: 'src/adapters/records/keys/record-keys.ts',
  text: 'keyedHash(findKey, what, value)',
  replacement: 'keyedHash(new Uint8Array(32), what, value)',
} as const

function mutantOf({ of, file, text, rest = '', ...more }: AccountFilter, also: readonly Edit[]): Mutant {
  return {
    guard: `each account has its own: ${of}`,
    file,
    text,
    replacement: rest,
    also,
    attacks: [19, 21, 22],
    test: 'src/adapters/records/engine/account-separation.test.ts',
    ...more,
  }
}

/** Every query that would reach into other accounts without its filter. */
export const accountFilters: readonly Mutant[] = [
  ...filters.map((filter) => mutantOf(filter, [rowLevelSecurity])),
  ...hashed.map((filter) => mutantOf(filter, [rowLevelSecurity, sharedHashKey])),
]
