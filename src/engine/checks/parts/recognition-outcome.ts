import type { SideFacts } from '../../../vocabulary/decision/facts.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { Outcome } from '../../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../../vocabulary/profiles/profile.ts'
import type { DocumentWarningCode } from '../../../vocabulary/decision/warnings.ts'
import { changesNothing } from './changes-nothing.ts'
import { isVizConfirmedBy } from './viz-confirmed-by.ts'
import { clear, found, notChecked } from './outcomes.ts'

/** True when neither a machine readable zone nor a barcode was read: anyone can print such a card. */
export function isVizOnly({ zone, barcode }: DocumentReading): boolean {
  return zone === null && barcode === undefined
}

const onlyPrinted =
  'The document was read from its printed text only; no machine readable zone or barcode of either side confirms it.'
const onlySealed =
  'The document was read from a digital seal only, which can be copied onto another; no machine readable zone of either side confirms it.'

function isSealAlone({ seal, fields }: DocumentReading): boolean {
  return (
    seal !== undefined &&
    Object.values(fields)
      .flat()
      .every(({ source }) => source !== 'visual')
  )
}

/** What of a side tells whether it was read to the end. */
type SideRead = Pick<SideFacts, 'image' | 'readingStopped'>

/** Neither a document nor a sign of one: where reading stopped at its limit, it says so. */
export function unrecognizedOutcome(which: 'front' | 'back', { image, readingStopped }: SideRead): Outcome {
  const { width, height } = image
  return readingStopped === true
    ? found(
        `No supported document was recognised on the ${which} image before reading stopped at its work limit.`,
        { width, height, readingStopped },
      )
    : found(`No supported document was recognised on the ${which} image.`, { width, height })
}

/** One side that was read, and what the other side says. */
export interface RecognisedSide {
  readonly side: SideRead
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
 * the code changes nothing. The same where reading stopped before everything was read.
 */
export function recognitionOutcome({ side, reading, other, profile, code }: RecognisedSide): Outcome {
  const document = reading.name
  if (side.readingStopped === true && !changesNothing(profile, code))
    return notChecked('Reading stopped at its work limit, so that not everything on the image was read.')
  if (!isVizOnly(reading)) return clear({ document })
  if (other !== null && !isVizOnly(other) && isVizConfirmedBy(reading, other))
    return clear({ document, confirmedBy: other.zone === null ? 'barcode' : 'machine readable zone' })
  if (changesNothing(profile, code)) return clear({ document })
  return notChecked(isSealAlone(reading) ? onlySealed : onlyPrinted)
}
