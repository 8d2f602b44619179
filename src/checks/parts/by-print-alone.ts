import type { DocumentReading } from '../../vocabulary/document-reading.ts'
import type { Outcome } from '../../vocabulary/outcome.ts'
import type { Profile } from '../../vocabulary/profile.ts'
import { warnings, type DocumentWarningCode } from '../../vocabulary/warnings.ts'
import { clear, notChecked } from './outcomes.ts'

/** True when neither a machine readable zone nor a barcode was read: anybody can print such a card. */
export function isByPrintAlone({ zone, barcode }: DocumentReading): boolean {
  return zone === null && barcode === undefined
}

/**
 * Whether the document of one side was recognised. What it calls itself in print nobody confirms, so its kind stays
 * unchecked, and the decision is review at least, unless the profile says that the code changes nothing.
 */
export function recognised(reading: DocumentReading, profile: Profile, code: DocumentWarningCode): Outcome {
  const { review, reject } = profile.decisions[code] ?? warnings[code].default
  const changesNothing = review < 0 && reject < 0
  if (!isByPrintAlone(reading) || changesNothing) return clear({ document: reading.name })
  return notChecked(
    'The document was read from its printed text alone; neither a machine readable zone nor a barcode confirms what it is.',
  )
}
