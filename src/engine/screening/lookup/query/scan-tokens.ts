import { popcount, type TokenForm } from '../../matching/compare-tokens.ts'
import { byteEditDistanceFrom, maxLetters } from './byte-edit-distance.ts'
import { severalSpellingsBit } from '../index/index-columns.ts'
import type { ListIndex } from '../index/open-index.ts'

/** Fewer letters than this and a word with two typos is any word. */
const minLetters = 5

/** Typos that are looked for; each changes two letters of those that occur. */
const maxEdits = 2

/**
 * Listed words that are two typos or fewer from a word, found by going through the whole dictionary, most of it by the
 * letters that occur alone: for a word without which no one can be found, whose two typos leave no key the same.
 */
export function scanTokens(index: ListIndex, form: TokenForm): number[] {
  if (!isScanned(form)) return []
  const { tokenBytes, tokenLetters } = index.columns
  const { text, letterMask } = form
  const found: number[] = []
  const distanceTo = byteEditDistanceFrom(text)
  for (let token = 0; token < tokenLetters.length; token++) {
    const otherMask = tokenLetters[token] ?? 0
    // Of a word with several spellings the letters tell those of all.
    if (otherMask < severalSpellingsBit && popcount(otherMask ^ letterMask) > 2 * maxEdits) continue
    const range = byteRangeOf(index, token, text.length)
    if (range !== null && distanceTo(tokenBytes, range.from, range.to) <= maxEdits) found.push(token)
  }
  return found
}

/** In a longer word no two typos matter: its keys find it. */
function isScanned({ text, hasDigit, otherSpellings }: TokenForm): boolean {
  return (
    !hasDigit &&
    otherSpellings.length === 0 &&
    text.length >= minLetters - maxEdits &&
    text.length <= maxLetters
  )
}

interface ByteRange {
  readonly from: number
  readonly to: number
}

/** Where a word's letters lie; null when it is too short or too long for the other. */
function byteRangeOf(
  { columns: { tokenStart } }: ListIndex,
  token: number,
  length: number,
): ByteRange | null {
  const from = tokenStart[token] ?? 0
  const to = tokenStart[token + 1] ?? 0
  if (Math.abs(to - from - length) > maxEdits || Math.max(to - from, length) < minLetters) return null
  return { from, to }
}
