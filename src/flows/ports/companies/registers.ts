import type { Mode } from '../../../vocabulary/account/principal.ts'
import type {
  OwnershipEdge,
  RegisterHit,
  RegisterRecord,
  RegisterVersion,
} from '../../../vocabulary/companies/register.ts'
import type { CacheValidator } from '../outbound/egress.ts'

/** One question to the registers. At least one of number, LEI and name is given. */
export interface RegisterQuery {
  readonly name?: string
  readonly registrationNumber?: string
  readonly taxNumber?: string
  readonly lei?: string
  /** ISO 3166 alpha-2. */
  readonly country?: string
  /** 1..50 */
  readonly limit: number
  /** `test` asks the invented register alone, and `live`, which is meant when absent, never does. */
  readonly mode?: Mode
  /** Ids of the registers that are asked; all of the mode when absent. */
  readonly registers?: readonly string[]
}

/** How far an import is. */
export interface RegisterProgress {
  readonly stage: 'download' | 'read' | 'index' | 'keep'
  /** Bytes of the files as they lie there, or as they arrive. */
  readonly bytes: number
  /** Null where no one says. */
  readonly totalBytes: number | null
  readonly records: number
}

/** What is known of one register, loaded or not. */
export interface RegisterStatus extends RegisterVersion {
  /** SHA-256 of its files in hex; null when nothing is loaded. */
  readonly version: string | null
  readonly licence: string
  readonly commercialUse: 'free' | 'needs a licence'
  /** Where its publisher offers it; null for what has none. */
  readonly address: string | null
  /** About how often the publisher changes it. */
  readonly cadenceDays: number
  /** Days without a successful refresh after which it is stale. */
  readonly staleAfterDays: number
  /** How many records it has on an ordinary day. */
  readonly expected: { readonly min: number; readonly max: number }
  /** Milliseconds since 1970 of the last import or successful check; null when never. */
  readonly refreshedAt: number | null
  /** Why the last refresh was refused, one sentence; null when it was not. */
  readonly trouble: string | null
  /** Of a refresh that runs in this process; null while none does. */
  readonly progress: RegisterProgress | null
}

/** Name of a file of the publisher's → how it was marked when it was fetched last. */
export type RegisterValidators = Readonly<Record<string, CacheValidator>>

/** A file that lies on this machine, and how its publisher marked it where it was fetched. */
export interface RegisterFile {
  readonly path: string
  readonly validator?: CacheValidator
  readonly lastModified?: number | null
}

export interface RegisterRefreshRequest {
  readonly source: string
  /** Makes the source one of an operator's own, or another one than it was: title, countries and map of columns. */
  readonly own?: Readonly<Record<string, unknown>>
  /**
   * Gathers files and folders, whose files are recognised by the publisher's names. Called once, while the source is
   * held against a second refresh.
   *
   * @param known marks of the files that made what is served
   * @param directory where files that are fetched may lie; they are deleted once they were imported
   * @returns null when all of those files are unchanged
   */
  readonly files: (known: RegisterValidators, directory: string) => Promise<readonly RegisterFile[] | null>
  /** `official` = fetched from the publisher: the expected number of records is then a condition, not a warning. */
  readonly origin: 'official' | 'file'
  /** Day of publication of files that state none, `YYYY-MM-DD`. */
  readonly dated?: string
  /** Accepts a register that shrank beyond its bound. */
  readonly force?: boolean
  readonly onProgress?: (progress: RegisterProgress) => void
  readonly signal: AbortSignal
}

export interface RegisterRefreshOutcome {
  readonly source: string
  readonly version: string
  /** Null before the first version. */
  readonly previous: string | null
  /** False when the files are the ones already served. */
  readonly changed: boolean
  /** Of publication, `YYYY-MM-DD`; null where no one knows it. */
  readonly date: string | null
  readonly records: number
  /** Records of an interrupted import of the same files that this one went on from. */
  readonly resumedAt: number
  /** Names of the files that were read. */
  readonly files: readonly string[]
  /** Sentences for the operator. */
  readonly warnings: readonly string[]
  readonly importedAt: number
}

/** Registers of companies held on this machine, on disk and not in memory. */
export interface Registers {
  /**
   * Every register that this version knows, and those of the operator's own, loaded or not. Test mode sees the invented
   * one alone, and `live`, which is meant when absent, never does.
   */
  versions(mode?: Mode): Promise<readonly RegisterVersion[]>
  /** Records that may be meant, best first; none where no register that is loaded has one. */
  search(query: RegisterQuery, signal?: AbortSignal): Promise<readonly RegisterHit[]>
  /** One record by the register's own key; null where there is none. */
  record(register: string, id: string, signal?: AbortSignal): Promise<RegisterRecord | null>
  /** Who holds this company, one step up, as every register that is loaded says. */
  ownersOf(register: string, id: string, signal?: AbortSignal): Promise<readonly OwnershipEdge[]>
  /**
   * What registers say instead of an owner, a sentence each: a parent that is not reported and why, an owner whose name is
   * protected.
   */
  ownershipNotes(register: string, id: string, signal?: AbortSignal): Promise<readonly string[]>
  /** Every register with what went wrong and how far a refresh is. */
  status(mode?: Mode): Promise<readonly RegisterStatus[]>
  /**
   * Imports a register as a new version and serves it; the former one serves until that moment. An import of the same
   * files that was interrupted goes on where it was.
   * Throws Refusal ERROR_INVALID_VALUE for an unknown source, ERROR_CONFLICT while it is being refreshed here, and
   * ERROR_OPERATION_FAILED with a sentence when a file is truncated, of another kind, or shrank beyond its bound.
   */
  refresh(request: RegisterRefreshRequest): Promise<RegisterRefreshOutcome>
  close(): Promise<void>
}
