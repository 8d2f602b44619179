import type { RecordKind } from '../../../vocabulary/retention/record-kinds.ts'
/** One line of the erasure ledger. */
export interface ErasureEntry {
  readonly accountId: string
  readonly kind: RecordKind | 'subject'
  readonly targetId: string
  readonly at: number
  readonly actor: string
  readonly lastSeq: number
  /** SHA-256 of the last envelope, hex; empty for a subject. */
  readonly digest: string
}

/** With its place in the order of writing, from 1; gaps mean nothing. */
export interface NumberedErasure extends ErasureEntry {
  readonly seq: number
}

export interface ErasureRecords {
  /** The whole ledger, to be kept outside of backups. */
  erasureLedger(): Promise<readonly ErasureEntry[]>
  /** What was written down after this place, at most `limit` of it, in order. */
  erasuresAfter(seq: number, limit: number): Promise<readonly NumberedErasure[]>
  /**
   * Erases again what an older copy of the store brought back; to be run before anything of it is served.
   * How many records and subjects were found and destroyed.
   */
  replayErasures(ledger: readonly ErasureEntry[]): Promise<number>
}
