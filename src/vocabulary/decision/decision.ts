import type { FieldKey } from '../reading/fields.ts'
import type { Evidence, Need, NotChecked, Verdict, Warning } from './outcome.ts'
import type { DecisionTrigger, ThresholdKey } from '../profiles/profile.ts'
import type { DecisionRule, DocumentWarningCode } from './warnings.ts'

/** What one finding added to the scores. */
export interface TraceFinding {
  readonly confidence: number
  readonly sentence: string
  readonly evidence: Evidence
  readonly reviewContribution: number
  readonly rejectContribution: number
  readonly decision: Verdict
  /** Why it counts for nothing; absent where it counts. */
  readonly excused?: string
}

/** What became of one check. `off`: the profile switches it off, it was not run. */
export interface TraceCheck {
  readonly code: DocumentWarningCode
  readonly outcome: 'found' | 'clear' | 'cannot_tell' | 'not_checked' | 'off'
  readonly rule: DecisionRule
  /** The parts of facts and profile that it looked at; absent in records of versions before. */
  readonly needs?: readonly Need[]
  /** Fields whose values may stand in this entry. */
  readonly fields: readonly FieldKey[]
  /** `measured`: what the check compared with it, 0..1; absent when it compared nothing. */
  readonly threshold?: { readonly key: ThresholdKey; readonly value: number; readonly measured?: number }
  /** Only when found. */
  readonly findings?: readonly TraceFinding[]
  /** Only when clear. */
  readonly evidence?: Evidence
  /** Only when we cannot tell or could not check. */
  readonly reason?: string
}

/** What would have led to another decision; all else as it was. */
export interface NearestChange {
  /**
   * - `outcome`: these checks had found nothing, or could have been done and found nothing;
   * - `threshold`, `level`: the profile had said `to` instead of `from` at `path`;
   * - `score`: warnings of weight `to` - `from` more.
   * - `trigger`: the profile had said `to` at `path`; told only where nothing else would do.
   */
  readonly kind: 'outcome' | 'threshold' | 'level' | 'score' | 'trigger'
  /** Codes of the checks that it is about; none for a score. */
  readonly codes: readonly DocumentWarningCode[]
  /** As in a profile, or the name of the score; empty for `outcome`. */
  readonly path: string
  readonly from: number
  readonly to: number
  readonly becomes: Verdict
  /** For people, without personal data. */
  readonly sentence: string
}

/**
 * The whole way from outcomes to decision; it alone is enough to derive the decision again.
 * Each score is the sum of the contributions, rounded to nine decimals.
 */
export interface Trace {
  readonly schema: 1
  readonly decision: Verdict
  /** Why, in one sentence without personal data. */
  readonly sentence: string
  readonly reviewScore: number
  readonly rejectScore: number
  readonly decisionTrigger: DecisionTrigger
  /** Absent in records of versions before. */
  readonly nearest?: NearestChange
  readonly checks: readonly TraceCheck[]
}

export interface Decision {
  readonly decision: Verdict
  readonly reviewScore: number
  readonly rejectScore: number
  readonly warnings: readonly Warning[]
  /** What the profile switches on and we could not do. Not empty: the decision is `review` at least. */
  readonly notChecked: readonly NotChecked[]
  readonly trace: Trace
}
