import type { Check } from '../../vocabulary/decision/outcome.ts'
import { cannotTell, notApplicable } from './parts/outcomes.ts'

/**
 * Codes that no check looks for, and that the default leaves off. A profile that switches one on asks for it, so that it
 * stands in notChecked instead of passing in silence.
 */
export const notBuiltChecks: readonly Check[] = [
  {
    code: 'SCREEN_DETECTED',
    explain:
      'Nothing in this version looks for screens as objects; RECAPTURED_DOCUMENT looks for their pixels. A profile that switches it on gets it in notChecked, and the decision is at least review.',
    needs: ['front', 'back'],
    fields: [],
    run: ({ front }) =>
      front === null
        ? notApplicable('No document was sent.')
        : cannotTell('This version does not look for screens.'),
  },
]
