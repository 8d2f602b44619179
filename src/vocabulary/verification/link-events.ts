import type { KeptBytes } from '../agreements/signing.ts'
import type { WarningCode } from '../decision/warnings.ts'
import type { DocumentTypeLetter } from '../reading/document-reading.ts'
import type { MovementsOutcome } from './face-prompts.ts'

/** Where the person says to be (header `Geolocation`). Written down as claimed, and never a reason to accept. */
export interface ClaimedLocation {
  readonly latitude: number
  readonly longitude: number
  /** Metres. */
  readonly accuracy: number
}

/** When and from where something happened on a link. */
export interface LinkEventHead {
  /** From 1, without a gap: two who write the same number collide, and one of them looks again. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** First 8 hex of the session's digest; empty where the service itself acted. */
  readonly session: string
  /** Address of the caller; empty where the service itself acted. */
  readonly ip: string
  readonly location: ClaimedLocation | null
}

/** A picture step of a link: what was found stands in the vault until the link ends. */
export interface PictureAttempt {
  readonly isAccepted: boolean
  /** Why not: codes that tell the person what to do better. */
  readonly codes: readonly WarningCode[]
  /** `DocumentEvidence` or `FaceEvidence` as JSON; null where nothing was kept. */
  readonly evidence: KeptBytes | null
  /** Pictures that the evidence speaks of, and those that were sent. */
  readonly pictures: readonly KeptBytes[]
}

/** A picture that was refused, as it is reported to the account; the person may send another one. */
export interface RefusedAttempt {
  readonly step: 'document' | 'face'
  readonly codes: PictureAttempt['codes']
  /** Pictures that may still be refused before the link ends; at least 1. */
  readonly attemptsLeft: number
}

/** What happened. */
export type LinkDeed =
  /** A device opened the link; `device` is its class of user agent. */
  | {
      readonly kind: 'opened'
      readonly party: string | null
      readonly device: string
      readonly language: string
    }
  | {
      readonly kind: 'consented'
      readonly textId: string
      readonly sha256: string
      readonly language: string
      readonly version: number
    }
  | { readonly kind: 'selected'; readonly country: string; readonly type: DocumentTypeLetter }
  /** `digest`: keyed hash of the code, hex; never the code. */
  | {
      readonly kind: 'code-sent'
      readonly number: string
      readonly channel: 'sms' | 'call'
      readonly digest: string
      readonly expiresAt: number
    }
  | { readonly kind: 'code-tried'; readonly number: string; readonly isCorrect: boolean }
  | { readonly kind: 'form'; readonly answers: Readonly<Record<string, string>> }
  | ({ readonly kind: 'document' } & PictureAttempt)
  | ({
      readonly kind: 'face'
      /** Absent where no movements were asked for. */
      readonly movements?: MovementsOutcome
    } & PictureAttempt)
  /** The contract was frozen; from then on its own course says who has signed. */
  | { readonly kind: 'contract'; readonly signingId: string }
  /** A party signed. */
  | { readonly kind: 'signed'; readonly party: string }
  /** What the client reports of itself. */
  | { readonly kind: 'noted'; readonly action: string; readonly data: readonly string[] }
  /** The person asks for a person instead: the link ends with what is there. */
  | { readonly kind: 'person-asked' }
  /** The person asks for more time: the link ends by itself at `until`, in milliseconds since 1970. */
  | { readonly kind: 'extended'; readonly until: number }
  /** The account asks for one step again; earlier attempts at it count no more. */
  | { readonly kind: 'asked-again'; readonly step: 'document' | 'face' }
  /** What an unfinished flow had was taken away; it begins anew. */
  | { readonly kind: 'forgotten' }

export type LinkEvent = LinkEventHead & { readonly deed: LinkDeed }

/** Whether the link was made with it: what the service itself wrote before anyone came. It is not forgotten with a visit. */
export const isOfMaking = ({ session, deed }: LinkEvent): boolean =>
  session === '' && deed.kind !== 'forgotten'

/** How a link ended: the one row that makes it completed. */
export interface LinkCompletion {
  readonly transactionId: string
  /** Milliseconds since 1970. */
  readonly completedAt: number
  /** Whether its time was over. */
  readonly isExpired: boolean
  /** The number that a code proved; empty without one. */
  readonly validatedPhone: string
  /** Address from which the last step was taken; empty where there was none. */
  readonly ip: string
}
