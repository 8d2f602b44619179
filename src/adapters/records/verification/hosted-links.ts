import type { HostedLinkRecords } from '../../../flows/ports/verification/hosted-links.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { FreshKeys } from '../keys/record-keys.ts'
import { changeLinkRecords } from './change-link.ts'
import { completeLinkRecords } from './complete-link.ts'
import { countSend } from './count-send.ts'
import { createLinkRecords } from './create-link.ts'
import { forgetReleased } from './forget-released.ts'
import { forgetUnfinished } from './forget-unfinished.ts'
import { readHistory, referenceDigest } from './link-history.ts'
import { linkSessionRecords } from './link-sessions.ts'
import { listLinks } from './list-links.ts'
import { removeLinkByReference } from './remove-link.ts'

/** Links that lead a person through a verification. */
export function hostedLinkRecords(context: RecordsContext): HostedLinkRecords {
  return {
    ...createLinkRecords(context, new FreshKeys()),
    ...linkSessionRecords(context),
    ...changeLinkRecords(context),
    ...completeLinkRecords(context, new FreshKeys()),
    listLinks: (principal, request) => listLinks(context, { principal, request }),
    linkByReference: async (principal, reference) =>
      readHistory(context, principal, { digest: await referenceDigest(context, reference) }),
    linkOfTransaction: (principal, transactionId) => readHistory(context, principal, { transactionId }),
    getLink: (principal, linkId) => readHistory(context, principal, { linkId }),
    removeLink: (principal, reference) => removeLinkByReference(context, { principal, reference }),
    countSend: (_, limits) => countSend(context, limits),
    forgetUnfinished: (days) => forgetUnfinished(context, days),
    forgetReleased: () => forgetReleased(context),
  }
}
