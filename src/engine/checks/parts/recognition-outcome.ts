import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { Outcome } from '../../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../../vocabulary/profiles/profile.ts'
import type { DocumentWarningCode } from '../../../vocabulary/decision/warnings.ts'
import { changesNothing } from './changes-nothing.ts'
import { isConfirmedBy } from './viz-confirmation.ts'
import { clear, notChecked } from './outcomes.ts'

/** True when neither a machine readable zone nor a barcode was read: anyone can print such a card. */
export function isVizOnly({ zone, barcode }: DocumentReading): boolean {
  return zone === null && barcode === undefined
}

/** One side that was read, and what the other side says. */
export interface RecognisedSide {
  readonly reading: DocumentReading
  readonly other: DocumentReading | null
  readonly profile: Profile
  readonly code: DocumentWarningCode
}

/** What recognising a side known by print alone goes by. */
export const confirmingKeys: readonly FieldKey[] = [
  'fullName', 'firstName', 'middleName', 'lastName', 'dob', 'documentNumber', 'personalNumber', 'expiry', 'issued', 'sex',
] // prettier-ignore

/**
 * Whether the document of one side was recognised. What it calls itself in print only the zone or barcode of its other
 * side confirms; without, its kind stays unchecked, and the decision is review at least, unless the profile says that
 * the code changes nothing.
 */
export function recognitionOutcome({ reading, other, profile, code }: RecognisedSide): Outcome {
  const document = reading.name
  if (!isVizOnly(reading)) return clear({ document })
  if (other !== null && !isVizOnly(other) && isConfirmedBy(reading, other))
    return clear({ document, confirmedBy: other.zone === null ? 'barcode' : 'machine readable zone' })
  if (changesNothing(profile, code)) return clear({ document })
  return notChecked(
    'The document was read from its printed text only; no machine readable zone or barcode of either side confirms it.',
  )
}
