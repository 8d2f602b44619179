import type { Decision, TraceCheck, TraceFinding } from '../../../vocabulary/decision/decision.ts'
import { languages } from '../../../vocabulary/texts/languages.ts'
import { renderInEnglish } from '../render-in-english.ts'
import type { HiddenValues } from './hidden-values.ts'

const meanings = languages.en.warnings
const obscuredReason = renderInEnglish({ id: 'decision.reasonObscured', values: {} })

/**
 * A decision without the values that are hidden: of each check that judges one of them, or says one, outcome and
 * scores alone are left. Decision, scores and sentence of the whole stay as they are.
 */
export function obscureDecision(decision: Decision, hidden: HiddenValues): Decision {
  const entries = decision.trace.checks.map((check) => obscureCheck(check, hidden))
  const obscuredCodes = new Set<string>(
    decision.trace.checks.filter((check) => revealsHidden(check, hidden)).map(({ code }) => code),
  )
  return {
    ...decision,
    warnings: decision.warnings.map(({ data, ...warning }) => {
      const isHidden = obscuredCodes.has(warning.code) || hidden.occurIn(warning.description)
      if (!isHidden) return data === undefined ? warning : { ...warning, data }
      return { ...warning, description: meanings[warning.code] }
    }),
    notChecked: decision.notChecked.map(({ code, reason }) => ({ code, reason: shown(reason, hidden) })),
    trace: { ...decision.trace, checks: entries },
  }
}

const shown = (reason: string, hidden: HiddenValues): string =>
  hidden.occurIn(reason) ? obscuredReason : reason

function revealsHidden(
  { fields, findings, evidence, reason }: TraceCheck,
  { keys, occurIn: isContainedIn }: HiddenValues,
): boolean {
  return fields.some((key) => keys.has(key)) || isContainedIn(JSON.stringify([findings, evidence, reason]))
}

function obscureCheck(check: TraceCheck, hidden: HiddenValues): TraceCheck {
  if (!revealsHidden(check, hidden)) return check
  const { findings, evidence, reason, ...rest } = check
  const withoutValues = (finding: TraceFinding): TraceFinding => ({
    ...finding,
    sentence: meanings[check.code],
    evidence: {},
  })
  return {
    ...rest,
    ...(findings === undefined ? {} : { findings: findings.map(withoutValues) }),
    ...(evidence === undefined ? {} : { evidence: {} }),
    ...(reason === undefined ? {} : { reason: shown(reason, hidden) }),
  }
}
