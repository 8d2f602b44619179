import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { KeptBytes } from '../../../vocabulary/agreements/signing.ts'
import type { Verdict } from '../../../vocabulary/decision/outcome.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import type { HostedLink } from '../../../vocabulary/verification/hosted-link.ts'
import type {
  LinkCompletion,
  LinkDeed,
  LinkEvent,
  LinkEventHead,
  RefusedAttempt,
} from '../../../vocabulary/verification/link-events.ts'
import type { Allowance, QuotaReservation } from '../account/quota.ts'
import type { SigningRow } from '../agreements/signings.ts'
import type { FaceTemplate } from '../face/face-templates.ts'
import type { FileMetadata } from '../export/exports.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { ResultPage, ResultPageRequest } from '../pagination.ts'
import type { ImageMetadata, NewRecord } from '../transactions/transactions.ts'
import type { SealContext } from '../vault/vault.ts'

/** A link with everything that happened to it. */
export interface LinkHistory {
  readonly link: HostedLink
  /** In order. */
  readonly events: readonly LinkEvent[]
  /** Null while it is open. */
  readonly completion: LinkCompletion | null
  /** For the link's own blobs. */
  readonly seal: SealContext
}

export interface NewHostedLink {
  readonly record: NewRecord
  readonly link: HostedLink
  /** That lie in the vault already. */
  readonly blobs: readonly KeptBytes[]
  /** The first events: what was found in pictures that the account gave. */
  readonly deeds: readonly LinkDeed[]
  readonly reservation: QuotaReservation
  /** Of a step that is asked for again: id of the link that ended. */
  readonly askedAgainOf?: string
  readonly idempotency?: StoredAnswer<Allowance> | undefined
}

export interface LinkFilter {
  readonly reference?: string
  readonly customData?: string
  readonly profileId?: string
  readonly decision?: Verdict
  /** Milliseconds, inclusive. */
  readonly createdAtMin?: number
  readonly createdAtMax?: number
  readonly completedAtMin?: number
  readonly completedAtMax?: number
}

/** A row of a list; `decision` is that of its transaction, null without one. */
export interface ListedLink {
  readonly link: HostedLink
  readonly completion: LinkCompletion | null
  readonly decision: Verdict | null
}

/** A device that goes through a link. */
export interface LinkSession {
  readonly linkId: string
  /** SHA-256 of the session id, hex. */
  readonly digest: string
  /** Of a link with several parties: who it is. */
  readonly party: string | null
  /** Class of its user agent; another one does not find the session. */
  readonly device: string
}

/** Who is behind a session, a hand-off token, or a reference: the account's link holder, who may do nothing else. */
export interface LinkHolder {
  readonly principal: Principal
  readonly linkId: string
}

/** Something that happens to a link. */
export interface LinkChange {
  readonly linkId: string
  /** Number of events there were when it was judged: with more of them by now nothing is stored. */
  readonly seen: number
  readonly head: Omit<LinkEventHead, 'seq'>
  readonly deed: LinkDeed
  /** That lie in the vault already. */
  readonly blobs: readonly KeptBytes[]
  /** That are needed no more. */
  readonly forgotten: readonly KeptBytes[]
  /** Whether the last step was done: a job completes the link if this process cannot. */
  readonly isLastStep: boolean
  /** Of a link of version 2: reported to the account as `docupass_inconclusive`. */
  readonly inconclusive?: RefusedAttempt
}

/** The end of a link: one transaction, and everything that leaves with it. */
export interface LinkEnd {
  readonly linkId: string
  readonly seen: number
  readonly record: NewRecord
  readonly transaction: Transaction
  readonly images: readonly ImageMetadata[]
  readonly files: readonly FileMetadata[]
  readonly template?: FaceTemplate
  readonly completion: Omit<LinkCompletion, 'transactionId'>
  /** The contract that was signed by it, sealed now. */
  readonly signing: (SigningRow & { readonly file: FileMetadata }) | null
}

/** How often something may be done: `most` times in any `windowMs`, counted by `name`. */
export interface SendLimit {
  /** Holds no number and no address in clear: it is hashed before it is stored. */
  readonly name: string
  readonly windowMs: number
  readonly most: number
}

/** Hosted links. A key sees the links of its account alone, a test key test ones alone. */
export interface HostedLinkRecords {
  /** A link about to be stored: its ids and data key exist in memory only until then. */
  freshLink(principal: Principal): Promise<NewRecord>
  /** The same, of the person of another link. Throws Refusal ERROR_NOT_FOUND where the caller sees none. */
  freshLinkAfter(principal: Principal, linkId: string): Promise<NewRecord>
  /** Row, record key, blobs, first events, quota, job for its end, audit entry, kept answer: one database transaction. */
  createLink(principal: Principal, made: NewHostedLink): Promise<Allowance>
  listLinks(
    principal: Principal,
    request: ResultPageRequest & { readonly filter: LinkFilter; readonly sort: 'created' | 'completed' },
  ): Promise<ResultPage<ListedLink>>
  /** Null for unknown and foreign references alike. */
  linkByReference(principal: Principal, reference: string): Promise<LinkHistory | null>
  /** The link that ended in this transaction: of a reusable one, that of the person. Null where there is none. */
  linkOfTransaction(principal: Principal, transactionId: string): Promise<LinkHistory | null>
  /** Ends it without a transaction, destroys its key; its sessions and its address work no more. False where there is none. */
  removeLink(principal: Principal, reference: string): Promise<boolean>

  /** For the person who opens an address, before it is known whose link it is. */
  holderByReference(reference: string): Promise<LinkHolder | null>
  /** Of a session that is in force. */
  holderBySession(digest: string): Promise<(LinkHolder & { readonly session: LinkSession }) | null>
  getLink(principal: Principal, linkId: string): Promise<LinkHistory | null>
  /** Row and event; false where the link has moved on since it was read. */
  openSession(
    principal: Principal,
    session: LinkSession,
    opened: { readonly seen: number; readonly head: Omit<LinkEventHead, 'seq'>; readonly language: string },
  ): Promise<boolean>
  /** A token for another device, used once; earlier ones of the same link end. */
  keepHandOff(
    principal: Principal,
    token: Pick<LinkSession, 'linkId' | 'digest' | 'party'> & { readonly expiresAt: number },
  ): Promise<void>
  /**
   * Takes it away; null where there is none, or its time is over. A device that says which it is takes it again until then: the
   * answer may have been lost.
   *
   * @param own digest of token and device together; null for a device that says nothing
   */
  takeHandOff(
    digest: string,
    own: string | null,
  ): Promise<(LinkHolder & { readonly party: string | null }) | null>
  /** A link of its own for a person who opened a reusable one, paid for like it. */
  createChild(principal: Principal, made: Omit<NewHostedLink, 'idempotency'>): Promise<void>

  /** One event with what belongs to it; false where the link has moved on or ended since it was read. */
  changeLink(principal: Principal, change: LinkChange): Promise<boolean>
  /** Counts one more of each, all or none. The first that is used up; null where none is. */
  countSend(principal: Principal, limits: readonly SendLimit[]): Promise<SendLimit | null>

  /** A transaction about to be stored, of the person of a link. */
  freshOfLink(principal: Principal, linkId: string): Promise<NewRecord>
  /**
   * Transaction, completion, event of the end, audit entries, and the job that forgets the link's blobs: one
   * database transaction. False where the link has ended or moved on since it was read: nothing is stored then.
   */
  completeLink(principal: Principal, end: LinkEnd): Promise<boolean>

  /**
   * Takes away what links hold of persons who did nothing for so many days and did not finish; a job unlinks the blobs. What is under
   * legal hold is left. Answers how many links forgot something.
   */
  forgetUnfinished(days: number): Promise<number>
  /**
   * Takes away what links kept for a legal hold alone, once that was lifted or is over; a job unlinks the blobs. Answers how many blobs
   * that were.
   */
  forgetReleased(): Promise<number>
}
