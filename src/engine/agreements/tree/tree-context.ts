import type { ElementContent } from 'hast'
import type { Block, ContractPicture } from '../../../vocabulary/agreements/contract-tree.ts'
import type { LeftOut } from '../../../vocabulary/agreements/contract-notes.ts'
import type { BlockSink } from './block-sink.ts'
import type { Surroundings } from './looks.ts'

/** What is gathered while a tree is walked. */
export interface TreeContext {
  readonly pictures: ContractPicture[]
  /** Pictures of the vault, by their tokens. */
  readonly ofVault: ReadonlyMap<string, Uint8Array>
  /** Tokens of those that are not there. */
  readonly missing: Set<string>
  /** By their sources, so that one that repeats is kept once. */
  readonly known: Map<string, number>
  /** Uids of the places that parties fill. */
  readonly fields: Set<string>
  readonly leftOut: Map<string, LeftOut>
  pageBreaks: number
  /** What stands in an item or a cell, as blocks. */
  readonly blocksOf: (children: readonly ElementContent[], around: Surroundings) => readonly Block[]
}

/** Where what an element shows is put, and what is gathered with it. */
export interface Walk {
  readonly sink: BlockSink
  readonly context: TreeContext
}

/** Counts something that the pages cannot show. */
export function countLeftOut({ leftOut }: TreeContext, row: Omit<LeftOut, 'count'>): void {
  const key = `${row.element} ${row.attribute ?? ''}`
  leftOut.set(key, { ...row, count: (leftOut.get(key)?.count ?? 0) + 1 })
}
