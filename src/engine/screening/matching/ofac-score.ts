import { fold } from '../names/fold.ts'

/** Likeness of two words below this counts as none. */
const minSimilarity = 0.5

/** Words of a query that are no longer than this are left out, unless there are no others. */
const shortWord = 2

/** Letters at the beginning that are worth more where they agree, and how much each. */
const prefixBonus = { letters: 4, bonus: 0.1 }

/** Jaro's likeness below which the usual reading gives the beginning no bonus. */
const minForBonus = 0.7

/** Letters of a text that are compared. */
const maxLength = 256
const matchedA = new Uint8Array(maxLength)
const matchedB = new Uint8Array(maxLength)

/**
 * What the search of OFAC's own site would give a listed name, 0..100, for comparison with what a colleague sees there;
 * ours is another number. By what OFAC says of its method (FAQ 249): the higher of two, the likeness of the whole
 * strings (Jaro-Winkler, only where both begin with the same letter) and the mean over the words of the query of the
 * likest listed word. Checked against 170 scores read off the site (`test/corpus/ofac-score.test.ts`).
 *
 * @param listed the names of one entity; the best counts
 */
export function ofacScore(query: string, listed: readonly string[]): number {
  const queryWords = wordsOf(query)
  const best = listed.reduce((score, name) => Math.max(score, scoreOf(queryWords, wordsOf(name))), 0)
  return Math.round(100 * best)
}

function scoreOf(query: readonly string[], listed: readonly string[]): number {
  if (query.length === 0 || listed.length === 0) return 0
  return Math.max(fullTextScore(query.join(' '), listed.join(' ')), wordScore(query, listed))
}

function fullTextScore(query: string, listed: string): number {
  return query[0] === listed[0] ? jaroWinkler(query, listed, 0) : 0
}

function wordScore(query: readonly string[], listed: readonly string[]): number {
  const long = query.filter((word) => word.length > shortWord)
  const words = long.length > 0 ? long : query
  let total = 0
  for (const word of words) {
    let best = 0
    for (const other of listed) best = Math.max(best, jaroWinkler(word, other, minForBonus))
    if (best >= minSimilarity) total += best
  }
  return total / words.length
}

/** @param minJaro Jaro's likeness from which on the bonus is given */
function jaroWinkler(a: string, b: string, minJaro: number): number {
  const similarity = a === b ? 1 : jaro(a, b)
  if (similarity < minJaro || similarity === 0) return similarity
  let same = 0
  while (same < Math.min(prefixBonus.letters, a.length, b.length) && a[same] === b[same]) same++
  return similarity + same * prefixBonus.bonus * (1 - similarity)
}

/** Jaro's likeness of two texts, 0..1: letters that both have at nearly the same place, and how many stand in another order. */
export function jaro(one: string, other: string): number {
  const [a, b] = [one.slice(0, maxLength), other.slice(0, maxLength)]
  const matchWindow = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  matchedA.fill(0, 0, a.length)
  matchedB.fill(0, 0, b.length)
  let common = 0
  for (let i = 0; i < a.length; i++) {
    const j = findUnmatched(b, a.charCodeAt(i), {
      from: Math.max(0, i - matchWindow),
      to: Math.min(b.length - 1, i + matchWindow),
    })
    if (j < 0) continue
    matchedA[i] = 1
    matchedB[j] = 1
    common++
  }
  if (common === 0) return 0
  const transpositions = outOfOrder(a, b) / 2
  return (common / a.length + common / b.length + (common - transpositions) / common) / 3
}

function findUnmatched(text: string, code: number, { from, to }: { from: number; to: number }): number {
  for (let j = from; j <= to; j++) if (matchedB[j] === 0 && text.charCodeAt(j) === code) return j
  return -1
}

/** Common letters that meet another one when both texts' common letters are read side by side. */
function outOfOrder(a: string, b: string): number {
  let count = 0
  let j = 0
  for (let i = 0; i < a.length; i++) {
    if (matchedA[i] === 0) continue
    while (matchedB[j] === 0) j++
    if (a.charCodeAt(i) !== b.charCodeAt(j)) count++
    j++
  }
  return count
}

/** Words as the site parts them: apostrophes, commas and points vanish, all other signs part words. */
function wordsOf(name: string): string[] {
  return (
    fold(name)
      .replace(/['’`,.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
