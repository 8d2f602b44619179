import type { Check } from '../../../vocabulary/decision/outcome.ts'
import { businessDissolved } from './business-dissolved.ts'
import { businessMismatches } from './business-mismatches.ts'
import { businessNumberInvalid } from './business-number-invalid.ts'
import { businessRegisteredAgent } from './business-registered-agent.ts'
import { businessTooNew } from './business-too-new.ts'
import { ownerSanctioned } from './owner-sanctioned.ts'
import { ownershipUnknown } from './ownership-unknown.ts'

/** Codes that only a company raises, in the order in which their warnings are answered. */
export const companyChecks: readonly Check[] = [
  ...businessMismatches,
  businessDissolved,
  businessTooNew,
  businessNumberInvalid,
  businessRegisteredAgent,
  ownerSanctioned,
  ownershipUnknown,
]
