import type { z } from 'zod'
import type { ListedLink } from '../../../../flows/ports/verification/hosted-links.ts'
import type { CreatedLink } from '../../../../flows/verification/store-link.ts'
import type { ShownLink } from '../../../../flows/verification/show-link.ts'
import type { HostedLink } from '../../../../vocabulary/verification/hosted-link.ts'
import { linkModes } from '../../../../vocabulary/verification/link-modes.ts'
import type { LinkEvent } from '../../../../vocabulary/verification/link-events.ts'
import { retakeWarning } from '../../../../vocabulary/verification/retake-warning.ts'
import { presentResultPage, unixSeconds } from '../../kit/shapes/value-schemas.ts'
import { presentTransaction } from '../transactions/schema.ts'
import type { createdLink } from './create-schema.ts'
import type { linkDetail, linkItem, linkList } from './schema.ts'

export function presentCreated({
  link,
  url,
  urlSign,
  qrCode,
  allowance: { quota, credit },
}: CreatedLink): z.input<typeof createdLink> {
  const png = Buffer.from(qrCode.buffer, qrCode.byteOffset, qrCode.byteLength).toString('base64')
  return {
    ...{ success: true, reference: link.reference, url, urlSign: { ...urlSign } },
    ...{ expiry: secondsOrZero(link.expiresAt), customData: link.customData },
    ...{ qrCode: `data:image/png;base64,${png}`, quota, credit },
  }
}

const secondsOrZero = (at: number | null): number => (at === null ? 0 : unixSeconds(at))

type Listed = ListedLink & { readonly validatedPhone?: string }

/** In the order of the wire. */
export function presentItem({
  link,
  completion,
  decision,
  validatedPhone = completion?.validatedPhone ?? '',
}: Listed): z.input<typeof linkItem> {
  const { verifyDocumentNumber, verifyName, verifyDob, verifyAge, verifyAddress, verifyPostcode } =
    link.expected
  return {
    ...{ reference: link.reference, mode: linkModes[link.kind], profileId: link.profileId },
    ...{ verifyDocumentNo: verifyDocumentNumber, verifyName, verifyDob, verifyAge },
    ...{ verifyAddress, verifyPostcode, userPhone: link.userPhone, validatedPhone },
    ...{ language: link.language, transactionId: completion?.transactionId ?? '' },
    ...{ decision: decision ?? '', customData: link.customData, ip: completion?.ip ?? '' },
    completedAt: secondsOrZero(completion?.completedAt ?? null),
    ...{ createdAt: unixSeconds(link.createdAt), expiry: secondsOrZero(link.expiresAt) },
    reusable: link.isReusable ? 1 : 0,
  }
}

interface LinkPage {
  readonly rows: readonly ListedLink[]
  readonly total: number
  readonly hasMore: boolean
}

export function presentLinks(
  query: { readonly limit: number; readonly offset: number },
  { rows, ...found }: LinkPage,
): z.input<typeof linkList> {
  return { ...presentResultPage(query, found), items: rows.map(presentItem) }
}

export function presentLink(shown: ShownLink, sign: (path: string) => string): z.input<typeof linkDetail> {
  const { link, events, completion, transaction, validatedPhone, log } = shown
  return {
    ...presentItem({ link, completion, decision: transaction?.decision ?? null, validatedPhone }),
    expiry: secondsOrZero(shown.expiry),
    ...{ url: shown.url, urlSign: { ...shown.urlSign }, partySigned: { ...shown.partySigned } },
    finalTransaction: transaction === null ? null : presentTransaction(transaction, sign),
    intermediateTransactions: events.flatMap((event) => presentRefused(link, event)),
    auditLog: log.map(({ session, action, description, location, ip, at }) => {
      const { latitude = null, longitude = null, accuracy = null } = location ?? {}
      const where = { latitude, Longitude: longitude, longitude, accuracy }
      return { session, action, description, ...where, ip, time: unixSeconds(at) }
    }),
  }
}

type Refused = z.input<typeof linkDetail>['intermediateTransactions'][number]

/** A picture that was refused, in the shape of a transaction. */
function presentRefused(link: HostedLink, { deed, at }: LinkEvent): readonly Refused[] {
  if ((deed.kind !== 'document' && deed.kind !== 'face') || deed.isAccepted) return []
  return [
    {
      ...{ id: '', step: deed.kind, data: {}, outputImage: {}, outputFile: [], missingFields: [] },
      warning: deed.codes.map(retakeWarning),
      ...{ profileId: link.profileId, reviewScore: 0, rejectScore: 0, decision: 'reject' },
      ...{ customData: link.customData, scores: {}, notChecked: [], type: 'docupass', mode: link.mode },
      ...{ docupass: link.reference, createdAt: unixSeconds(at), updatedAt: 0, reason: '', note: '' },
    },
  ]
}
