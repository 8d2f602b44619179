import type { NearestChange, TraceCheck } from '../../vocabulary/decision/decision.ts'
import { thresholds } from '../../vocabulary/profiles/profile.ts'
import type { DecisionRule } from '../../vocabulary/decision/warnings.ts'
import { explainNearest, type UnexplainedTrace } from './explain-decision.ts'
import { renderInEnglish } from './render-in-english.ts'
import { contribution, scoreVerdict } from './scores.ts'

type Candidate = Omit<NearestChange, 'becomes' | 'sentence'> & {
  /** How much of the range 0..1 it moves; a finding that is not there at all is the whole of it. */
  readonly distance: number
  /** The trace as it would have been. */
  readonly then: UnexplainedTrace
}

const sides = ['reject', 'review'] as const

/** The next hundredth that is more; people write levels so. */
const nextHundredth = (value: number): number => (Math.floor(value * 100 + 1e-9) + 1) / 100
/** The last hundredth that is not more. */
const floorHundredth = (value: number): number => Math.floor(value * 100) / 100

/**
 * The change that would have altered the decision with the least movement: a threshold or a level of the profile, or
 * the fewest checks that had found nothing. Triggers and weights could be moved by a hair for any decision, which
 * explains nothing; a trigger is named only where nothing else would do.
 */
export function nearestChange(trace: UnexplainedTrace): NearestChange {
  const candidates = [
    withoutFindings(trace),
    ...trace.checks.flatMap((check) => [...thresholdMoves(trace, check), ...levelMoves(trace, check)]),
  ].filter((candidate) => candidate !== null)
  const altering = candidates.filter(({ then }) => verdictOfTrace(then) !== trace.decision)
  const [nearest] = altering.toSorted((a, b) => a.distance - b.distance)
  const { distance: _, then, ...reported } = nearest ?? triggerMove(trace)
  const change = { ...reported, becomes: verdictOfTrace(then) }
  return { ...change, sentence: renderInEnglish(explainNearest(change)) }
}

const verdictOfTrace = (trace: UnexplainedTrace) => scoreVerdict(trace.checks, trace.decisionTrigger).decision

function withCheck(trace: UnexplainedTrace, changed: TraceCheck): UnexplainedTrace {
  return { ...trace, checks: trace.checks.map((check) => (check.code === changed.code ? changed : check)) }
}

/** As if it had looked and found nothing. */
function cleared({ findings: _, reason: __, ...check }: TraceCheck): TraceCheck {
  return { ...check, outcome: 'clear' }
}

/** The fewest checks without which the decision is a milder one; those that weigh most go first. */
function withoutFindings(trace: UnexplainedTrace): Candidate | null {
  const side = trace.decision === 'reject' ? 'reject' : 'review'
  const weigh = ({ rule, findings = [] }: TraceCheck): number =>
    findings.reduce((sum, finding) => sum + contribution(finding, rule[side], rule.weight), 0)
  const open = side === 'review' ? trace.checks.filter(({ outcome }) => outcome === 'not_checked') : []
  const counting = trace.checks.filter((check) => weigh(check) > 0).toSorted((a, b) => weigh(b) - weigh(a))
  const start = open.reduce((then, check) => withCheck(then, cleared(check)), trace)
  const clearedChecks = [...open]
  let then = start
  for (const check of counting) {
    if (verdictOfTrace(then) !== trace.decision) break
    then = withCheck(then, cleared(check))
    clearedChecks.push(check)
  }
  if (clearedChecks.length === 0) return null
  const codes = clearedChecks.map(({ code }) => code)
  return { kind: 'outcome', codes, path: '', from: 0, to: 0, distance: codes.length, then }
}

/**
 * A threshold that what was measured had fallen on the other side of. A check with a threshold is as certain as its
 * measure, or where small measures fail, as what is lacking to 1.
 */
function thresholdMoves(trace: UnexplainedTrace, check: TraceCheck): readonly Candidate[] {
  const { threshold, outcome } = check
  if (threshold?.measured === undefined) return []
  const { key, value: from, measured } = threshold
  const { fails } = thresholds[key]
  if (outcome !== 'found' && outcome !== 'clear') return []
  const to =
    (outcome === 'found') === (fails === 'below') ? floorHundredth(measured) : nextHundredth(measured)
  if (to > 1) return []
  const confidence = fails === 'below' ? 1 - measured : measured
  const changed = outcome === 'found' ? cleared(check) : withFinding(check, confidence)
  return [move(trace, { kind: 'threshold', path: `thresholds.${key}`, from, to }, changed)]
}

/** As if it had found something. */
function withFinding(check: TraceCheck, confidence: number): TraceCheck {
  const reported = { sentence: '', evidence: {}, reviewContribution: 0, rejectContribution: 0 }
  return { ...check, outcome: 'found', findings: [{ ...reported, confidence, decision: 'accept' }] }
}

/** A level that a finding had fallen on the other side of. */
function levelMoves(trace: UnexplainedTrace, check: TraceCheck): readonly Candidate[] {
  const { code, rule, findings = [] } = check
  return sides.flatMap((side) => {
    const at = rule[side]
    const confidences = findings.flatMap(({ confidence, excused }) =>
      excused === undefined ? [confidence] : [],
    )
    const path = `decisions.${code}.${side}`
    const to = (value: number): Candidate => {
      const changed: DecisionRule = { ...rule, [side]: value }
      return move(trace, { kind: 'level', path, from: at, to: value }, { ...check, rule: changed })
    }
    if (at < 0) return []
    const counted = confidences.filter((confidence) => confidence >= at)
    const missed = confidences.filter((confidence) => confidence < at)
    const higher = counted.map((confidence) =>
      nextHundredth(confidence) > 1 ? -1 : nextHundredth(confidence),
    )
    return [...higher, ...missed.map(floorHundredth)].map(to)
  })
}

function move(
  trace: UnexplainedTrace,
  reported: Pick<Candidate, 'kind' | 'path' | 'from' | 'to'>,
  changed: TraceCheck,
): Candidate {
  // Off lies beyond every confidence.
  const distance = reported.to < 0 ? 1 : Math.abs(reported.to - reported.from)
  return { ...reported, codes: [changed.code], distance, then: withCheck(trace, changed) }
}

/** Where no setting of a check alters it: what is lacking to the next trigger, or the trigger itself. */
function triggerMove(trace: UnexplainedTrace): Candidate {
  const { decision, decisionTrigger, reviewScore, rejectScore } = trace
  const scores = { review: reviewScore, reject: rejectScore }
  const then = (
    checks: UnexplainedTrace['checks'],
    side: 'review' | 'reject',
    to: number,
  ): UnexplainedTrace => ({
    ...trace,
    checks,
    decisionTrigger: { ...decisionTrigger, [side]: to },
  })
  if (decision === 'accept') {
    const lacking = (side: 'review' | 'reject'): number => decisionTrigger[side] - scores[side]
    const side = lacking('reject') < lacking('review') ? 'reject' : 'review'
    const [from, to] = [scores[side], decisionTrigger[side]]
    const reported = { kind: 'score', codes: [], path: `${side}Score`, from, to } as const
    return { ...reported, distance: 0, then: then(trace.checks, side, from) }
  }
  const open = decision === 'review' ? trace.checks.filter(({ outcome }) => outcome === 'not_checked') : []
  const checks = trace.checks.map((check) => (open.includes(check) ? cleared(check) : check))
  const [from, to] = [decisionTrigger[decision], nextHundredth(scores[decision])]
  const codes = open.map(({ code }) => code)
  const reported = { kind: 'trigger', codes, path: `decisionTrigger.${decision}`, from, to } as const
  return { ...reported, distance: 0, then: then(checks, decision, to) }
}
