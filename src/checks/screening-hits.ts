import type { Check } from '../vocabulary/outcome.ts'
import type { DocumentWarningCode } from '../vocabulary/warnings.ts'
import { notChecked } from './parts/outcomes.ts'

const screeningHits = (code: DocumentWarningCode, list: string): Check => ({
  code,
  explain: `Raised when the holder's name matches ${list}; while a scan is not screened it stands in notChecked.`,
  needs: ['screening'],
  fields: ['fullName', 'firstName', 'lastName', 'dob', 'documentNumber'],
  run: ({ screening }) => notChecked(screening.reason),
})

/** A scan is not screened yet: switched on, these always say so. */
export const screeningChecks: readonly Check[] = [
  screeningHits('AML_SANCTION', 'an entry of a sanctions list'),
  screeningHits('AML_CRIME', 'an entry of a crime list'),
  screeningHits('AML_PEP', 'a politically exposed person'),
]
