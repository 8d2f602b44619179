import type { Decision, TraceCheck, TraceFinding } from '../../../vocabulary/decision/decision.ts'
import { warnings } from '../../../vocabulary/decision/warnings.ts'
import type { HiddenValues } from './hidden-values.ts'

/**
 * A decision without the values that are hidden: of each check that judges one of them, or says one, outcome and
 * scores alone are left. Decision, scores and sentence of the whole stay as they are.
 */
export function obscureDecision(decision: Decision, hidden: HiddenValues): Decision {
  const entries = decision.trace.checks.map((check) => obscured(check, hidden))
  const touched = new Set<string>(
    decision.trace.checks.filter((check) => tells(check, hidden)).map(({ code }) => code),
  )
  const meanings = new Map<string, string>(Object.entries(warnings).map(([code, row]) => [code, row.meaning]))
  return {
    ...decision,
    warnings: decision.warnings.map(({ data, ...warning }) => {
      if (!touched.has(warning.code)) return data === undefined ? warning : { ...warning, data }
      return { ...warning, description: meanings.get(warning.code) ?? '' }
    }),
    trace: { ...decision.trace, checks: entries },
  }
}

function tells({ fields, findings, evidence, reason }: TraceCheck, { keys, standIn }: HiddenValues): boolean {
  return fields.some((key) => keys.has(key)) || standIn(JSON.stringify([findings, evidence, reason]))
}

function obscured(check: TraceCheck, hidden: HiddenValues): TraceCheck {
  if (!tells(check, hidden)) return check
  const { findings, evidence, reason, ...rest } = check
  const { meaning } = warnings[check.code]
  const bare = (finding: TraceFinding): TraceFinding => ({ ...finding, sentence: meaning, evidence: {} })
  return {
    ...rest,
    ...(findings === undefined ? {} : { findings: findings.map(bare) }),
    ...(evidence === undefined ? {} : { evidence: {} }),
    ...(reason === undefined ? {} : { reason: hidden.standIn(reason) ? 'Obscured.' : reason }),
  }
}
