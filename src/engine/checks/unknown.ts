import type { Check } from '../../vocabulary/decision/outcome.ts'
import { foundAll } from './parts/outcomes.ts'

export const unknown: Check = {
  code: 'UNKNOWN',
  explain:
    'Raised once for each check that failed for a reason that lies with us, which it names: that check was not done, stands in notChecked, and the decision is review at least. Raised for nothing else.',
  needs: [],
  fields: [],
  run: (_facts, _profile, failed = []) =>
    foundAll(
      failed.map((code) => ({
        confidence: 1,
        sentence: `A check failed for a reason that lies with us: ${code}.`,
        evidence: { check: code },
      })),
    ),
}
