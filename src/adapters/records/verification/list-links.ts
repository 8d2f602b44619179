import { sql as raw } from 'kysely'
import type {
  HostedLinkRecords,
  LinkFilter,
  ListedLink,
} from '../../../flows/ports/verification/hosted-links.ts'
import type { ResultPage } from '../../../flows/ports/pagination.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { asAccount, onlyMode, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { findHash } from '../keys/record-keys.ts'
import { resultPage } from '../pagination/result-page.ts'
import { referenceDigest } from './link-history.ts'
import { linkRows, openCompletion, openLink } from './link-rows.ts'

type Request = Parameters<HostedLinkRecords['listLinks']>[1]

interface Listing {
  readonly principal: Principal
  readonly request: Request
}

/** Links that the account made; those of persons who opened a reusable one are found by their transactions. */
export async function listLinks(context: RecordsContext, listing: Listing): Promise<ResultPage<ListedLink>> {
  const { principal, request } = listing
  const { filter, sort, ...page } = request
  const { accountId } = principal
  const reference = filter.reference === undefined ? null : await referenceDigest(context, filter.reference)
  return asAccount(context, principal, async (sql) => {
    const find = await context.ring.accountKey(sql, accountId, 'find')
    const custom = filter.customData === undefined ? null : findHash(find.key, 'custom', filter.customData)
    const ids = matching(sql, { principal, filter, reference, custom })
    const shown = linkRows(sql, principal)
      .leftJoin('hosted_link_completions as c', 'c.link_id', 'l.id')
      .leftJoin('transactions as t', 't.id', 'c.transaction_id')
      .select(['c.sealed as completion', 't.decision'])
      .where('l.id', 'in', ids)
    // What is still open was completed last of all, as it were never.
    const order = sort === 'created' ? 'l.created_at' : raw`coalesce(c.completed_at, 0)`
    const counted = sql.selectFrom('hosted_links as l').where('l.id', 'in', ids)
    const stored = await resultPage({ counted, shown, order: [order, 'l.id'] }, page)
    const rows: ListedLink[] = []
    for (const { completion, decision, ...row } of stored.rows) {
      const open = await openLink(context, sql, row)
      const completed = completion === null ? null : openCompletion(open, { sealed: completion })
      rows.push({ link: open.link, completion: completed, decision })
    }
    return { ...stored, rows }
  })
}

interface Matching {
  readonly principal: Principal
  readonly filter: LinkFilter
  readonly reference: Uint8Array | null
  readonly custom: Uint8Array | null
}

function matching(sql: Sql, { principal, filter, reference, custom }: Matching) {
  const { profileId, decision, createdAtMin, createdAtMax, completedAtMin, completedAtMax } = filter
  const mode = onlyMode(principal)
  let query = sql
    .selectFrom('hosted_links as m')
    .leftJoin('hosted_link_completions as e', 'e.link_id', 'm.id')
    .select('m.id')
    .where('m.account_id', '=', principal.accountId)
    .where('m.parent_id', 'is', null)
  if (mode !== undefined) query = query.where('m.mode', '=', mode)
  if (reference !== null) query = query.where('m.reference_digest', '=', reference)
  if (custom !== null) query = query.where('m.custom_hash', '=', custom)
  if (profileId !== undefined) query = query.where('m.profile_id', '=', profileId)
  if (createdAtMin !== undefined) query = query.where('m.created_at', '>=', createdAtMin)
  if (createdAtMax !== undefined) query = query.where('m.created_at', '<=', createdAtMax)
  if (completedAtMin !== undefined) query = query.where('e.completed_at', '>=', completedAtMin)
  if (completedAtMax !== undefined) query = query.where('e.completed_at', '<=', completedAtMax)
  if (decision === undefined) return query
  return query.where('e.transaction_id', 'in', (inner) =>
    inner
      .selectFrom('transactions')
      .select('id')
      .where('account_id', '=', principal.accountId)
      .where('decision', '=', decision),
  )
}
