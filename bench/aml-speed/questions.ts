import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import { joinedOrSplit, reordered, twoTypos, typo, withoutMiddle } from '../aml/alterations.ts'
import type { Random } from '../aml/random.ts'

/** One question of the mix. */
export interface SpeedQuestion {
  readonly kind: 'clean' | 'exact' | 'perturbed'
  readonly name: string
  readonly entity: 'person' | 'organisation'
}

const perturb = [typo, typo, twoTypos, reordered, joinedOrSplit, withoutMiddle] as const

/** 40 % names on no list, 30 % as listed, 30 % altered: aml.md's mix, in an order that randomness decides. */
export function speedQuestions(
  given: { readonly listed: readonly Entity[]; readonly clean: readonly string[]; readonly count: number },
  random: Random,
): SpeedQuestion[] {
  const { listed, clean, count } = given
  const named = () => {
    const { kind, names } = random.pick(listed)
    const entity: SpeedQuestion['entity'] = kind === 'person' ? 'person' : 'organisation'
    return { entity, name: random.pick(names).text }
  }
  return Array.from({ length: count }, (): SpeedQuestion => {
    const drawn = random.next()
    if (drawn < 0.4) return { kind: 'clean', name: random.pick(clean), entity: 'person' }
    const { name, entity } = named()
    if (drawn < 0.7) return { kind: 'exact', name, entity }
    return { kind: 'perturbed', name: random.pick(perturb)(name, random), entity }
  })
}
