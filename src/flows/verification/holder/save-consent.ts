import { personOf } from '../../../engine/verification/fold-link.ts'
import { consentShownIn } from '../../../engine/verification/shown-consent.ts'
import { invalidLinkAction } from '../../../vocabulary/verification/link-refusal.ts'
import type { LinkHistory } from '../../ports/verification/hosted-links.ts'
import type { HolderRequest } from '../holder-request.ts'
import { type StepPorts, takeStep } from '../link-step.ts'
import { sha256Hex } from '../sha256-hex.ts'

/**
 * Writes down that the person agreed to the text that was shown.
 *
 * @param agreed what the page showed; another text than the one of this link is refused, because no one agreed to it
 * @throws LinkRefusal DOCUPASS_INVALID_ACTION
 */
export function saveConsent(
  ports: StepPorts,
  holder: HolderRequest,
  agreed: { readonly language: string; readonly version: number; readonly sha256: string },
): Promise<LinkHistory> {
  return takeStep(ports, holder, {
    call: 'save_consent',
    deed: ({ history, state }) => {
      const shown = consentShownIn(history.link, agreed.language)
      if (shown === null) throw invalidLinkAction()
      const { textId, language, version, text } = shown
      const sha256 = sha256Hex(text)
      if (agreed.sha256 !== sha256 || agreed.version !== version) throw invalidLinkAction()
      // What counts is when it was agreed to first.
      if (personOf(state, holder.session.party).consent?.sha256 === sha256) return null
      return { kind: 'consented', textId, sha256, language, version }
    },
  })
}
