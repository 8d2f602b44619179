import type { Facts, RequestFacts } from './facts.ts'
import type { FieldKey } from '../reading/fields.ts'
import type { KybSettings, Profile, ThresholdKey } from '../profiles/profile.ts'
import type { DocumentWarningCode, Severity, WarningCode } from './warnings.ts'

/** Anything that survives JSON unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Values compared, scores, versions: what one needs to see why. Holds personal data. */
export type Evidence = Readonly<Record<string, Json>>

/** One failed validation. */
export interface Finding {
  /** 1 when the rule is exact, otherwise the score of what was measured, 0..1. */
  readonly confidence: number
  /** For people, with the values compared. Holds personal data. */
  readonly sentence: string
  readonly evidence: Evidence
  /** What was measured, on the scale of the check's threshold, 0..1. */
  readonly measured?: number
  /** Why it is reported and counts for nothing, under every profile: a sentence without personal data. */
  readonly excused?: string
  /** What the answer carries beside the sentence; screening alone uses it. */
  readonly detail?: Json
}

/**
 * What a check answers.
 * - `found`: it failed, for each of these reasons.
 * - `clear`: it was done, and nothing is wrong; `measured` is on the scale of the check's threshold.
 * - `cannot_tell`: a fact that it needs is missing. Where it was asked for, it is not checked. Otherwise, and where
 *   `isApplicable` is false because this request or kind of document has nothing to compare, it is seen in the trace only.
 * - `not_checked`: it was asked for and could not be done; the decision is `review` at least.
 */
export type Outcome =
  | { readonly kind: 'found'; readonly findings: readonly [Finding, ...Finding[]] }
  | { readonly kind: 'clear'; readonly evidence: Evidence; readonly measured?: number }
  | { readonly kind: 'cannot_tell'; readonly reason: string; readonly isApplicable?: false }
  | { readonly kind: 'not_checked'; readonly reason: string }

/** The parts of the facts and of the profile that a check may say it needs. */
export type Need =
  | 'front'
  | 'back'
  | 'face'
  | 'screening'
  | 'today'
  | 'mode'
  | 'known'
  | 'knownFaces'
  | 'ip'
  | 'link'
  | 'company'
  | `kyb.${keyof KybSettings}`
  | `request.${keyof RequestFacts}`
  | `thresholds.${ThresholdKey}`
  | 'acceptedDocuments'

/** One rule about a document. Pure: same facts and profile, same outcome. */
export interface Check {
  readonly code: DocumentWarningCode
  /** One sentence for the reference page: how it is decided. */
  readonly explain: string
  readonly needs: readonly Need[]
  /**
   * Fields that it judges, or whose values may stand in the outcome. Where a profile obscures one of them, outcome and
   * confidence are all that is kept.
   */
  readonly fields: readonly FieldKey[]
  /** The profile's threshold that moves this outcome, if any. */
  readonly threshold?: ThresholdKey
  /** @param failed codes of the checks before it that failed for a reason that lies with us */
  readonly run: (facts: Facts, profile: Profile, failed?: readonly DocumentWarningCode[]) => Outcome
}

export type Verdict = 'accept' | 'review' | 'reject'

/** One warning as it is answered. */
export interface Warning {
  readonly code: WarningCode
  readonly description: string
  readonly severity: Severity
  readonly confidence: number
  /** What this warning alone would lead to. */
  readonly decision: Verdict
  readonly data?: Json
}

/** A check that was asked for and could not be done. */
export interface NotChecked {
  readonly code: WarningCode
  readonly reason: string
}
