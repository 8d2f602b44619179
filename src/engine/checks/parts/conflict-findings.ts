import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Field, FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { Evidence, Finding } from '../../../vocabulary/decision/outcome.ts'
import { disagreements, sourceName, distinctiveEvidence, type Disagreement } from './disagreements.ts'

interface Row {
  readonly key: FieldKey
  readonly what: string
  /** Whether a difference between front and back has a warning of its own, unless a slip of reading explains it. */
  readonly hasOwnWarning: boolean
}

/** Properties that print, zone and barcode of one document give alike. */
const rows: readonly Row[] = [
  { key: 'documentNumber', what: 'document number', hasOwnWarning: true },
  { key: 'dob', what: 'birth date', hasOwnWarning: true },
  { key: 'expiry', what: 'date of expiry', hasOwnWarning: false },
  { key: 'sex', what: 'sex', hasOwnWarning: false },
  { key: 'countryIso3', what: 'issuing country', hasOwnWarning: true },
  { key: 'stateShort', what: 'issuing state', hasOwnWarning: true },
]

/** How sure a difference is that misread characters explain. */
const misreadConfidence = 0.3

/** X stands for what is not said, and cards with both zone and barcode may number them apart; a seal is of the document. */
function isComparable({ key, one, other }: Disagreement, isSealed: boolean): boolean {
  if (key === 'sex') return one.value !== 'X' && other.value !== 'X'
  return key !== 'documentNumber' || isSealed || one.source === 'visual' || other.source === 'visual'
}

/** What the places of a document tell differently, but for what another warning says already. */
export function conflictFindings(readings: readonly DocumentReading[]): readonly Finding[] {
  const isSealed =
    readings.some(({ seal }) => seal !== undefined) && readings.every(({ barcode }) => barcode === undefined)
  return rows.flatMap(({ key, what, hasOwnWarning }) =>
    disagreements(readings, key)
      .filter((difference) => isComparable(difference, isSealed))
      .filter(({ isSlip: isMisread, isOneSide: isSameSide }) => isMisread || isSameSide || !hasOwnWarning)
      .map((difference) => finding(what, difference)),
  )
}

function finding(what: string, { one, other, isSlip: isMisread }: Disagreement): Finding {
  const misreadNote = isMisread ? '; a misread character explains it' : ''
  return {
    confidence: (isMisread ? misreadConfidence : 1) * Math.min(one.confidence, other.confidence),
    sentence: `The ${what} is ${one.value} in the ${sourceName(one)} and ${other.value} in the ${sourceName(other)}${misreadNote}.`,
    evidence: conflictEvidence(what, [one, other], isMisread),
  }
}

/** Both values, and whether a slip of reading explains the difference. */
export function conflictEvidence(
  what: string,
  places: readonly [one: Field, other: Field],
  isSlip: boolean,
): Evidence {
  return { what, isSlip, told: places.map(distinctiveEvidence) }
}
