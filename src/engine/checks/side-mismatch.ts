import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../vocabulary/reading/fields.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import type { DocumentWarningCode } from '../../vocabulary/decision/warnings.ts'
import { onBothSides } from './parts/document-view.ts'
import { clear, found, notApplicable } from './parts/outcomes.ts'
import { disagreements } from './parts/disagreements.ts'

interface Row {
  readonly code: DocumentWarningCode
  readonly what: string
  /** The first of these that was read on both sides is compared. */
  readonly keys: readonly FieldKey[]
}

const valueOn = (side: DocumentReading, key: FieldKey): string =>
  side.fields[key]?.[0]?.value.toUpperCase() ?? ''

const sideMismatch = ({ code, what, keys }: Row): Check => ({
  code,
  explain: `Raised when the ${what} was read on front and back and differs. If one misread character of print explains that, FEATURE_VERIFICATION_FAILED is raised instead.`,
  needs: ['front', 'back'],
  fields: keys,
  run: onBothSides(({ front, back }) => {
    const key = keys.find((candidate) => valueOn(front, candidate) !== '' && valueOn(back, candidate) !== '')
    if (key === undefined) return notApplicable(`The ${what} was not read on both sides.`)
    const evidence = { front: valueOn(front, key), back: valueOn(back, key) }
    if (evidence.front === evidence.back) return clear(evidence)
    const isMisread = disagreements([front, back], key).some((one) => one.isSlip && !one.isOneSide)
    if (isMisread) return clear({ ...evidence, isSlip: isMisread })
    return found(`The ${what} is ${evidence.front} on the front and ${evidence.back} on the back.`, evidence)
  }),
})

/** Properties that are exactly the same on both sides of one document. */
const rows: readonly Row[] = [
  { code: 'DOCUMENT_COUNTRY_MISMATCH', what: 'issuing country', keys: ['countryIso3', 'countryIso2'] },
  { code: 'DOCUMENT_STATE_MISMATCH', what: 'issuing state', keys: ['stateShort', 'stateFull'] },
  { code: 'DOCUMENT_DOB_MISMATCH', what: 'birth date', keys: ['dob'] },
]

export const sideMismatchChecks: readonly Check[] = rows.map(sideMismatch)
