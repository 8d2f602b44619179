import type { DocumentReading } from '../vocabulary/document-reading.ts'
import type { Check } from '../vocabulary/outcome.ts'
import { onBothSides } from './parts/document-view.ts'
import { cannotTell, clear, found } from './parts/outcomes.ts'

const numberOf = (reading: DocumentReading): string | null =>
  reading.fields.documentNumber?.[0]?.value ?? null

const linesOf = (reading: DocumentReading): string => reading.zone?.lines.join('\n') ?? ''

/** A document carries its machine readable zone once. */
export const invalidBackDocument: Check = {
  code: 'INVALID_BACK_DOCUMENT',
  explain:
    'Raised when the back image shows the side that the front image shows already, or carries another document number.',
  needs: ['front', 'back'],
  fields: ['documentNumber'],
  run: onBothSides(({ front, back }) => {
    if (linesOf(front) !== '' && linesOf(front) === linesOf(back)) {
      return found('The back image shows the same side as the front image.', { sameZone: true })
    }
    const [frontNumber, backNumber] = [numberOf(front), numberOf(back)]
    if (frontNumber === null || backNumber === null) {
      return cannotTell('A document number was not read on both sides.')
    }
    const evidence = { front: frontNumber, back: backNumber }
    if (frontNumber === backNumber) return clear(evidence)
    return found(`The back belongs to another document: ${backNumber}, not ${frontNumber}.`, evidence)
  }),
}
