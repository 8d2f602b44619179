import { selectableDocument } from '../../../engine/verification/accepted-documents.ts'
import { languages } from '../../../vocabulary/texts/languages.ts'
import { LinkRefusal } from '../../../vocabulary/verification/link-refusal.ts'
import type { LinkHistory } from '../../ports/verification/hosted-links.ts'
import type { HolderRequest } from '../holder-request.ts'
import { type StepPorts, takeStep } from '../link-step.ts'

/**
 * Writes down which document the person is going to show.
 *
 * @throws LinkRefusal DOCUPASS_ERROR_POPUP for one that the account does not take, DOCUPASS_INVALID_ACTION
 */
export function selectDocument(
  ports: StepPorts,
  holder: HolderRequest,
  chosen: { readonly country: string; readonly type: string },
): Promise<LinkHistory> {
  return takeStep(ports, holder, {
    call: 'save_document_selection',
    deed: ({ history }) => {
      const selected = selectableDocument(history.link.profile.acceptedDocuments, chosen)
      if (selected === null)
        throw new LinkRefusal('DOCUPASS_ERROR_POPUP', languages.en.sentences['holder.other-document']({}))
      return { kind: 'selected', ...selected }
    },
  })
}
