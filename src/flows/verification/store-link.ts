import { linkAddresses, type LinkAddresses } from '../../engine/verification/link-address.ts'
import { qrLook } from '../../engine/verification/paint-qr-code.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import type { Allowance } from '../ports/account/quota.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { Ports } from '../ports/ports.ts'
import type { NewHostedLink } from '../ports/verification/hosted-links.ts'
import { drawCode } from '../images/draw-code.ts'
import { blobsOfDeed } from './evidence.ts'

export interface CreatedLink extends LinkAddresses {
  readonly link: HostedLink
  /** PNG of the address. */
  readonly qrCode: Uint8Array
  readonly allowance: Allowance
  /** Keys of the override that had no effect. */
  readonly ignored: readonly string[]
}

interface StoreRequest {
  /** Address of the service, without a slash at its end. */
  readonly publicUrl: string
  readonly kept?: StoredAnswer<CreatedLink> | undefined
  readonly signal: AbortSignal
}

/** Stores a link that was made, with everything that it refers to, and draws its address. */
export async function storeLink(
  ports: Pick<Ports, 'records' | 'inference'>,
  principal: Principal,
  {
    made,
    publicUrl,
    kept,
    signal,
  }: StoreRequest & { readonly made: Omit<NewHostedLink, 'blobs' | 'idempotency'> },
): Promise<CreatedLink> {
  const { link, deeds } = made
  const addresses = linkAddresses(link, publicUrl)
  const qrCode = await drawCode(ports, addresses.url, { look: qrLook(link.profile.docupass), signal })
  const created = (allowance: Allowance): CreatedLink => {
    return { link, ...addresses, qrCode, allowance, ignored: link.ignored }
  }
  const { document, documentBack, face } = link.references
  const given = [document, documentBack, face].filter((picture) => picture !== null)
  const allowance = await ports.records.createLink(principal, {
    ...made,
    blobs: [...given, ...deeds.flatMap(blobsOfDeed)],
    idempotency: kept && { ...kept, answer: (left: Allowance) => kept.answer(created(left)) },
  })
  return created(allowance)
}
