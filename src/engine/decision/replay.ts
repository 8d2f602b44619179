import type { Trace, TraceCheck } from '../../vocabulary/decision/decision.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Check, Outcome, Verdict } from '../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { DecisionInput } from './run-checks.ts'
import { decideWithoutNearest, verdictAlone } from './decide.ts'
import { renderInEnglish } from './render-in-english.ts'

export interface ReplayResult {
  readonly decision: Verdict
  /** Values were withheld, so that some outcomes were taken as they were stored. */
  readonly isPartly: boolean
  /** Why it is decided so, without personal data: made when someone asks, which of very many records few do. */
  readonly sentence: () => string
}

const notRequested: Outcome = {
  kind: 'not_checked',
  reason: renderInEnglish({ id: 'decision.notReplayable', values: {} }),
}

/**
 * Decides stored facts again, under any profile. A check that judges values which were obscured keeps the outcome that
 * was stored; one that had not been asked for then cannot be done now.
 *
 * @param obscured keys of data whose values are not in the facts
 */
export function replay(input: {
  readonly facts: Facts
  readonly trace: Trace
  readonly profile: Profile
  readonly checks: readonly Check[]
  readonly obscured: readonly string[]
}): ReplayResult {
  const { facts, trace, profile, checks, obscured } = input
  if (obscured.length === 0) return redecide({ facts, profile, checks }, false)
  const hidden = new Set(obscured)
  const stored = new Map(trace.checks.map((entry) => [entry.code, entry]))
  const isStored = ({ fields }: Check): boolean => fields.some((key) => hidden.has(key))
  const asStored = checks.map((check): Check => {
    if (!isStored(check)) return check
    const entry = stored.get(check.code)
    if (entry === undefined) return withoutStored(check)
    const outcome = storedOutcome(entry)
    return { ...check, run: () => outcome }
  })
  return redecide({ facts, profile, checks: asStored }, checks.some(isStored))
}

const redecide = (input: DecisionInput, isPartial: boolean): ReplayResult => ({
  decision: verdictAlone(input),
  isPartly: isPartial,
  sentence: () => decideWithoutNearest(input).trace.sentence,
})

/** A check that the version of the record did not have: facts that say nothing to it are replayed as they were. */
function withoutStored(check: Check): Check {
  const run: Check['run'] = (...given) => {
    const outcome = check.run(...given)
    return outcome.kind === 'cannot_tell' ? outcome : notRequested
  }
  return { ...check, run }
}

function storedOutcome(entry: TraceCheck): Outcome {
  if (entry.outcome === 'off') return notRequested
  const { outcome: kind, findings = [], evidence = {}, reason = '' } = entry
  if (kind === 'clear') return { kind, evidence }
  if (kind === 'not_checked') return { kind, reason }
  // What was asked for then is stored as not checked.
  if (kind === 'cannot_tell') return { kind, reason, isApplicable: false }
  const [first, ...rest] = findings
  return first === undefined ? notRequested : { kind, findings: [first, ...rest] }
}
