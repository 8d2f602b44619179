import type { Warning } from '../decision/outcome.ts'
import { answerWarnings, type WarningCode, warnings } from '../decision/warnings.ts'
import { languages } from '../texts/languages.ts'

/** Why a picture of a hosted link was refused, in the shape of a warning; of the catalogue only, without a value that was read. */
export function retakeWarning(code: WarningCode): Warning {
  const { severity } = { ...warnings, ...answerWarnings }[code]
  return { code, description: languages.en.warnings[code], severity, confidence: 1, decision: 'reject' }
}
