import { wordsOf } from './label-words.ts'

/** Rows of weights; a feature is the row that its hash names. */
export const labelBuckets = 16_384

/** FNV-1a, of UTF-16 units. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % labelBuckets
}

const gramLengths = [3, 4] as const

function gramsOf(word: string): readonly string[] {
  const padded = `^${word}$`
  return gramLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, padded.length - length + 1) }, (_, at) => padded.slice(at, at + length)),
  )
}

/**
 * What the classifier of labels sees of a text: its words, pairs of them, the first and the last, how many there are, and runs of
 * letters within them. Numbers count as one word. Each is a row of weights.
 */
export function labelFeatures(text: string): readonly number[] {
  const words = wordsOf(text).map(({ plain }) => plain.replace(/^\d+$/u, '0'))
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const features = [
    ...words.map((word) => `w ${word}`),
    ...words.slice(1).map((word, at) => `p ${words[at] ?? ''} ${word}`),
    ...[`f ${first}`, `l ${last}`, `n ${Math.min(words.length, 7)}`, `a ${words.join(' ')}`],
    ...words.flatMap((word) => gramsOf(word)),
  ]
  return [...new Set(features.map(bucketOf))]
}
