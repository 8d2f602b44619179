import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { mrzKeys } from '../../vocabulary/reading/fields.ts'
import type { Check, Evidence, Outcome } from '../../vocabulary/decision/outcome.ts'
import { minPortrait } from './parts/carrier-signs.ts'
import { isVizOnly } from './parts/recognition-outcome.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import { onBothSides } from './parts/document-view.ts'
import { cannotTell, clear, found, foundAll, notChecked } from './parts/outcomes.ts'
import { isSameCard } from './parts/same-card.ts'
import { disagreements } from './parts/disagreements.ts'

const numberOf = (reading: DocumentReading): string | null =>
  reading.fields.documentNumber?.[0]?.value ?? null

const linesOf = (reading: DocumentReading): string => reading.zone?.lines.join('\n') ?? ''

/** How certain a side must be of what it is, 0..1, to be taken for a swapped one. */
const leastCertainSide = 0.8
/** And of its kind, to tell by its number that it is of another document. */
const leastCertainKind = 0.9

/**
 * Whether the front image shows a back, by its code or its kind, and the back image a front: by its kind, or by its portrait where it
 * bears print alone.
 */
function areSwapped(facts: Facts, { front, back }: Record<'front' | 'back', DocumentReading>): boolean {
  if (!isSurely('BACK', front)) return false
  const hasPortrait = isVizOnly(back) && (facts.back?.carrier?.portrait ?? 0) >= minPortrait
  return isVizOnly(front) ? isSurely('FRONT', back) : hasPortrait
}

function isSurely(side: 'FRONT' | 'BACK', { fields }: DocumentReading): boolean {
  const [read] = fields.documentSide ?? []
  return read?.value === side && read.confidence >= leastCertainSide
}

const swapped = 'The pictures are swapped: the front image shows the back, and the back image the front.'

/** Each side of one card was read as what it shows: that they were sent the wrong way round counts for nothing. */
function swappedCard(evidence: Evidence): Outcome {
  const excused = 'Both pictures show one card, and each was read as the side that it shows.'
  return foundAll([{ confidence: 1, sentence: swapped, evidence: { ...evidence, swapped: true }, excused }])
}

const unlabelled =
  'The numbers of both sides differ, and one of them stands without a legible label: it may be another number of the same document.'

/** Whether no label says what stands on a side, so that not even its kind is sure. */
function isByArrangement(reading: DocumentReading): boolean {
  return isVizOnly(reading) && (reading.fields.documentType?.[0]?.confidence ?? 1) < leastCertainKind
}

/** A document carries its machine readable zone once. */
export const invalidBackDocument: Check = {
  code: 'INVALID_BACK_DOCUMENT',
  explain:
    "Raised when the back image shows the same side as the front image. Raised when the back image carries another document number. Raised when the two images of one card are swapped: then it counts for nothing, because each is read as the side that it shows. If swapped images do not both show a number, they are not checked. Not raised when the number on the back is the holder's personal number on the front. If misread characters of a printed number explain the difference, FEATURE_VERIFICATION_FAILED is raised instead. Not checked where a number that differs has no legible label.",
  needs: ['front', 'back'],
  // It compares whole zones.
  fields: mrzKeys,
  run: onBothSides(({ front, back, facts }) => {
    const isSwapped = areSwapped(facts, { front, back })
    if (linesOf(front) !== '' && linesOf(front) === linesOf(back)) {
      return found('The back image shows the same side as the front image.', { sameZone: true })
    }
    const [frontNumber, backNumber] = [numberOf(front), numberOf(back)]
    if (frontNumber === null || backNumber === null) {
      const unread = 'A document number was not read on both sides.'
      return isSwapped ? notChecked(`${swapped} ${unread}`) : cannotTell(unread)
    }
    const evidence = { front: frontNumber, back: backNumber }
    if (isSameCard(front, back)) return isSwapped ? swappedCard(evidence) : clear(evidence)
    const isMisread = disagreements([front, back], 'documentNumber').some(
      (one) => one.isSlip && !one.isOneSide,
    )
    if (isMisread)
      return isSwapped
        ? swappedCard({ ...evidence, isSlip: isMisread })
        : clear({ ...evidence, isSlip: isMisread })
    if ([front, back].some(isByArrangement)) return notChecked(unlabelled)
    return found(`The back belongs to another document: ${backNumber}, not ${frontNumber}.`, evidence)
  }),
}
