import type { ILevelsOptions, Paragraph, Table } from 'docx'
import type { Block, ContractTree } from '../../../vocabulary/agreements/contract-tree.ts'

export type DocxBlock = Paragraph | Table

/** Where in a list a paragraph stands. */
export interface ListPlace {
  readonly reference: string
  readonly level: number
  /** It bears the mark of its item. */
  readonly isFirst: boolean
  /** Twips. */
  readonly indent: number
}

/** What is gathered while blocks are written. */
export interface DocxContext {
  readonly tree: ContractTree
  readonly numbering: { readonly reference: string; readonly levels: readonly ILevelsOptions[] }[]
  /** How many lists are open. */
  readonly listDepth: number
  readonly blocksOf: (blocks: readonly Block[], context: DocxContext, place?: ListPlace) => DocxBlock[]
}
