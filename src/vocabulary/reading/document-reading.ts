import type { AamvaBarcode } from './barcode.ts'
import type { FieldKey, Fields } from './fields.ts'
import type { SealStandard } from './seal.ts'
import type { Quad } from '../imaging/pixels.ts'

/** Id of a layout of the machine readable zone, for example `TD3`: those of `engine/documents/formats/mrz-layouts.ts`. */
export type MrzFormat = string

/** The wire's letters: identity card, passport, driving licence, visa, residence permit. */
export type DocumentTypeLetter = 'I' | 'P' | 'D' | 'V' | 'R'

export interface CheckDigit {
  /** The field it protects, or the whole zone. */
  readonly of: FieldKey | 'composite'
  readonly printed: string
  readonly computed: string
  readonly valid: boolean
}

/** A character that the zone's grammar or a check digit made us read otherwise than the recogniser did. */
export interface MrzCorrection {
  /** From 0. */
  readonly line: number
  /** From 0. */
  readonly column: number
  readonly from: string
  readonly to: string
  readonly reason: 'alphabet' | 'check-digit' | 'length' | 'language'
}

/** The machine readable zone as read, after repairs. */
export interface MrzReading {
  readonly format: MrzFormat
  readonly lines: readonly string[]
  /** One per character of `lines`, 0..1. */
  readonly confidences: readonly (readonly number[])[]
  /** One per line, in pixels of the picture that was sent. */
  readonly boxes: readonly Quad<'sent'>[]
  readonly checkDigits: readonly CheckDigit[]
  readonly repairs: readonly MrzCorrection[]
}

/** Words that a specimen or a novelty document says of itself. */
export interface SpecimenWords {
  /** `specimen`: of an authority, to show. `novelty`: of a maker, to amuse or to deceive. */
  readonly means: 'specimen' | 'novelty'
  /** As the table of such words has them. */
  readonly words: string
}

/** What was read from one side of one document. */
export interface DocumentReading {
  readonly type: DocumentTypeLetter
  /** For people, for example `Passport`. */
  readonly name: string
  /** Issuing state or organisation as printed in the zone (ICAO 9303-3 section 5), for example `UTO`, `D`. */
  readonly issuer: string
  readonly zone: MrzReading | null
  /** Present when a card's barcode was read. */
  readonly barcode?: AamvaBarcode
  /** Present where values of a seal whose signature was verified are among the fields, under source `barcode`. */
  readonly seal?: SealStandard
  readonly fields: Fields
  /** Keys that this kind of document carries. */
  readonly expected: readonly FieldKey[]
  /** Of those, and of what is printed beside the zone, the ones that could not be read well enough to be answered. */
  readonly missing: readonly FieldKey[]
  /** Lines of print beside the zone or barcode that were left unread when the work for them was done; absent where none were. */
  readonly printLeft?: number
  /**
   * Values that were read and are not answered, because another reading is too likely: 0..1, how certain the best one is.
   * The lines of the zone hold it. Absent in readings older than this key.
   */
  readonly withheld?: Readonly<Partial<Record<FieldKey, number>>>
  /**
   * How certain the birth date is but for its century, 0..1. Present where its year is written with two figures that may mean
   * two living holders, and nothing of the document tells which; the later date is answered, below 0.9.
   */
  readonly unknownCentury?: number
  /** Words of specimens and novelties that are laid across the page; absent where none were read. */
  readonly across?: readonly SpecimenWords[]
}
