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
  /** The webhook secret of the settings; null when none is set. */
  webhookSecret(): string | null
  settings(): readonly SettingDescription[]
}
