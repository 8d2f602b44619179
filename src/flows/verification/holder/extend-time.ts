import { moreTime } from '../../../engine/verification/fold-link.ts'
import { invalidLinkAction } from '../../../vocabulary/verification/link-refusal.ts'
import type { LinkHistory } from '../../ports/verification/hosted-links.ts'
import type { HolderRequest } from '../holder-request.ts'
import { type StepPorts, takeStep } from '../link-step.ts'

/** Moves the end of a link that is near. Throws LinkRefusal DOCUPASS_INVALID_ACTION where it is not, or was moved too often. */
export function extendTime(ports: StepPorts, holder: HolderRequest): Promise<LinkHistory> {
  return takeStep(ports, holder, {
    call: 'extend_time',
    deed: ({ history: { link }, state }) => {
      const { until } = moreTime(link, state, ports.clock.now())
      if (until === null) throw invalidLinkAction()
      return { kind: 'extended', until }
    },
  })
}
