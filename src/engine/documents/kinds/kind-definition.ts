import type { Symbology } from '../../../vocabulary/reading/barcode.ts'
import type { DocumentTypeLetter, MrzFormat } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { PrintScript } from '../../../vocabulary/reading/script.ts'

export type KindScript = PrintScript | 'Latn'

/** Left, top, width and height of a part of a side, each 0..1 of the side's width or height; about so, as descriptions have it. */
export type Region = readonly [left: number, top: number, width: number, height: number]

/** Where a value stands that has no label, seen from something that is known. */
export interface FieldPlace {
  /** The title, a line of the issuer's name, or a field that was found. `side`: anywhere, and its pattern tells it. */
  readonly of: 'title' | 'issuer' | 'side' | FieldKey
  readonly direction: 'below' | 'above' | 'right' | 'left' | 'on'
  /** The first, second … line in that direction, of those that are neither labels nor values of other fields; 1 by default. */
  readonly line?: number
}

/** Something printed on a side. */
export interface KindField {
  /** Under which its value is answered. `unread`: it is printed and not answered, such as the father's name. */
  readonly key: FieldKey | 'unread'
  /**
   * Its labels as printed, each language a text of its own, besides those of the common tables; empty or absent: the
   * value stands without a label, or the common tables have it.
   */
  readonly labels?: readonly string[]
  /** No label is printed. */
  readonly isUnlabelled?: true
  /** Script of the value; Latin by default. */
  readonly script?: KindScript
  /** Of a whole name over several lines: the last of them says the given names. */
  readonly nameOrder?: 'surname first'
  /** Not every card has it. */
  readonly isOptional?: true
  /** What the value looks like, spaces and hyphens as printed. */
  readonly pattern?: RegExp
  /** Name of the rule of engine/documents/numbers that the value keeps to. */
  readonly numberRule?: string
  /** Order and separators of a date: `DD/MM/YYYY`, `D MMM YYYY`. Absent: not known. */
  readonly date?: string
  /** Gregorian by default. */
  readonly calendar?: 'buddhist' | 'hijri' | 'minguo' | 'japanese' | 'persian'
  /** A number as a licence of the European model has it: `1`, `4a`. */
  readonly numbered?: string
  readonly place?: FieldPlace
  readonly region?: Region
}

/** A part of a side that is no text of a field. */
export interface KindRegion {
  readonly what:
    'portrait' | 'signature' | 'number' | 'zone' | 'barcode' | 'emblem' | 'title' | 'flag' | 'chip'
  readonly region: Region
}

export interface KindSide {
  readonly side: 'FRONT' | 'BACK'
  /** No title is printed on it, or on some cards none: its issuer, labels and number tell the kind. */
  readonly isUntitled?: true
  /** Further fixed words of this side, which are neither a title nor a label. */
  readonly words?: readonly string[]
  /** Words of this side that no other state's documents bear: they tell the kind as a title does. */
  readonly ownWords?: readonly string[]
  readonly fields: readonly KindField[]
  readonly regions?: readonly KindRegion[]
  readonly codes?: readonly Symbology[]
  /** Layout of the machine readable zone that it bears. */
  readonly zone?: MrzFormat
}

/** Millimetres; ISO/IEC 7810 by name. */
export type KindSize = 'ID-1' | 'ID-2' | 'ID-3' | { readonly width: number; readonly height: number }

/** `specimen`: a real or published one was read. `synthetic`: fronts that were drawn for the bench were. `description`: neither. */
export type KindTrial = 'specimen' | 'synthetic' | 'description'

/** A kind of document, one edition of it. */
export interface KindDefinition {
  /** Issuer, kind, first year where editions differ: `ind-pan-2018`. */
  readonly id: string
  /** Editions of one kind share it. */
  readonly family: string
  /** ISO 3166-1 alpha-3. */
  readonly issuer: string
  /** A state of a federation, as its postal code has it. */
  readonly state?: string
  readonly type: DocumentTypeLetter
  /** For people. */
  readonly name: string
  /** First and last year of issue; absent where not known or still issued. */
  readonly from?: number
  readonly to?: number
  readonly size: KindSize
  readonly isPortrait?: true
  /** Of its labels, ISO 639-1 (`fil` of Filipino). */
  readonly languages: readonly string[]
  /** Of what is printed. */
  readonly scripts: readonly KindScript[]
  /** What it calls itself, each language a text of its own, where no other state's documents do. */
  readonly ownTitles: readonly string[]
  /** What it calls itself as documents of other states do. */
  readonly titles: readonly string[]
  /** Its issuer as printed: state, ministry, authority. */
  readonly issuerWords: readonly string[]
  readonly colours?: readonly KindColour[]
  readonly sides: readonly KindSide[]
  /** Addresses or titles of what describes it, to check these data by: few were compared with it. */
  readonly sources: readonly string[]
  readonly tried: KindTrial
}

export type KindColour =
  'blue' | 'green' | 'red' | 'pink' | 'yellow' | 'orange' | 'brown' | 'grey' | 'white' | 'violet'
