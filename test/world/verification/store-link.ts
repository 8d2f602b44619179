import { randomBytes } from 'node:crypto'
import type { StoredRecords } from '../../../src/adapters/records/open-records.ts'
import { findPreset } from '../../../src/engine/profiles/presets.ts'
import type { Principal } from '../../../src/vocabulary/account/principal.ts'
import type { NewRecord } from '../../../src/flows/ports/transactions/transactions.ts'
import type {
  LinkChange,
  LinkEnd,
  LinkHistory,
  LinkHolder,
  NewHostedLink,
} from '../../../src/flows/ports/verification/hosted-links.ts'
import type { KeptBytes } from '../../../src/vocabulary/agreements/signing.ts'
import type { HostedLink } from '../../../src/vocabulary/verification/hosted-link.ts'
import { linkCosts } from '../../../src/vocabulary/verification/link-modes.ts'
import type { LinkDeed, LinkEventHead } from '../../../src/vocabulary/verification/link-events.ts'
import { aTransaction } from '../facts/a-transaction.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function aReference(): string {
  return `US${[...randomBytes(25)].map((byte) => letters[byte % letters.length] ?? '0').join('')}`
}

/** A link that leads through a document and a face, for a fresh record. */
export function aHostedLink(
  record: Pick<NewRecord, 'id' | 'subjectId'>,
  principal: Pick<Principal, 'mode'>,
  changes: Partial<HostedLink> = {},
): HostedLink {
  const profile = findPreset('security_medium')
  if (profile === null) throw new Error('The preset security_medium is gone.')
  return {
    ...{ id: record.id, subjectId: record.subjectId, mode: principal.mode, kind: 'document-and-face' },
    ...{ version: 3, reference: aReference(), parentId: null, isReusable: false },
    ...{ profileId: 'security_medium', profileVersion: 0, profile, ignored: [] },
    ...{ customData: '', language: '', userPhone: '' },
    expected: {
      ...{ verifyName: '', verifyDob: '', verifyAge: '' },
      ...{ verifyAddress: '', verifyPostcode: '', verifyDocumentNumber: '' },
    },
    request: {},
    contracts: { generate: [], sign: null, format: 'pdf', prefill: {} },
    references: { document: null, documentBack: null, face: null },
    parties: [],
    createdAt: 1_790_000_000_000,
    expiresAt: null,
    ...changes,
  }
}

/** Reserves, makes and stores a link. */
export async function storeLink(
  records: StoredRecords,
  principal: Principal,
  given: Partial<HostedLink> &
    Partial<Pick<NewHostedLink, 'blobs' | 'deeds' | 'idempotency'>> & {
      /** Id of a link of the same person. */
      readonly after?: string
    } = {},
): Promise<HostedLink> {
  const { blobs = [], deeds = [], idempotency, after, ...changes } = given
  const record = await (after === undefined
    ? records.freshLink(principal)
    : records.freshLinkAfter(principal, after))
  const link = aHostedLink(record, principal, changes)
  const reservation = await records.reserve(principal, linkCosts[link.kind])
  const made = { record, link, blobs, deeds, reservation }
  if (link.parentId === null) await records.createLink(principal, { ...made, idempotency })
  else await records.createChild(principal, made)
  return link
}

/** Who opens the address of a link. */
export async function holderOf(
  records: StoredRecords,
  { reference }: Pick<HostedLink, 'reference'>,
): Promise<LinkHolder> {
  const holder = await records.holderByReference(reference)
  if (holder === null) throw new Error('No link has this reference.')
  return holder
}

export async function historyOf(records: StoredRecords, holder: LinkHolder): Promise<LinkHistory> {
  const history = await records.getLink(holder.principal, holder.linkId)
  if (history === null) throw new Error('The link is gone.')
  return history
}

export const aSessionId = (): string => randomBytes(32).toString('hex')

const head = (at: number, session = ''): Omit<LinkEventHead, 'seq'> => {
  return { at, session: session.slice(0, 8), ip: session === '' ? '' : '192.0.2.7', location: null }
}

/** Opens a session; answers its digest. */
export async function openLinkSession(
  records: StoredRecords,
  holder: LinkHolder,
  { at, digest = aSessionId() }: { readonly at: number; readonly digest?: string },
): Promise<string> {
  const { events } = await historyOf(records, holder)
  const session = { linkId: holder.linkId, digest, party: null, device: 'Firefox desktop' }
  const opened = { seen: events.length, head: head(at, digest), language: 'en' }
  if (!(await records.openSession(holder.principal, session, opened)))
    throw new Error('The link has moved on.')
  return digest
}

/** A change of a link as it is now. */
export async function aChange(
  records: StoredRecords,
  holder: LinkHolder,
  change: { readonly deed: LinkDeed; readonly at: number; readonly session?: string } & Partial<LinkChange>,
): Promise<LinkChange> {
  const { at, session, ...given } = change
  const { events } = await historyOf(records, holder)
  return {
    ...{ linkId: holder.linkId, seen: events.length, head: head(at, session) },
    ...{ blobs: [], forgotten: [], isLastStep: false },
    ...given,
  }
}

/** The end of a link as it is now. */
export async function anEnd(
  records: StoredRecords,
  holder: LinkHolder,
  given: Partial<Omit<LinkEnd, 'transaction'>> & {
    readonly transaction?: Parameters<typeof aTransaction>[2]
  } = {},
): Promise<LinkEnd> {
  const { link, events } = await historyOf(records, holder)
  const record = given.record ?? (await records.freshOfLink(holder.principal, holder.linkId))
  const { transaction, ...changes } = given
  return {
    ...{ linkId: holder.linkId, seen: events.length, record, images: [], files: [], signing: null },
    completion: { completedAt: 1_790_000_100_000, isExpired: false, validatedPhone: '', ip: '192.0.2.7' },
    ...changes,
    transaction: aTransaction(record, holder.principal, {
      ...{ type: 'docupass', docupass: link.reference },
      ...transaction,
    }),
  }
}

/** Bytes that need not lie in a vault. */
export function aBlob(): KeptBytes {
  return { blobId: randomBytes(32).toString('hex'), sha256: '0'.repeat(64), size: 9 }
}
