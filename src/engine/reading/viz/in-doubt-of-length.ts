import type { LabelMatch } from '../../documents/viz/match-label.ts'
import type { VizValue } from './measure-value.ts'

/** Letters that Hungarian alone tells apart by the length of two dots. */
const alike = /[ÖÜŐŰ]/iu
/** So many labels in Hungarian make a page that writes them. */
const leastLabels = 2
/** What a value with such a letter is worth at most: small print does not show which one it is. */
const mostInDoubt = 0.89

/** Values on a page in Hungarian, those with an Ö, Ü, Ő or Ű no surer than print tells these apart. */
export function inDoubtOfLength<Key>(
  values: ReadonlyMap<Key, VizValue>,
  labels: readonly (LabelMatch | null)[],
): ReadonlyMap<Key, VizValue> {
  const inHungarian = labels.filter((label) => label?.languages.includes('hu') === true)
  if (inHungarian.length < leastLabels) return values
  return new Map(
    [...values].map(([key, one]) => {
      const isInDoubt = alike.test(one.value) && one.confidence > mostInDoubt
      return [key, isInDoubt ? { ...one, confidence: mostInDoubt } : one] as const
    }),
  )
}
