import type { LinkKind } from './link-modes.ts'
import type { Mode } from '../account/principal.ts'
import type { ContractFormat } from '../agreements/contract-tree.ts'
import type { KeptBytes } from '../agreements/signing.ts'
import type { RequestFacts } from '../decision/facts.ts'
import type { Profile } from '../profiles/profile.ts'

/** Who signs by a link of their own: the id is in its address, the role in the template (`data-party`). */
export interface LinkParty {
  /** 8 upper-case alphanumerics. */
  readonly id: string
  readonly role: string
}

/** What the account expects of the person, as it was sent; empty where it was not. */
export interface ExpectedValues {
  readonly verifyName: string
  readonly verifyDob: string
  readonly verifyAge: string
  readonly verifyAddress: string
  readonly verifyPostcode: string
  readonly verifyDocumentNumber: string
}

/** Contracts of a link. */
export interface LinkContracts {
  /** Ids of templates that are filled when the link is completed. */
  readonly generate: readonly string[]
  /** Id of the template that is signed; null for none. */
  readonly sign: string | null
  readonly format: ContractFormat
  /** Values for placeholders, as names and values. */
  readonly prefill: Readonly<Record<string, string>>
}

/** Pictures that the account gave, so that the person is not asked for them. */
export interface LinkReferences {
  readonly document: KeptBytes | null
  readonly documentBack: KeptBytes | null
  readonly face: KeptBytes | null
}

/**
 * A hosted link as it was made. It never changes: what happens to it are events. Instants are milliseconds since 1970.
 */
export interface HostedLink {
  /** 32 lower-case hex; no secret. */
  readonly id: string
  readonly subjectId: string
  readonly mode: Mode
  readonly kind: LinkKind
  /** Of the wire: 2 may be reusable, and reports attempts that failed. */
  readonly version: 2 | 3
  /** The secret part of the address: region and 25 of `0-9A-Z`. Stored sealed, found by a keyed hash. */
  readonly reference: string
  /** Of the reusable link whose address the person opened; null for a link of its own. */
  readonly parentId: string | null
  readonly isReusable: boolean
  readonly profileId: string
  readonly profileVersion: number
  /** Frozen: a later change of the profile is none of the link. */
  readonly profile: Profile
  /** Keys of the override that had no effect. */
  readonly ignored: readonly string[]
  readonly customData: string
  /** Of the page: a code of `linkLanguages`; empty for that of the browser. */
  readonly language: string
  /** Where a code is to be sent; empty where the person is asked. */
  readonly userPhone: string
  readonly expected: ExpectedValues
  /** The same, parsed. */
  readonly request: RequestFacts
  readonly contracts: LinkContracts
  readonly references: LinkReferences
  /** Empty unless several parties sign. */
  readonly parties: readonly LinkParty[]
  readonly createdAt: number
  /** Null for never. */
  readonly expiresAt: number | null
}

/** Form of a reference. */
export const referenceForm = /^(?:US|EU)[0-9A-Z]{24,25}$/

/** Languages that a link may name: as the wire codes them, and two more. */
export const linkLanguages = [
  ...['en', 'tw', 'cn', 'fr', 'nl', 'de', 'es', 'ja', 'ko'],
  ...['tl', 'th', 'id', 'vi', 'hi', 'pt', 'ar', 'bn', 'ur'],
  ...['it', 'pl'],
] as const

export type LinkLanguage = (typeof linkLanguages)[number]
