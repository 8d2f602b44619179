import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { mrzKeys } from '../../vocabulary/reading/fields.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onBothSides } from './parts/document-view.ts'
import { cannotTell, clear, found } from './parts/outcomes.ts'
import { isSameCard } from './parts/same-card.ts'
import { disagreements } from './parts/disagreements.ts'

const numberOf = (reading: DocumentReading): string | null =>
  reading.fields.documentNumber?.[0]?.value ?? null

const linesOf = (reading: DocumentReading): string => reading.zone?.lines.join('\n') ?? ''

/** A document carries its machine readable zone once. */
export const invalidBackDocument: Check = {
  code: 'INVALID_BACK_DOCUMENT',
  explain:
    "Raised when the back image shows the same side as the front image, or carries another document number. Not raised when the number on the back is the holder's personal number on the front. If misread characters of a printed number explain the difference, FEATURE_VERIFICATION_FAILED is raised instead.",
  needs: ['front', 'back'],
  // It compares whole zones.
  fields: mrzKeys,
  run: onBothSides(({ front, back }) => {
    if (linesOf(front) !== '' && linesOf(front) === linesOf(back)) {
      return found('The back image shows the same side as the front image.', { sameZone: true })
    }
    const [frontNumber, backNumber] = [numberOf(front), numberOf(back)]
    if (frontNumber === null || backNumber === null) {
      return cannotTell('A document number was not read on both sides.')
    }
    const evidence = { front: frontNumber, back: backNumber }
    if (isSameCard(front, back)) return clear(evidence)
    const isMisread = disagreements([front, back], 'documentNumber').some(
      (one) => one.isSlip && !one.isOneSide,
    )
    if (isMisread) return clear({ ...evidence, isSlip: isMisread })
    return found(`The back belongs to another document: ${backNumber}, not ${frontNumber}.`, evidence)
  }),
}
