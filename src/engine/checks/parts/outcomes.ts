import type { Evidence, Finding, Outcome } from '../../../vocabulary/decision/outcome.ts'

/** One reason to warn, by an exact rule unless a confidence (0..1) is given. */
export function found(sentence: string, evidence: Evidence, confidence = 1): Outcome {
  return foundAll([{ confidence, sentence, evidence }])
}

/** A measure (0..1) below its threshold: as certain as what is lacking to 1. */
export function foundBelow(measured: number, sentence: string, evidence: Evidence): Outcome {
  return foundAll([{ confidence: 1 - measured, sentence, evidence, measured }])
}

/** A measure (0..1) that reaches its threshold. */
export const clearAt = (measured: number, evidence: Evidence): Outcome => ({
  kind: 'clear',
  evidence,
  measured,
})

/** All reasons to warn; none means that nothing is wrong. */
export function foundAll(findings: readonly Finding[], whenNone: Evidence = {}): Outcome {
  const [first, ...rest] = findings
  return first === undefined ? clear(whenNone) : { kind: 'found', findings: [first, ...rest] }
}

/** Done, nothing wrong; the evidence says what was looked at. */
export const clear = (evidence: Evidence): Outcome => ({ kind: 'clear', evidence })

/** A fact that it needs is missing: not checked, where it was asked for. */
export const cannotTell = (reason: string): Outcome => ({ kind: 'cannot_tell', reason })

/** This request, or this kind of document, has nothing to compare: no one asked. */
export const notApplicable = (reason: string): Outcome => ({
  kind: 'cannot_tell',
  reason,
  isApplicable: false,
})

/** We could not do it now. */
export const notChecked = (reason: string): Outcome => ({ kind: 'not_checked', reason })
