import type { TemplateVersion } from './contract-template.ts'

/** How a run of text looks; nothing is inherited any more. */
export interface TextLook {
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly strike: boolean
  readonly script: 'sub' | 'super' | null
  /** Points. */
  readonly size: number
  /** `#rrggbb`; null for black. */
  readonly colour: string | null
  /** `#rrggbb`; null for none. */
  readonly background: string | null
  /** Tag of a language (BCP 47); null where the template names none. */
  readonly lang: string | null
}

/** What one party puts somewhere. Its box stays empty until then. */
export interface ContractField {
  /** Unique in a template. */
  readonly uid: string
  readonly kind: FieldKind
  /** May be empty. */
  readonly label: string
  readonly party: string
  /** Whether its party may leave it empty. */
  readonly optional: boolean
  /** What a `select` offers; empty for every other kind. */
  readonly options: readonly string[]
}

export const fieldKinds = ['signature', 'initials', 'date', 'text', 'checkbox', 'select', 'image'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** What stands in a field once its party has filled it. */
export type FieldFilling =
  /** `picture`: its place among the pictures of the tree; `ratio`: its width by its height. */
  | { readonly kind: 'picture'; readonly picture: number; readonly ratio: number }
  /** `handwritten`: it was typed in place of a signature. */
  | { readonly kind: 'text'; readonly text: string; readonly handwritten: boolean }
  | { readonly kind: 'mark'; readonly isSet: boolean }

/** What stands in a line. */
export type Inline =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly look: TextLook
      readonly href: string | null
      /** Its direction is its own, whatever stands around it. */
      readonly isolated: boolean
    }
  | { readonly kind: 'break' }
  /** `picture`: its place among the pictures of the tree. Width and height in points; null follows from the other. */
  | {
      readonly kind: 'picture'
      readonly picture: number
      readonly width: number
      readonly height: number
      readonly alt: string
    }
  | { readonly kind: 'page'; readonly which: 'number' | 'count'; readonly look: TextLook }
  | {
      readonly kind: 'field'
      readonly field: ContractField
      readonly width: number
      readonly height: number
      /** Null for an empty place. */
      readonly filling: FieldFilling | null
    }

export type Alignment = 'left' | 'right' | 'center' | 'justify'

/** How a block lies on its page. Lengths in points. */
export interface BlockLook {
  readonly align: Alignment
  readonly rtl: boolean
  readonly left: number
  readonly right: number
  /** Of the first line. */
  readonly indent: number
  /** Not to be broken over two pages. */
  readonly together: boolean
}

export interface TableCell {
  /** From 0. */
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly isHeader: boolean
  readonly background: string | null
  readonly vertical: 'top' | 'middle' | 'bottom'
  readonly blocks: readonly Block[]
}

export interface Table {
  readonly kind: 'table'
  readonly look: BlockLook
  /** Of the width that is there, 0..1. */
  readonly width: number
  /** Shares of the table's width; their sum is 1. */
  readonly columns: readonly number[]
  readonly rows: number
  /** Rows, from the first, that stand on every page that the table reaches. */
  readonly headerRows: number
  readonly bordered: boolean
  readonly cells: readonly TableCell[]
}

export interface ListItem {
  /** Of an ordered list. */
  readonly number: number
  readonly blocks: readonly Block[]
}

export type NumberStyle = '1' | 'a' | 'A' | 'i' | 'I'

export type Block =
  | {
      readonly kind: 'heading'
      /** 1..6. */
      readonly level: number
      readonly look: BlockLook
      readonly content: readonly Inline[]
    }
  | { readonly kind: 'paragraph'; readonly look: BlockLook; readonly content: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly look: BlockLook
      /** Null for one without numbers. */
      readonly numbers: NumberStyle | null
      readonly items: readonly ListItem[]
    }
  | Table
  | { readonly kind: 'rule' }
  | { readonly kind: 'page-break' }

/** A picture of a template, sniffed but not decoded. */
export interface ContractPicture {
  readonly format: 'png' | 'jpeg'
  readonly bytes: Uint8Array
}

/** A contract before it becomes pages: the one source of PDF, DOCX and HTML. */
export interface ContractTree {
  readonly title: string
  /** What it was made from, which every file says; absent where a version that did not say so yet kept it. */
  readonly template?: TemplateVersion
  /** Tag of the language that most of it is in (BCP 47). */
  readonly lang: string
  readonly landscape: boolean
  /** An installed family. */
  readonly font: string
  /** On every page; empty for none. */
  readonly header: readonly Block[]
  readonly footer: readonly Block[]
  readonly blocks: readonly Block[]
  readonly pictures: readonly ContractPicture[]
}

export const contractFormats = ['pdf', 'docx', 'html'] as const
export type ContractFormat = (typeof contractFormats)[number]
