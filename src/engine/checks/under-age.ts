import type { Check } from '../../vocabulary/decision/outcome.ts'
import type { DocumentWarningCode } from '../../vocabulary/decision/warnings.ts'
import { ageOn } from './parts/age.ts'
import { hasOpenCentury, openCentury } from './parts/birth-century.ts'
import { changesNothing } from './parts/changes-nothing.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, clear, found, notChecked } from './parts/outcomes.ts'

const underAge = (code: DocumentWarningCode, years: number): Check => ({
  code,
  explain: `Raised until the day on which the holder completes ${years} years. Not checked where the document does not tell the century of the birth.`,
  needs: ['front', 'back', 'today'],
  fields: ['dob', 'age'],
  run: onDocument(({ facts: { today }, profile, readings, value }) => {
    const dob = value('dob')
    const age = dob === null ? null : ageOn(dob, today)
    if (dob === null || age === null) return cannotTell('No usable birth date was read.')
    if (hasOpenCentury(readings))
      return changesNothing(profile, code) ? cannotTell(openCentury) : notChecked(openCentury)
    const evidence = { dob, age, today }
    return age < years ? found(`The holder is ${age}, younger than ${years}.`, evidence) : clear(evidence)
  }),
})

/** One check per age that laws ask for. */
export const underAgeChecks: readonly Check[] = [
  underAge('UNDER_18', 18),
  underAge('UNDER_19', 19),
  underAge('UNDER_20', 20),
  underAge('UNDER_21', 21),
]
