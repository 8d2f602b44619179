import type { NearestChange } from '../decision/decision.ts'
import type { DecisionTrigger } from '../profiles/profile.ts'

/** A finding that counts on one side; numbers are as they were measured, 0..1, and not rounded. */
export interface CountedFinding {
  readonly code: string
  readonly confidence: number
  /** From this confidence on it counts. */
  readonly level: number
  readonly weight: number
}

/** A score that reached its trigger, and the findings of which it is the sum. */
export interface ReachedTrigger {
  readonly findings: readonly CountedFinding[]
  readonly score: number
  readonly trigger: number
}

type NoValues = Readonly<Record<string, never>>

/** Why a decision is what it is, and what would have changed it. Nothing here is personal data. */
export type DecisionSentences = {
  readonly 'decision.rejected': ReachedTrigger
  readonly 'decision.reviewed': {
    /** null: checks that could not be done are the only cause. */
    readonly reached: ReachedTrigger | null
    /** Codes of checks that could not be done. */
    readonly notChecked: readonly string[]
  }
  readonly 'decision.accepted': {
    readonly reviewScore: number
    readonly rejectScore: number
    readonly decisionTrigger: DecisionTrigger
  }
  /** Of a check that was asked for and not done; the reason is a sentence. */
  readonly 'decision.notChecked': { readonly code: string; readonly reason: string }
  /** Instead of the outcome of a check that threw. */
  readonly 'decision.checkFailed': NoValues
  /** Instead of the outcome of a check that cannot be done again. */
  readonly 'decision.notReplayable': NoValues
  /** Instead of a reason that holds an obscured value. */
  readonly 'decision.reasonObscured': NoValues
  /** Instead of a search of lists that would tell an obscured value. */
  readonly 'decision.searchObscured': NoValues
} & {
  readonly [Kind in NearestChange['kind'] as `decision.nearest.${Kind}`]: Omit<NearestChange, 'sentence'>
}
