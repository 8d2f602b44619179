import { bitsIn, type TokenForm } from '../matching/compare-tokens.ts'
import { severalSpellings } from './index-columns.ts'
import type { ListIndex } from './open-index.ts'

/** Fewer letters than this and a word with two typos is any word. */
const leastLetters = 6

/** As many as fit the bits of one number; no two typos matter in a longer one, whose keys find it. */
const mostLetters = 31

/** Where each letter of the word in hand stands, a bit for each place; empty between scans. */
const places = new Int32Array(128)

/** Typos that are looked for; each changes two letters of those that occur. */
const edits = 2

/**
 * Listed words that are two typos or fewer from a word, found by going through the whole dictionary, most of it by the
 * letters that occur alone: for a word without which nobody can be found, whose two typos leave no key the same.
 */
export function scanWords(index: ListIndex, form: TokenForm): number[] {
  if (!isScanned(form)) return []
  const { tokenBytes, tokenLetters } = index.columns
  const { text, letters } = form
  const found: number[] = []
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) & 127
    places[code] = (places[code] ?? 0) | (1 << i)
  }
  for (let token = 0; token < tokenLetters.length; token++) {
    const other = tokenLetters[token] ?? 0
    // Of a word with several spellings the letters tell those of all.
    if (other < severalSpellings && bitsIn(other ^ letters) > 2 * edits) continue
    const place = placeOf(index, token, text.length)
    if (place !== null && distance(text.length, tokenBytes, place) <= edits) found.push(token)
  }
  for (let i = 0; i < text.length; i++) places[text.charCodeAt(i) & 127] = 0
  return found
}

function isScanned({ text, hasDigit, also }: TokenForm): boolean {
  return !hasDigit && also.length === 0 && text.length >= leastLetters - edits && text.length <= mostLetters
}

interface Place {
  readonly from: number
  readonly to: number
}

/** Where a word's letters lie; null when it is too short or too long for the other. */
function placeOf({ columns: { tokenStart } }: ListIndex, token: number, length: number): Place | null {
  const from = tokenStart[token] ?? 0
  const to = tokenStart[token + 1] ?? 0
  if (Math.abs(to - from - length) > edits || Math.max(to - from, length) < leastLetters) return null
  return { from, to }
}

/** Edits between the word whose `places` are set and the bytes of another, as `editDistance` reckons them. */
function distance(length: number, bytes: Uint8Array, { from, to }: Place): number {
  const last = 1 << (length - 1)
  let [up, down, zero, before, off] = [-1, 0, 0, 0, length]
  for (let at = from; at < to; at++) {
    const here = places[(bytes[at] ?? 0) & 127] ?? 0
    const swapped = ((~zero & here) << 1) & before
    zero = ((((here & up) + up) | 0) ^ up) | here | down | swapped
    const rise = down | ~(zero | up)
    const fall = zero & up
    if ((rise & last) !== 0) off++
    if ((fall & last) !== 0) off--
    const risen = (rise << 1) | 1
    up = (fall << 1) | ~(zero | risen)
    down = risen & zero
    before = here
  }
  return off
}
