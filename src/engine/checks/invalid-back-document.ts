import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { mrzKeys } from '../../vocabulary/reading/fields.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import { minPortrait } from './parts/carrier-signs.ts'
import { isVizOnly } from './parts/recognition-outcome.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import { onBothSides } from './parts/document-view.ts'
import { cannotTell, clear, found } from './parts/outcomes.ts'
import { isSameCard } from './parts/same-card.ts'
import { disagreements } from './parts/disagreements.ts'

const numberOf = (reading: DocumentReading): string | null =>
  reading.fields.documentNumber?.[0]?.value ?? null

const linesOf = (reading: DocumentReading): string => reading.zone?.lines.join('\n') ?? ''

/**
 * Whether the code that stands on backs is on the front image, and the portrait that stands on fronts on the back image, which
 * bears print alone.
 */
function areSwapped(facts: Facts, { front, back }: Record<'front' | 'back', DocumentReading>): boolean {
  const isBack = !isVizOnly(front) && front.fields.documentSide?.[0]?.value === 'BACK'
  return isBack && isVizOnly(back) && (facts.back?.carrier?.portrait ?? 0) >= minPortrait
}

/** A document carries its machine readable zone once. */
export const invalidBackDocument: Check = {
  code: 'INVALID_BACK_DOCUMENT',
  explain:
    "Raised when the back image shows the same side as the front image, or when the two images are swapped. Raised when the back image carries another document number. Not raised when the number on the back is the holder's personal number on the front. If misread characters of a printed number explain the difference, FEATURE_VERIFICATION_FAILED is raised instead.",
  needs: ['front', 'back'],
  // It compares whole zones.
  fields: mrzKeys,
  run: onBothSides(({ front, back, facts }) => {
    if (areSwapped(facts, { front, back }))
      return found(
        'The pictures are swapped: the front image shows the back, and the back image the front.',
        {
          swapped: true,
        },
      )
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
