import type { ListQuery } from '../../../vocabulary/screening/screening.ts'
import type { RecordsOnDisk } from '../import/record-lines.ts'

/** A version as every search thread is given it: its bytes stay where they are, once for all threads. */
export interface SharedVersion {
  /** By which it is asked for. */
  readonly key: number
  readonly index: SharedArrayBuffer
  readonly records: Pick<RecordsOnDisk, 'file' | 'length'>
  readonly database: string
}

/** What a search thread is given when it starts. */
export interface SearchStart {
  readonly versions: SharedVersion[]
}

/** Work for a search thread; only a search is answered with anything, the hits. */
export type SearchTask =
  | { readonly kind: 'search'; readonly keys: readonly number[]; readonly query: ListQuery }
  | { readonly kind: 'open'; readonly version: SharedVersion }
  | { readonly kind: 'close'; readonly key: number }
