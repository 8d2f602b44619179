import type { Check } from '../../vocabulary/decision/outcome.ts'
import { foundAll } from './parts/outcomes.ts'

export const unknown: Check = {
  code: 'UNKNOWN',
  explain:
    'Raised for each check that failed because of an internal error, and names it. That check is listed in notChecked, and the decision is at least review. Raised for nothing else.',
  needs: [],
  fields: [],
  run: (_facts, _profile, failed = []) =>
    foundAll(
      failed.map((code) => ({
        confidence: 1,
        sentence: `A check failed because of an internal error: ${code}.`,
        evidence: { check: code },
      })),
    ),
}
