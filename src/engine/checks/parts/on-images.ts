import type { Facts, SideFacts } from '../../../vocabulary/decision/facts.ts'
import { forensicsVersion, type ForensicFacts } from '../../../vocabulary/imaging/forensics.ts'
import type { Evidence, Finding, Outcome } from '../../../vocabulary/decision/outcome.ts'
import type { Profile, ThresholdKey } from '../../../vocabulary/profiles/profile.ts'
import { cannotTell, clearAt, foundAll, notApplicable } from './outcomes.ts'

/** One side whose picture was measured. */
export interface MeasuredSide {
  readonly side: 'front' | 'back'
  readonly picture: SideFacts['image']
  readonly measured: ForensicFacts
}

/** What a rule makes of one side: how much it looks like what the check is for, 0..1; null when the numbers say nothing. */
export interface ImageScore {
  readonly score: number
  readonly sentence: string
  readonly evidence: Evidence
}

/** 0 up to `from`, 1 from `to` on, and evenly between. */
export function linearRamp(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)))
}

const sidesOf = ({ front, back }: Facts): readonly ('front' | 'back')[] => [
  ...(front === null ? [] : (['front'] as const)),
  ...(back === null ? [] : (['back'] as const)),
]

/** Every side whose picture was measured by the rules of this version, front first. */
function measuredSides({ front, back }: Facts): readonly MeasuredSide[] {
  return (['front', 'back'] as const).flatMap((side) => {
    const facts = side === 'front' ? front : back
    const measured = facts?.forensics
    if (facts === null || measured?.version !== forensicsVersion) return []
    return [{ side, picture: facts.image, measured }]
  })
}

/**
 * A rule about how the pictures of a document came about: found on each side that scores above the threshold. Cannot tell
 * of pictures that were not measured, or whose numbers say nothing to the rule.
 */
export function onImages(
  threshold: ThresholdKey,
  score: (side: MeasuredSide) => ImageScore | null,
): (facts: Facts, profile: Profile) => Outcome {
  return (facts, profile) => {
    if (facts.front === null && facts.back === null) return notApplicable('No document was sent.')
    const limit = profile.thresholds[threshold]
    const scored = measuredSides(facts).flatMap((measured): Finding[] => {
      const judged = score(measured)
      if (judged === null) return []
      const value = Number(judged.score.toFixed(4))
      const evidence = { side: measured.side, rules: measured.measured.version, ...judged.evidence }
      const sentence = `The picture of the ${measured.side} ${judged.sentence}.`
      return [{ confidence: value, measured: value, sentence, evidence }]
    })
    const [worst] = scored.toSorted((a, b) => b.confidence - a.confidence)
    if (worst === undefined) return cannotTell('No picture was suitable for this check.')
    const above = scored.filter(({ confidence }) => confidence > limit)
    if (above.length > 0) return foundAll(above)
    const unsuitable = sidesOf(facts).filter(
      (side) => !scored.some(({ evidence }) => evidence['side'] === side),
    )
    return unsuitable.length === 0
      ? clearAt(worst.confidence, worst.evidence)
      : cannotTell(`The picture of the ${unsuitable.join(' and ')} was not suitable for this check.`)
  }
}
