import type { FaceConsent } from '../../../vocabulary/face/face-facts.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { CursorPage, CursorPageRequest } from '../pagination.ts'

/** A text as it was shown to people; another wording under the same id is another version. Instants are milliseconds. */
export interface ConsentText {
  readonly textId: string
  /** BCP 47; empty where it was not told. */
  readonly locale: string
  /** SHA-256 of the text in UTF-8, hex. */
  readonly version: string
  readonly text: string
  readonly mode: Mode
  readonly madeBy: string
  readonly madeAt: number
}

export interface NewConsentText extends Pick<ConsentText, 'textId' | 'locale' | 'text'> {
  readonly idempotency?: StoredAnswer<ConsentText> | undefined
}

/** That someone agreed to a text. */
export interface Consent {
  readonly id: string
  readonly subjectId: string
  /** The transaction that was asked for with it; null where it was recorded by itself. */
  readonly transactionId: string | null
  /** What it was asked for: `face`. */
  readonly purpose: string
  readonly mode: Mode
  readonly textId: string
  readonly locale: string
  /** Version of the text that was the newest when it was agreed to; null where the account never stored it. */
  readonly version: string | null
  readonly givenAt: number
  readonly withdrawnAt: number | null
  /** Id of the key. */
  readonly madeBy: string
  readonly madeAt: number
}

export interface NewConsent {
  /** A subject, or a record whose subject is meant; null where nothing of anyone who agreed is stored yet. */
  readonly target: string | null
  /** Under which requests will name anyone who agreed; empty when none. Only a keyed hash of it is kept. */
  readonly customData: string
  readonly textId: string
  readonly locale: string
  readonly givenAt: number
  readonly idempotency?: StoredAnswer<Consent> | undefined
}

export interface ConsentFilter {
  readonly subjectId?: string | undefined
  readonly customData?: string | undefined
}

export type ConsentPage = CursorPage<Consent>

/** What is known of the consent of anyone who is named by a `customData`. */
export interface ConsentStatus {
  /** The newest that was not withdrawn. */
  readonly given: FaceConsent | null
  /** When one was last withdrawn: what was agreed to before that does not count any more. */
  readonly withdrawnAt: number | null
}

/** A key records consents of its mode; a test key sees those of test keys alone. */
export interface ConsentRecords {
  /** The same wording again stays as it is, and is what is answered. */
  keepConsentText(principal: Principal, text: NewConsentText): Promise<ConsentText>
  /** Newest first, at most 200; of one id alone where it is given. */
  consentTexts(principal: Principal, textId?: string): Promise<readonly ConsentText[]>
  /** Null when there is no such subject and no such record. Without either, anyone who agreed becomes a new subject. */
  recordConsent(principal: Principal, consent: NewConsent): Promise<Consent | null>
  /** Newest first. */
  consents(principal: Principal, page: ConsentFilter & CursorPageRequest): Promise<ConsentPage>
  /**
   * Withdraws it together with every other consent of the same subject or customData, and forgets what
   * their faces were like, unless they are held.
   * Null when there is none such, or it was withdrawn before.
   */
  withdrawConsent(principal: Principal, id: string): Promise<Consent | null>
  consentStatus(principal: Principal, customData: string): Promise<ConsentStatus>
}
