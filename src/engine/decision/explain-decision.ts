import type { NearestChange, Trace } from '../../vocabulary/decision/decision.ts'
import type { CountedFinding } from '../../vocabulary/texts/decision-sentences.ts'
import type { Sentence } from '../../vocabulary/texts/sentence.ts'

/** A trace before it is put into words. */
export type UnexplainedTrace = Omit<Trace, 'sentence' | 'nearest'>

const levels = { review: 'reviewContribution', reject: 'rejectContribution' } as const

/** Each finding that counted on one side. */
function countedFindings(trace: UnexplainedTrace, side: keyof typeof levels): readonly CountedFinding[] {
  return trace.checks.flatMap(({ code, rule, findings = [] }) =>
    findings
      .filter((finding) => finding[levels[side]] > 0)
      .map(({ confidence }) => ({ code, confidence, level: rule[side], weight: rule.weight })),
  )
}

/** Why the decision is what it is, without personal data; of a stored trace as of a new one. */
export function explainDecision(trace: UnexplainedTrace): Sentence {
  const { decision, decisionTrigger, reviewScore, rejectScore } = trace
  const scores = { review: reviewScore, reject: rejectScore }
  const reached = (side: keyof typeof levels) => ({
    findings: countedFindings(trace, side),
    score: scores[side],
    trigger: decisionTrigger[side],
  })
  switch (decision) {
    case 'reject':
      return { id: 'decision.rejected', values: reached('reject') }
    case 'accept':
      return { id: 'decision.accepted', values: { reviewScore, rejectScore, decisionTrigger } }
    case 'review': {
      const open = trace.checks.filter(({ outcome }) => outcome === 'not_checked')
      const notChecked = open.map(({ code }) => code)
      const isReached = reviewScore >= decisionTrigger.review
      return {
        id: 'decision.reviewed',
        values: { reached: isReached ? reached('review') : null, notChecked },
      }
    }
  }
}

/** What would have changed the decision; its kind says which sentence, the rest stands in it. */
export function explainNearest(change: Omit<NearestChange, 'sentence'>): Sentence {
  return { id: `decision.nearest.${change.kind}`, values: change }
}
