import type { Principal } from '../../vocabulary/account/principal.ts'
import type { LinkEventHead } from '../../vocabulary/verification/link-events.ts'
import type { LinkSession } from '../ports/verification/hosted-links.ts'
import type { ScanLimits } from '../scan/scan-command.ts'

/** A call by the holder of a link, from a session that is in force. */
export interface HolderRequest {
  /** The account's link holder. */
  readonly principal: Principal
  readonly linkId: string
  readonly session: LinkSession
  /** When and from where; the same for every event of this call. */
  readonly head: Omit<LinkEventHead, 'seq'>
  /** As the browser or client names itself; empty where it does not. */
  readonly userAgent: string
  readonly limits: ScanLimits
}
