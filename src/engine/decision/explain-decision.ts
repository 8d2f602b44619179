import type { Trace } from '../../vocabulary/decision/decision.ts'

/** A trace before it is put into words. */
export type UnexplainedTrace = Omit<Trace, 'sentence' | 'nearest'>

const levels = { review: 'reviewContribution', reject: 'rejectContribution' } as const

/** Each finding that counted on one side: `DOCUMENT_EXPIRED 1.00 ≥ 0.00, weight 1`. */
function reasons(trace: UnexplainedTrace, side: keyof typeof levels): readonly string[] {
  return trace.checks.flatMap(({ code, rule, findings = [] }) =>
    findings
      .filter((finding) => finding[levels[side]] > 0)
      .map(
        ({ confidence }) =>
          `${code} ${confidence.toFixed(2)} ≥ ${rule[side].toFixed(2)}, weight ${rule.weight}`,
      ),
  )
}

/** Why the decision is what it is, in one sentence without personal data. */
export function explainDecision(trace: UnexplainedTrace): string {
  const { decision, decisionTrigger, reviewScore, rejectScore } = trace
  if (decision === 'reject') {
    const because = reasons(trace, 'reject').join('; ') || 'the trigger is 0'
    return `Rejected because ${because}: reject score ${rejectScore} ≥ trigger ${decisionTrigger.reject}.`
  }
  if (decision === 'accept') {
    return `Accepted because review score ${reviewScore} < trigger ${decisionTrigger.review} and reject score ${rejectScore} < trigger ${decisionTrigger.reject}.`
  }
  const parts = []
  if (reviewScore >= decisionTrigger.review) {
    const because = reasons(trace, 'review').join('; ') || 'the trigger is 0'
    parts.push(`${because}: review score ${reviewScore} ≥ trigger ${decisionTrigger.review}`)
  }
  const open = trace.checks.filter((check) => check.outcome === 'not_checked').map((check) => check.code)
  if (open.length > 0) parts.push(`not checked: ${open.join(', ')}`)
  return `To be reviewed because ${parts.join('; ')}.`
}
