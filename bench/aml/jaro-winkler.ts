import { normaliseName } from '../../src/engine/screening/names/prepare-name.ts'

/** How alike two words are by Jaro's measure with Winkler's credit for a common beginning, 0..1. */
export function jaroWinkler(one: string, other: string): number {
  const similar = jaro(one, other)
  let prefix = 0
  while (prefix < 4 && prefix < one.length && one[prefix] === other[prefix]) prefix++
  return similar + prefix * 0.1 * (1 - similar)
}

function jaro(one: string, other: string): number {
  if (one === other) return 1
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1)
  const taken = new Set<number>()
  let common = ''
  for (let i = 0; i < one.length; i++) {
    for (let j = Math.max(0, i - reach); j <= Math.min(other.length - 1, i + reach); j++) {
      if (taken.has(j) || one[i] !== other[j]) continue
      taken.add(j)
      common += one[i] ?? ''
      break
    }
  }
  if (common === '') return 0
  const theirs = [...taken].sort((a, b) => a - b).map((j) => other[j])
  const swapped = theirs.filter((letter, at) => letter !== common[at]).length / 2
  const count = common.length
  return (count / one.length + count / other.length + (count - swapped) / count) / 3
}

/** The mean of each word's likest counterpart, both ways, of romanised names: what many screens do. 0..1 */
export function bestPairs(query: string, listed: string, person: boolean): number {
  const bearer = person ? 'person' : 'other'
  const [words, others] = [normaliseName(query, bearer).split(' '), normaliseName(listed, bearer).split(' ')]
  return (oneWay(words, others) + oneWay(others, words)) / 2
}

function oneWay(words: readonly string[], others: readonly string[]): number {
  const best = words.map((word) => Math.max(...others.map((other) => jaroWinkler(word, other))))
  return best.reduce((sum, each) => sum + each, 0) / words.length
}
