import type { FrameVerdict } from './frame-verdict.ts'

/** What is said to a person, which changes less often than what is seen. */
export interface SteadyVerdict {
  readonly shown: FrameVerdict
  /** What is seen now, and since when, in milliseconds. */
  readonly seen: FrameVerdict
  readonly since: number
}

/** Milliseconds that something is seen before it is said; what is good is said at once, for it asks for nothing. */
const settling = 450
/** A document that is lost for a moment is seldom gone. */
const settlingNone = 700

export function steadyVerdict(
  before: SteadyVerdict | null,
  { verdict, at }: { readonly verdict: FrameVerdict; readonly at: number },
): SteadyVerdict {
  // A document that has just come into the picture counts as moving: nothing is said of that at first.
  if (before === null) return { shown: verdict === 'good' ? 'good' : 'none', seen: verdict, since: at }
  const since = verdict === before.seen ? before.since : at
  const needed = verdict === 'good' ? 0 : verdict === 'none' ? settlingNone : settling
  return { shown: at - since >= needed ? verdict : before.shown, seen: verdict, since }
}
