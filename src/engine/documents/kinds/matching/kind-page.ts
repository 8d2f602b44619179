import type { Symbology } from '../../../../vocabulary/reading/barcode.ts'
import type { DocumentTypeLetter, MrzFormat } from '../../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import type { VizField } from '../../viz/tables/labels.table.ts'
import type { KindDefinition, KindScript, KindSide } from '../kind-definition.ts'

/** Where a line lies on a page whose lines run along one direction; `middle` grows downwards. Any unit, the same for all. */
export interface KindLinePosition {
  readonly left: number
  readonly right: number
  readonly middle: number
  readonly height: number
}

/** A line of print that was read, and of which script it is. */
export interface KindLine {
  readonly text: string
  readonly script: KindScript
  readonly position: KindLinePosition
}

/** One side of a document as it was read. */
export interface KindPage {
  /** From the top of the page to its bottom. */
  readonly lines: readonly KindLine[]
  /** By line: the field that the common tables of labels say it labels, or null. */
  readonly labels: readonly (VizField | null)[]
  /** True when numbers stand for labels, as on a licence of the European model. */
  readonly isNumbered: boolean
  /** The machine readable zone; null where none was read. Issuer as printed there. */
  readonly zone: {
    readonly format: MrzFormat
    readonly issuer: string
    readonly type: DocumentTypeLetter
  } | null
  readonly codes: readonly Symbology[]
  /** Width of the side by its height, lying as it is read; null where the side's outline is not known. */
  readonly aspect: number | null
}

/** A line, and the field that it labels or whose value it is. */
export interface LineOfField {
  /** Index into the lines of the page. */
  readonly line: number
  readonly key: FieldKey | 'unread'
}

/** A label as it stands in a line, in one language or in several. */
export interface LabelOfLine {
  /** Index into the fields of the side. */
  readonly field: number
  /** Indexes into the text of the line: of its first letter, and behind its last one. */
  readonly start: number
  readonly end: number
  /** Where in the text its value begins; null where the line has none. */
  readonly valueStart: number | null
}

/** Something that speaks for a kind or against it. */
export interface KindEvidence {
  readonly what:
    | 'title'
    | 'issuer'
    | 'words'
    | 'label'
    | 'number'
    | 'zone'
    | 'code'
    | 'place'
    | 'size'
    | 'script'
    | 'length'
  /** Natural logarithm of how much likelier it makes the kind; negative where it speaks against it. */
  readonly weight: number
  /** Index into the lines of the page; absent where it is no line. */
  readonly line?: number
}

/** A kind that a side may be of. */
export interface KindMatch {
  readonly kind: KindDefinition
  readonly side: KindSide
  /** 0..1: that the side is of this issuer's kind, of whatever edition. */
  readonly confidence: number
  /** 0..1: that it is of this edition of it. */
  readonly editionConfidence: number
  /** Labels of the kind, by line and in it from its start on. */
  readonly labels: readonly (LineOfField & LabelOfLine)[]
  /** Lines that are values without a label, by where they stand or what they look like. */
  readonly values: readonly LineOfField[]
  readonly evidence: readonly KindEvidence[]
}
