import type { MakingNotes } from '../agreements/contract-notes.ts'
import type { ScreenedSubject } from '../companies/company-facts.ts'
import type { AmlMatch } from '../screening/aml-match.ts'
import type { StoredBarcode } from '../reading/barcode.ts'
import type { BlockReason } from '../blocklist/block-reasons.ts'
import type { CompanyFacts } from '../companies/company-facts.ts'
import type { CarrierFacts } from '../reading/carrier.ts'
import type { DocumentReading, DocumentTypeLetter } from '../reading/document-reading.ts'
import type { EntityTopic, ListVersion } from '../screening/entity.ts'
import type { FaceFacts, KnownFaces } from '../face/face-facts.ts'
import type { FieldKey, LocalNameKey } from '../reading/fields.ts'
import type { ForensicFacts } from '../imaging/forensics.ts'
import type { ImageFacts } from '../imaging/image-facts.ts'
import type { LinkKind } from '../verification/link-modes.ts'
import type { SealFacts } from '../reading/seal.ts'
import type { Mode } from '../account/principal.ts'

/** By key, the words of a name, each in all Latin spellings that are known of it, the usual one first. */
export type LocalSpellings = Readonly<Partial<Record<LocalNameKey, readonly (readonly string[])[]>>>

export interface SideFacts {
  readonly image: ImageFacts
  /** Null when no document was recognised. */
  readonly reading: DocumentReading | null
  /** Everything that barcodes on it hold, as it is; absent when they were not looked for, or there are none. */
  readonly barcodes?: readonly StoredBarcode[]
  /** The reader of barcodes ended over it (time, memory, a crash): no one can tell what it bears. */
  readonly barcodesFailed?: boolean
  /** Signed codes among them, and what became of their signatures; absent where there are none. */
  readonly seals?: readonly SealFacts[]
  /** Looks at it were left out because the work that one picture may cost was done; absent when none were. */
  readonly readingStopped?: boolean
  /** How the picture came about, in numbers; absent in records of versions before, and of pages of a PDF. */
  readonly forensics?: ForensicFacts
  /** What it shows around what was read; absent in records of versions before, and where no document was read. */
  readonly carrier?: CarrierFacts
  /** The words of its names in another script, each in the Latin spellings it may have; absent where it has none. */
  readonly localNames?: LocalSpellings
  /** Why we could not even try to read it: a sentence without personal data. */
  readonly failed?: string
}

/** What the caller asked us to verify, already parsed. Absent: not asked. */
export interface RequestFacts {
  readonly verifyName?: string
  /** The words of a name given in another script, each in the Latin spellings it may have, the usual one first. */
  readonly verifyNameInLatin?: readonly (readonly string[])[]
  /** `YYYY-MM-DD`. */
  readonly verifyDob?: string
  /** Years, both inclusive. */
  readonly verifyAge?: { readonly min: number; readonly max: number }
  readonly verifyAddress?: string
  readonly verifyPostcode?: string
  readonly verifyDocumentNumber?: string
  /** ISO 3166 alpha-2, upper case. */
  readonly restrictCountry?: readonly string[]
  /** State codes, upper case. */
  readonly restrictState?: readonly string[]
  readonly restrictType?: readonly DocumentTypeLetter[]
  /** Ids of templates that are to be filled. */
  readonly contractGenerate?: readonly string[]
}

/** What the lists were asked about the holder: one spelling of the name with what else is known. */
export interface HolderQuery {
  /** Empty where a number alone is asked for. */
  readonly name: string
  /** Instead of a date in records of versions before. */
  readonly birthYear?: number
  /** As it was read: `YYYY-MM-DD`, or less where the document leaves a part open. */
  readonly birthDate?: string
  readonly gender?: 'male' | 'female'
  /** ISO 3166 alpha-2, of nationality and issuer. */
  readonly countries: readonly string[]
  /** Whom it asks about (KYB); absent of the holder of a document. */
  readonly subject?: ScreenedSubject
  /** Company numbers, LEI and tax numbers of a company: matched exactly, punctuation aside. */
  readonly idNumber?: string
}

/** A listed entity that reached the review band under at least one spelling. */
export interface HolderHit {
  /** Stable inside its list: `us_ofac:12345`. */
  readonly entityId: string
  readonly topics: readonly EntityTopic[]
  /** The best of all spellings, 0..1. */
  readonly score: number
  /** Why, in one sentence for a reviewer. */
  readonly sentence: string
  /** The entity as the wire knows it; `schema` is its first topic. */
  readonly match: AmlMatch
  /** SHA-256 of the facts that matched (`matchedFacts`), hex; absent in records of versions before. */
  readonly facts?: string
  /** The better hit that is of the same entity, in another list, and why; no one is warned of it twice. */
  readonly sameAs?: { readonly entityId: string; readonly evidence: string }
  /** Who matches it (KYB); absent of the holder of a document. An entity that two subjects match is two hits. */
  readonly subject?: ScreenedSubject
}

/** A hit that no one is warned of, because someone had found it to be another person. */
export interface SuppressedHolderHit extends HolderHit {
  readonly falsePositiveId: string
  /** As it was given with the false positive. */
  readonly reason: string
}

/** Screening of the holder's name. Not done: why, in a sentence without personal data. */
export type ScreeningFacts =
  | { readonly done: false; readonly reason: string }
  | {
      readonly done: true
      /** Version of the matching rules. */
      readonly matcher: string
      /** Lowest score that is a hit, 0..1. */
      readonly band: number
      readonly questions: readonly HolderQuery[]
      /** Best first, each record of a list once. */
      readonly hits: readonly HolderHit[]
      /** Absent where none was kept quiet. */
      readonly suppressed?: readonly SuppressedHolderHit[]
      /** Databases that were loaded here before and could not be searched now. */
      readonly missing: readonly string[]
    }

/** The address that the caller says the holder is at, and what a table on this machine says of it. */
export interface IpAddressFacts {
  readonly address: string
  /** ISO 3166 alpha-2; null where no table knows. */
  readonly country: string | null
  /** Which tables were asked, with their days; null when there are none. */
  readonly table: string | null
}

/** What the account knew of the document's number and issuer, in records and on its list of the same mode. */
export interface KnownDocument {
  /** Earlier transactions, newest first, at most five. */
  readonly seen: readonly { readonly id: string; readonly at: number }[]
  /** Null when it is not on the block list. */
  readonly blocked: { readonly id: string; readonly reason: BlockReason } | null
}

/** How a person came through a hosted link. */
export interface LinkFacts {
  readonly kind: LinkKind
  /** What the person said the document is; null where it was not asked. */
  readonly selected: { readonly country: string; readonly type: DocumentTypeLetter } | null
  /** What the person answered in the form, by field. */
  readonly answers: Readonly<Record<string, string>>
  /** Telephone number that a code proved; empty without one. */
  readonly telephone: string
  /** Whether the profile asks for both sides. */
  readonly isBackAsked: boolean
  /** Whether the profile lets files be uploaded. */
  readonly mayUpload: boolean
  /** Whether the pictures come from a live camera; null where no one can tell, or there is none. */
  readonly isFromCamera: { readonly document: boolean | null; readonly face: boolean | null }
  /** Pictures that were refused, by step. */
  readonly refused: { readonly document: number; readonly face: number }
  /** Whether as many were refused as may be. */
  readonly isExhausted: boolean
  /** Whether its time was over. */
  readonly isExpired: boolean
  /** Whether the person asked for a person instead; absent in records of versions before. */
  readonly isPersonAsked?: boolean
}

/**
 * Everything a decision rests on. Gathered first, then frozen, then judged; stored with the transaction so that the
 * judgement can be repeated later, under another profile or another version of the rules. Survives JSON unchanged.
 */
export interface Facts {
  /** Version of this shape. */
  readonly schema: 1
  /** Version of the service that gathered them. */
  readonly engine: string
  /** SHA-256 of each model's weights, hex, by name. */
  readonly models: Readonly<Record<string, string>>
  /** Those that the holder's name was searched in or should have been; none when it was not screened. */
  readonly lists: readonly ListVersion[]
  /** Milliseconds since 1970 UTC. */
  readonly at: number
  /** `YYYY-MM-DD` where the account counts its days. */
  readonly today: string
  /** Null when no document was asked about, but faces alone. */
  readonly front: SideFacts | null
  /** Null when no back image was sent. */
  readonly back: SideFacts | null
  readonly request: RequestFacts
  readonly face: FaceFacts
  readonly screening: ScreeningFacts
  /** Keys whose values were taken away before anything was stored; absent where none were. */
  readonly obscured?: readonly FieldKey[]
  /** Of the key that asked; absent in records of versions before. */
  readonly mode?: Mode
  /** Null where number or issuer could not be read; absent where the profile did not ask. */
  readonly known?: KnownDocument | null
  /** Absent where the profile did not ask, or no selfie was sent. */
  readonly knownFaces?: KnownFaces
  /** Absent when no address was given. */
  readonly ip?: IpAddressFacts
  /**
   * Version of the rule of what is not checked. 1: what was asked for and found no fact. Absent in records of versions
   * before, in which that counts for nothing, so that they are decided again as they were.
   */
  readonly notCheckedRule?: 1
  /** How the person came through a hosted link; absent of every other request. */
  readonly link?: LinkFacts
  /** What is known of the company that was asked about; absent of every other request. */
  readonly company?: CompanyFacts
  /** One of each contract that the request asked for, in its order; absent where it asked for none. */
  readonly contracts?: readonly ContractFacts[]
}

/** What became of a contract that a request asked for. */
export interface ContractFacts {
  readonly templateId: string
  readonly version: number
  /** Placeholders that became empty. */
  readonly unresolved: readonly string[]
  /** Why there is none: a sentence without personal data. */
  readonly failed?: string
  /** Absent where there is none, and in records of versions before. */
  readonly notes?: MakingNotes
}
