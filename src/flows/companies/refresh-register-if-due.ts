import { registerSources } from '../../engine/companies/registers/all.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Ports } from '../ports/ports.ts'
import { refreshRegister, type RefreshRegisterPorts } from './refresh-register.ts'

export interface DueRegisterPorts extends RefreshRegisterPorts {
  readonly registers: Pick<Ports['registers'], 'refresh' | 'status'>
}

/** What became of one look at one register. */
export type DueRegisterOutcome =
  | { readonly state: 'fresh' | 'left alone' }
  | { readonly state: 'refreshed'; readonly version: string; readonly records: number }
  /** Kept as the register's trouble by then; what was served before is served still. */
  | { readonly state: 'refused'; readonly refusal: Refusal }

/** Ids of the registers that have a publisher to fetch from. */
export const publishedRegisters: readonly string[] = registerSources
  .filter(({ files }) => files.length > 0)
  .map(({ id }) => id)

/**
 * Refreshes one register from its publisher when that was not done for so long. One that was never loaded is left alone: a
 * register takes gigabytes of disk, and only an operator knows which are wanted.
 * Faults are thrown; a refusal of the register is an outcome.
 */
export async function refreshRegisterIfDue(
  ports: DueRegisterPorts,
  request: { readonly source: string; readonly everyMs: number; readonly signal: AbortSignal },
): Promise<DueRegisterOutcome> {
  const { source, everyMs, signal } = request
  const status = (await ports.registers.status()).find(({ register }) => register === source)
  if (status === undefined || status.refreshedAt === null) return { state: 'left alone' }
  if (ports.clock.now() - status.refreshedAt < everyMs) return { state: 'fresh' }
  try {
    const { version, records } = await refreshRegister(ports, { source, signal })
    return { state: 'refreshed', version, records }
  } catch (error) {
    if (error instanceof Refusal && !signal.aborted) return { state: 'refused', refusal: error }
    throw error
  }
}
