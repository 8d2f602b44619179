import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { shareNumber } from '../../world/share.ts'

/** How often each fault is tried: ten times, three times where CI runs a share, or as often as the environment says. */
export function trialCount(variable: 'KILLS' | 'POWER_CUTS' | 'DISK_FULL'): number {
  return Number(process.env[variable] ?? (shareNumber(process.env) === null ? 10 : 3))
}

/** One line of the ledger in docs/measured/faults.md. */
export interface FaultTrials {
  /** What was done, for example `kill -9, embedded`. */
  readonly kind: string
  readonly trials: number
  /** Acknowledged deeds that were judged, all trials together. */
  readonly acknowledged: number
  /** Sentences about what was lost, doubled, out of order, … */
  readonly validationMessages: readonly string[]
}

const folder = fileURLToPath(new URL('../../../.cache/faults/', import.meta.url))

/** Left for `npm run faults:ledger`, which adds a row to the ledger. */
export function writeTrials({ kind, trials, acknowledged, validationMessages }: FaultTrials): void {
  mkdirSync(folder, { recursive: true })
  const line = { kind, trials, acknowledged, losses: validationMessages.length }
  writeFileSync(`${folder}${kind.replaceAll(/\W+/g, '-')}.json`, `${JSON.stringify(line)}\n`)
  process.stdout.write(
    `${kind}: ${trials} trials, ${acknowledged} acknowledged, ${validationMessages.length} losses\n`,
  )
}
