import type { Ports } from '../../ports/ports.ts'
import type { HolderRequest } from '../holder-request.ts'
import { readStanding, requireStep } from '../link-step.ts'
import { sha256Hex } from '../sha256-hex.ts'

const lifetimeMs = 10 * 60_000

/** How another device goes on with a link. */
export interface HandOff {
  /** 64 hex; shown once, and good for one use. */
  readonly token: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Makes a token for another device of the same person; an earlier one ends. Throws LinkRefusal DOCUPASS_INVALID_ACTION. */
export async function createHandOff(
  ports: Pick<Ports, 'records' | 'clock' | 'ids'>,
  holder: HolderRequest,
): Promise<HandOff> {
  requireStep('create_handoff', await readStanding(ports, holder), holder)
  const token = ports.ids.token()
  const expiresAt = ports.clock.now() + lifetimeMs
  const { linkId, party } = holder.session
  await ports.records.keepHandOff(holder.principal, { linkId, party, digest: sha256Hex(token), expiresAt })
  return { token, expiresAt }
}
