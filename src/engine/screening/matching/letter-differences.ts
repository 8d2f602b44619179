import type { AlignedWord } from './align-names.ts'
import { editDistance } from './edit-distance.ts'

/** Slips that may happen to someone who means a name. */
const slips = 2

/**
 * Whether two names laid against each other differ in more letters than two slips change, read through as one row of letters
 * each, the query's in the order of the listed name: words beside a slip that joins, parts or maims them still agree.
 */
export function isFarApart(words: readonly AlignedWord[]): boolean {
  if (words.every(({ relation }) => relation === 'same')) return false
  let longer = 0
  for (const { query, listed } of words) longer += lettersIn(query) - lettersIn(listed)
  return (
    Math.abs(longer) > slips || editDistance(lettersOfQuery(words), lettersOfListed(words), slips) > slips
  )
}

function lettersIn(text: string | null): number {
  if (text === null) return 0
  let spaces = 0
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) spaces++
  return text.length - spaces
}

function lettersOfListed(words: readonly AlignedWord[]): string {
  const rows: string[] = []
  for (const { listed, listedAt } of words) if (listed !== null) rows[listedAt] = listed
  return bare(rows)
}

/** A word without counterpart stands in the place of a listed one without, or behind the word before it. */
function lettersOfQuery(words: readonly AlignedWord[]): string {
  const asked = words.filter(({ queryAt }) => queryAt >= 0).sort((a, b) => a.queryAt - b.queryAt)
  // The last word has the first for its neighbour.
  const first = Math.max(
    0,
    asked.findIndex(({ listed }) => listed !== null),
  )
  const free = words.flatMap(({ query, listedAt }) => (query === null ? [listedAt] : []))
  const rows: string[] = []
  let place = 0
  for (const { query, listed, listedAt } of [...asked.slice(first), ...asked.slice(0, first)]) {
    place = listed === null ? (free.shift() ?? place) : listedAt
    rows[place] = (rows[place] ?? '') + (query ?? '')
  }
  return bare(rows)
}

function bare(rows: readonly string[]): string {
  return rows.join('').replaceAll(' ', '')
}
