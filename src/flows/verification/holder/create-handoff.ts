import { handOffAddress } from '../../../engine/verification/link-address.ts'
import { qrLook } from '../../../engine/verification/paint-qr-code.ts'
import type { Ports } from '../../ports/ports.ts'
import { drawCode } from '../../images/draw-code.ts'
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
  /** Where the other device goes on. */
  readonly url: string
  /** PNG of the same address. */
  readonly qrCode: Uint8Array
}

/**
 * Makes a token for another device of the same person; an earlier one ends. Throws LinkRefusal DOCUPASS_INVALID_ACTION.
 *
 * @param publicUrl of the service
 */
export async function createHandOff(
  ports: Pick<Ports, 'records' | 'clock' | 'ids' | 'inference'>,
  holder: HolderRequest,
  publicUrl: string,
): Promise<HandOff> {
  const standing = await readStanding(ports, holder)
  requireStep('create_handoff', standing, holder)
  const token = ports.ids.token()
  const expiresAt = ports.clock.now() + lifetimeMs
  const { linkId, party } = holder.session
  await ports.records.keepHandOff(holder.principal, { linkId, party, digest: sha256Hex(token), expiresAt })
  const { link } = standing.history
  const url = handOffAddress(link, publicUrl, token)
  const { signal } = holder.limits
  const qrCode = await drawCode(ports, url, { look: qrLook(link.profile.docupass), signal })
  return { token, expiresAt, url, qrCode }
}
