import type { AlignedWord } from './align-names.ts'
import { editDistance } from './edit-distance.ts'

/** Slips that may happen to someone who means a name. */
const maxTypos = 2

/**
 * Whether two names laid against each other differ in more letters than two slips change, read through as one row of letters
 * each, the query's in the order of the listed name: words beside a slip that joins, parts or maims them still agree.
 */
export function exceedsTypoLimit(words: readonly AlignedWord[]): boolean {
  if (words.every(({ relation }) => relation === 'same' || relation === 'same-name')) return false
  let lengthDifference = 0
  for (const word of words) lengthDifference += letterCount(queryText(word)) - letterCount(word.listed)
  return (
    Math.abs(lengthDifference) > maxTypos ||
    editDistance(lettersOfQuery(words), lettersOfListed(words), maxTypos) > maxTypos
  )
}

/** Another spelling of the same name is no slip: it is read as the listed one. */
function queryText({ query, listed, relation }: AlignedWord): string | null {
  return relation === 'same-name' ? listed : query
}

function letterCount(text: string | null): number {
  if (text === null) return 0
  let spaces = 0
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) spaces++
  return text.length - spaces
}

function lettersOfListed(words: readonly AlignedWord[]): string {
  const texts: string[] = []
  for (const { listed, listedPosition } of words) if (listed !== null) texts[listedPosition] = listed
  return joinWithoutSpaces(texts)
}

/** A word without counterpart stands in the place of a listed one without, or behind the word before it. */
function lettersOfQuery(words: readonly AlignedWord[]): string {
  const inQueryOrder: AlignedWord[] = []
  for (const word of words) if (word.queryPosition >= 0) inQueryOrder[word.queryPosition] = word
  // The last word has the first for its neighbour.
  const first = Math.max(
    0,
    inQueryOrder.findIndex((word: AlignedWord | undefined) => (word?.listed ?? null) !== null),
  )
  const unmatchedPositions = words.filter(({ query }) => query === null)
  const texts: string[] = []
  let [position, unmatched] = [0, 0]
  for (let step = 0; step < inQueryOrder.length; step++) {
    const word = inQueryOrder[(first + step) % inQueryOrder.length]
    // The words behind the first of several that are one have no place of their own.
    if (word === undefined) continue
    position =
      word.listed === null
        ? (unmatchedPositions[unmatched++]?.listedPosition ?? position)
        : word.listedPosition
    texts[position] = (texts[position] ?? '') + (queryText(word) ?? '')
  }
  return joinWithoutSpaces(texts)
}

function joinWithoutSpaces(texts: readonly string[]): string {
  return texts.join('').replaceAll(' ', '')
}
