import { formFields, readAnswers } from '../../../engine/verification/form-answers.ts'
import { genericLinkError } from '../../../vocabulary/verification/link-refusal.ts'
import type { LinkHistory } from '../../ports/verification/hosted-links.ts'
import type { HolderRequest } from '../holder-request.ts'
import { type StepPorts, takeStep } from '../link-step.ts'
import { sha256Hex } from '../sha256-hex.ts'

/** Takes the answers of the form, all at once. Throws LinkRefusal CUSTOM_FIELD_EMPTY, DOCUPASS_INVALID_ACTION. */
export function saveForm(
  ports: StepPorts,
  holder: HolderRequest,
  sent: Readonly<Record<string, unknown>>,
): Promise<LinkHistory> {
  return takeStep(ports, holder, {
    call: 'save_form',
    deed: ({ history }) => {
      const fields = formFields(history.link.profile.docupass.customField, sha256Hex)
      const answers = readAnswers(fields, sent)
      if (answers === null) throw genericLinkError('CUSTOM_FIELD_EMPTY')
      return { kind: 'form', answers }
    },
  })
}
