import type { FaultDetails } from './session.ts'

/** What the thread of the embedded database is started with. */
export interface ThreadTask {
  readonly directory: string
  /** `create` makes a new database in the directory, closes it and ends; `serve` opens one and stays. */
  readonly task: 'create' | 'serve'
  /** The engine, compiled; all threads of a process share one. */
  readonly engine: WebAssembly.Module
  /** Path of the files that the engine has of its own; `read-packed.ts` reads them. */
  readonly bundle: string
}

export type ToThread =
  /** Messages of the wire protocol, with one Sync at the end. */
  | { readonly kind: 'messages'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'script'; readonly id: number; readonly sql: string }
  | { readonly kind: 'close'; readonly id: number }

export type FromThread =
  /** Opened, self-test passed. Syncs counted while committing `commits` times. */
  | { readonly kind: 'open'; readonly commits: number; readonly syncs: number }
  /** The messages of the server; of a script none. */
  | { readonly kind: 'answer'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: FaultDetails }
  /** A commit left this signal. */
  | { readonly kind: 'signal'; readonly signal: string }
  /** Nothing can be acknowledged any more. Statements in flight have no outcome. */
  | { readonly kind: 'broken'; readonly sentence: string }
