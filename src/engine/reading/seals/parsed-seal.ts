import type { DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { SealSigner, SealStandard } from '../../../vocabulary/reading/seal.ts'

/** What a seal says of the document and its holder, by the keys of the wire. */
export type SealValues = ReadonlyMap<FieldKey, string>

/** A seal taken apart. Nothing of it is believed before its signature was verified. */
export interface ParsedSeal {
  readonly standard: SealStandard
  /** What it was made for; null where its profile is not known. */
  readonly seals: string | null
  /** Kind of document it is printed on; null where it is printed on papers that are no identity document. */
  readonly type: DocumentTypeLetter | null
  readonly issuer: string | null
  /** ISO 3166 alpha-2, or two letters of a state without such a code; null where no state is named. */
  readonly country: string | null
  readonly signer: SealSigner
  /** `YYYY-MM-DD` */
  readonly signedOn: string | null
  readonly signed: Uint8Array
  readonly signature: Uint8Array
  readonly values: SealValues
  /** Whether the year of the birth is written with two figures. */
  readonly hasShortYear: boolean
}

/** A code that says it is a seal and is not laid out as its standard demands. */
export interface FaultySeal {
  readonly standard: SealStandard
  /** A sentence without personal data. */
  readonly fault: string
}

/** Null: the code is no seal of this standard. */
export type SealParsing = ParsedSeal | FaultySeal | null

/** Bytes unpacked from gzip; null where they are damaged, or more than `most`. */
export type Gunzip = (bytes: Uint8Array, most: number) => Uint8Array | null

export interface SealContext {
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly gunzip: Gunzip
}
