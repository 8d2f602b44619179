import type { Kysely } from 'kysely'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import { linkActor } from '../../../vocabulary/account/actor.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import type { KeptBytes } from '../../../vocabulary/agreements/signing.ts'
import type { HostedLink } from '../../../vocabulary/verification/hosted-link.ts'
import type { LinkCompletion, LinkEvent } from '../../../vocabulary/verification/link-events.ts'
import { type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import type { Tables } from '../engine/schema.ts'
import { openJson, sealJson } from '../engine/sealed-json.ts'
import { type KeyColumns, keyColumns, openKeys } from '../keys/record-keys.ts'

/** Whose something of a link is: account, link and the link's own data key. */
export interface LinkSeal {
  readonly accountId: string
  readonly linkId: string
  readonly recordKey: VersionedKey
}

/** What lies sealed in the row of a link. Its subject stands in the row alone: a link may be moved to another one. */
type SealedLink = Omit<HostedLink, 'subjectId'>

export function sealLink({ accountId, linkId, recordKey }: LinkSeal, link: HostedLink): Uint8Array {
  const { subjectId: _, ...kept } = link
  const label = { accountId, id: linkId, kind: 'link' }
  return sealJson(recordKey, label, { schema: 1, link: kept satisfies SealedLink })
}

export function sealLinkEvent({ accountId, linkId, recordKey }: LinkSeal, event: LinkEvent): Uint8Array {
  const label = { accountId, id: linkId, kind: 'link-event', part: String(event.seq) }
  return sealJson(recordKey, label, { schema: 1, event })
}

export function sealCompletion(
  { accountId, linkId, recordKey }: LinkSeal,
  completion: LinkCompletion,
): Uint8Array {
  return sealJson(recordKey, { accountId, id: linkId, kind: 'link-completion' }, { schema: 1, completion })
}

export function sealLinkBlob(
  { accountId, recordKey }: Omit<LinkSeal, 'linkId'>,
  { blobId, sha256, size }: KeptBytes,
): Uint8Array {
  return sealJson(
    recordKey,
    { accountId, id: blobId, kind: 'link-blob' },
    { schema: 1, blob: { sha256, size } },
  )
}

/** Links that the caller may see, with what leads to their data keys. */
export function linkRows(sql: Kysely<Tables>, principal: Pick<Principal, 'accountId' | 'mode'>) {
  const mode = onlyMode(principal)
  const query = sql
    .selectFrom('hosted_links as l')
    .innerJoin('record_keys as rk', 'rk.record_id', 'l.id')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['l.id', 'l.account_id', 'l.mode', 'l.created_at', 'l.expires_at'])
    .select(['l.parent_id', 'l.profile_id', 'l.sealed'])
    .select(keyColumns)
    .where('l.account_id', '=', principal.accountId)
  return mode === undefined ? query : query.where('l.mode', '=', mode)
}

export interface StoredLink extends KeyColumns {
  readonly id: string
  readonly account_id: string
  readonly mode: Mode
  readonly created_at: number
  readonly expires_at: number | null
  readonly parent_id: string | null
  readonly profile_id: string
  readonly sealed: Uint8Array
}

/** A link with the keys that open what belongs to it. */
export interface OpenLink extends LinkSeal {
  readonly link: HostedLink
  readonly subjectKey: VersionedKey
}

/** @throws Error when the envelope was changed, belongs to another row, or disagrees with the plain columns */
export async function openLink(context: RecordsContext, sql: Sql | null, row: StoredLink): Promise<OpenLink> {
  const { account_id: accountId, id: linkId, subject_id: subjectId } = row
  const { recordKey, subjectKey } = await openKeys(context, sql, { accountId, columns: row })
  const content = openJson(recordKey, { accountId, id: linkId, kind: 'link' }, row.sealed)
  const link: HostedLink = { ...(partOf(content, 'link') as SealedLink), subjectId }
  const agrees =
    link.id === linkId &&
    link.mode === row.mode &&
    link.createdAt === row.created_at &&
    link.expiresAt === row.expires_at &&
    link.parentId === row.parent_id &&
    link.profileId === row.profile_id
  if (!agrees) throw new Error('A stored link disagrees with its own columns; run symbolon fsck.')
  return { accountId, linkId, recordKey, subjectKey, link }
}

export function openLinkEvent(
  { accountId, linkId, recordKey }: LinkSeal,
  row: { readonly seq: number; readonly sealed: Uint8Array },
): LinkEvent {
  const label = { accountId, id: linkId, kind: 'link-event', part: String(row.seq) }
  return partOf(openJson(recordKey, label, row.sealed), 'event') as LinkEvent
}

export function openCompletion(
  { accountId, linkId, recordKey }: LinkSeal,
  row: { readonly sealed: Uint8Array },
): LinkCompletion {
  const label = { accountId, id: linkId, kind: 'link-completion' }
  return partOf(openJson(recordKey, label, row.sealed), 'completion') as LinkCompletion
}

export function openLinkBlob(
  { accountId, recordKey }: LinkSeal,
  row: { readonly blob_id: string; readonly sealed: Uint8Array },
): KeptBytes {
  const label = { accountId, id: row.blob_id, kind: 'link-blob' }
  const recorded = partOf(openJson(recordKey, label, row.sealed), 'blob') as Omit<KeptBytes, 'blobId'>
  return { blobId: row.blob_id, ...recorded }
}

/** The envelope proves that we wrote it; its schema number says that this code can read it. */
function partOf(content: unknown, name: 'link' | 'event' | 'completion' | 'blob'): unknown {
  if (typeof content === 'object' && content !== null && 'schema' in content && content.schema === 1)
    return Reflect.get(content, name)
  throw new Error(`A stored ${name} of a hosted link has a schema that this version does not know.`)
}

/** Of the person who goes through a link: it may do nothing that a key may. */
export function linkPrincipal(row: {
  readonly id: string
  readonly account_id: string
  readonly mode: Mode
}): Principal {
  return {
    ...{ accountId: row.account_id, actor: linkActor(row.id) },
    ...{ kind: 'restricted', mode: row.mode, scopes: [] },
  }
}
