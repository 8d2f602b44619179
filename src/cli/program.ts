import type { SettingDescription } from '../platform/settings.ts'
import type { Connection } from './connection.ts'

export interface SpecimenRequest {
  /** passport, id-card, … */
  readonly kind: string
  /** Names of the flaws asked for, for example `expired`. */
  readonly flaws: readonly string[]
  readonly flat: boolean
  readonly seed: number
}

export interface SpecimenFile {
  /** PNG when flat, JPEG when photographed. */
  readonly bytes: Uint8Array
  readonly extension: 'png' | 'jpg'
  /** The decision it leads to under security_medium with a test key. */
  readonly expectedDecision: string
  /** Why, for people. */
  readonly sentence: string
  /** What is printed in its machine readable zone. */
  readonly zone: readonly string[]
}

export interface RestoreRequest {
  /** Folder of the backup. */
  readonly backup: string
  /** Instead of the data directory of the settings. */
  readonly dataDir: string | undefined
  /** A ledger file that is newer than the backup. */
  readonly ledger: string | undefined
  /** Said by somebody who knows that no ledger outlived the loss. */
  readonly withoutNewerLedger: boolean
  /** File of the master key; otherwise that of the settings or of the data directory. */
  readonly masterKey: string | undefined
  readonly force: boolean
}

export interface RestoreReport {
  readonly directory: string
  /** Milliseconds since 1970, UTC: the moment whose store it is. */
  readonly madeAt: number
  readonly files: number
  /** Records and subjects that the backup brought back and that were erased again. */
  readonly erasedAgain: number
  readonly findings: readonly string[]
  /** Where the store lies that was there before; null when there was none. */
  readonly aside: string | null
}

/** What the command line asks of the rest of the house; main.ts supplies it. */
export interface Program {
  /** Serves until a signal; resolves when everything is put away. */
  serve(): Promise<void>
  /** Works off jobs without serving HTTP. */
  worker(): Promise<void>
  connect(mode: 'live' | 'test'): Promise<Connection>
  specimen(asked: SpecimenRequest): Promise<SpecimenFile>
  /** Every kind and flaw there is, with its sentence. */
  specimens(): readonly {
    readonly kind: string
    readonly flaw: string
    readonly decision: string
    readonly sentence: string
  }[]
  /** Throws Error with a sentence when there is something at this path already. */
  exportMasterKey(path: string): void
  /** Puts a backup back into a data directory that nobody serves. Throws Error with a sentence. */
  restore(
    asked: RestoreRequest,
    onProgress: (stage: string, done: number, all: number) => void,
  ): Promise<RestoreReport>
  /** The webhook secret of the settings; null when none is set. */
  webhookSecret(): string | null
  settings(): readonly SettingDescription[]
}
