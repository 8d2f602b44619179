import { deviceClass } from '../../../engine/verification/device-class.ts'
import { pageLanguage } from '../../../engine/verification/page-language.ts'
import { parseLocation } from '../../../engine/verification/parse-location.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { type HostedLink, referenceForm } from '../../../vocabulary/verification/hosted-link.ts'
import type { FatalLinkError } from '../../../vocabulary/verification/link-refusal.ts'
import type { RecordPorts } from '../../ports/ports.ts'
import type { LinkSession } from '../../ports/verification/hosted-links.ts'
import type { HolderRequest } from '../holder-request.ts'
import { sha256Hex } from '../sha256-hex.ts'

/** Who comes by a hosted link. */
export interface FoundHolder {
  readonly principal: Principal
  readonly linkId: string
  /** Null where the link is about to be opened. */
  readonly session: LinkSession | null
  /** As it was sent, to be answered again; empty where the link is about to be opened. */
  readonly sessionId: string
  /** Who it is, of a link with several parties. */
  readonly party: string | null
  /** Class of the user agent. */
  readonly device: string
}

/** What a request says of who sends it. */
export interface PresentedSecret {
  /** `DOCUPASS reference [party]`, `DOCUPASS_SESSION id`, or `DOCUPASS_HANDOFF token [own secret]`. */
  readonly authorization: string | undefined
  readonly userAgent: string | undefined
  /** Whether the link may be opened by this call; by others only a session goes on. */
  readonly opens: boolean
}

/** The holder, or what there is none of. A hand-off token is used up by it, for every other device. */
export async function findHolder(
  ports: RecordPorts,
  { authorization = '', userAgent, opens }: PresentedSecret,
): Promise<FoundHolder | FatalLinkError> {
  const [scheme = '', secret = '', party = null, ...more] = authorization.trim().split(/ +/)
  const device = deviceClass(userAgent)
  const way = more.length > 0 ? undefined : ways[scheme.toUpperCase()]
  if (way === undefined) return 'SESSION_NOT_FOUND'
  const found = opens || !way.isOpening ? await way.find(ports, { secret, party, device }) : null
  return found ?? way.missing
}

interface Presented {
  readonly secret: string
  readonly party: string | null
  readonly device: string
}

interface Way {
  /** Whether it opens the link on one more device. */
  readonly isOpening: boolean
  readonly missing: FatalLinkError
  readonly find: (ports: RecordPorts, presented: Presented) => Promise<FoundHolder | null>
}

const ways: Readonly<Record<string, Way | undefined>> = {
  DOCUPASS: { isOpening: true, missing: 'REFERENCE_NOT_FOUND', find: byReference },
  DOCUPASS_HANDOFF: { isOpening: true, missing: 'SESSION_NOT_FOUND', find: byHandOff },
  DOCUPASS_SESSION: { isOpening: false, missing: 'SESSION_NOT_FOUND', find: bySession },
}

const tokenForm = /^[0-9a-f]{64}$/
const partyForm = /^[0-9A-Z]{8}$/
const unopened = { session: null, sessionId: '' } as const

async function byReference(
  { records }: RecordPorts,
  { secret, party, device }: Presented,
): Promise<FoundHolder | null> {
  if (!referenceForm.test(secret) || (party !== null && !partyForm.test(party))) return null
  const found = await records.holderByReference(secret)
  return found && { ...found, ...unopened, party, device }
}

/** Beside the token a device may send a secret of its own, 64 hex: by both it finds the link again after a lost answer. */
async function byHandOff(
  { records }: RecordPorts,
  { secret, party: own, device }: Presented,
): Promise<FoundHolder | null> {
  if (!tokenForm.test(secret) || (own !== null && !tokenForm.test(own))) return null
  const digest = own === null ? null : sha256Hex(`${secret} ${own}`)
  const taken = await records.takeHandOff(sha256Hex(secret), digest)
  return taken && { ...taken, ...unopened, device }
}

/** Another class of user agent does not find the session; another address does. */
async function bySession(
  { records }: RecordPorts,
  { secret, device }: Presented,
): Promise<FoundHolder | null> {
  const found = tokenForm.test(secret) ? await records.holderBySession(sha256Hex(secret)) : null
  if (found === null || found.session.device !== device) return null
  return { ...found, sessionId: secret, party: found.session.party, device }
}

/** When and from where a call comes. */
export function requestHead(from: {
  readonly at: number
  readonly ip: string
  /** Header `Geolocation`. */
  readonly geolocation: string | undefined
}): Omit<HolderRequest['head'], 'session'> {
  return { at: from.at, ip: from.ip, location: parseLocation(from.geolocation) }
}

/** Language of the page, as the wire codes it: that of the link, else of the browser (header `Accept-Language`). */
export const pageLanguageOf = (
  { language }: Pick<HostedLink, 'language'>,
  accepted: string | undefined,
): string => pageLanguage(language, accepted)
