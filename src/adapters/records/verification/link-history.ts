import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { LinkHistory } from '../../../flows/ports/verification/hosted-links.ts'
import { keyedHash } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { readTogether } from '../engine/queries/read-rows.ts'
import { onlyMode, type RecordsContext } from '../engine/records-context.ts'
import type { Tables } from '../engine/schema.ts'
import { recordSeal } from '../engine/sealed-json.ts'
import { linkRows, openCompletion, openLink, openLinkEvent } from './link-rows.ts'

/** Which link: by its id, by the keyed hash of its reference, or by the transaction that it ended in. */
export type WhichLink =
  { readonly linkId: string } | { readonly digest: Uint8Array } | { readonly transactionId: string }

/** What a reference is found by: without the pepper of the installation, references cannot be tried on a copy of the database. */
export async function referenceDigest(context: RecordsContext, reference: string): Promise<Uint8Array> {
  const { key } = await context.ring.pepper()
  return new Uint8Array(Buffer.from(keyedHash(key, 'link', reference), 'hex'))
}

/**
 * A link with all that happened to it, in one round trip; null where the caller sees none. The completion is read first: one that
 * is read as missing, and is there by now, is found by who writes.
 */
export async function readHistory(
  context: RecordsContext,
  principal: Pick<Principal, 'accountId' | 'mode'>,
  which: WhichLink,
): Promise<LinkHistory | null> {
  const { database } = context
  const { kysely } = database
  const { accountId } = principal
  const ids = idsOf(kysely, principal, which)
  const [completions, events, links] = await readTogether(database, accountId, [
    kysely.selectFrom('hosted_link_completions').select('sealed').where('link_id', 'in', ids),
    kysely
      .selectFrom('hosted_link_events')
      .select(['seq', 'sealed'])
      .where('link_id', 'in', ids)
      .orderBy('seq'),
    linkRows(kysely, principal).where('l.id', 'in', ids),
  ])
  const [row] = links
  if (row === undefined) return null
  const open = await openLink(context, null, row)
  const [completed] = completions
  return {
    link: open.link,
    events: events.map((event) => openLinkEvent(open, event)),
    completion: completed === undefined ? null : openCompletion(open, completed),
    seal: recordSeal({ accountId, recordId: row.id, recordKey: open.recordKey }, 'link'),
  }
}

function idsOf(
  kysely: Kysely<Tables>,
  principal: Pick<Principal, 'accountId' | 'mode'>,
  which: WhichLink,
): SelectQueryBuilder<Tables, 'hosted_links', { id: string }> {
  const mode = onlyMode(principal)
  const query = kysely.selectFrom('hosted_links').select('id').where('account_id', '=', principal.accountId)
  const seen = mode === undefined ? query : query.where('mode', '=', mode)
  if ('linkId' in which) return seen.where('id', '=', which.linkId)
  if ('digest' in which) return seen.where('reference_digest', '=', which.digest)
  return seen.where('id', 'in', (ended) =>
    ended
      .selectFrom('hosted_link_completions')
      .select('link_id')
      .where('account_id', '=', principal.accountId)
      .where('transaction_id', '=', which.transactionId),
  )
}
