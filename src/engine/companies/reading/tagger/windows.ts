import {
  ngramsOfWord,
  tagsOfWord,
  type WordsOfPrint,
  type WordTags,
} from '../../../../vocabulary/reading/print-tags.ts'
import { tokenNgrams } from './token-ngrams.ts'
import type { PrintToken } from './tokens-of-pieces.ts'

/** The network sees so many words at once; of a longer page it sees parts that overlap by so many. */
const window = { words: 512, overlap: 96 } as const

/** Words of a page that are looked at together: from one up to another. */
export interface WordWindow {
  readonly from: number
  readonly to: number
}

/** What is said of one word. */
export interface TokenOdds {
  /** Of each of the tags. */
  readonly tags: Float32Array
  readonly officer: number
  readonly owner: number
  /** How likely what begins here belongs to the party that begins at another word of the page. */
  readonly linkTo: (token: number) => number
}

/** The parts of a page of so many words. */
export function windowsOf(words: number): readonly WordWindow[] {
  const windows: WordWindow[] = []
  for (let from = 0; from < words; from += window.words - window.overlap) {
    windows.push({ from, to: Math.min(words, from + window.words) })
    if (from + window.words >= words) break
  }
  return windows
}

/** Words as the network takes them. */
export function wordsOfTokens(tokens: readonly PrintToken[]): WordsOfPrint {
  const ngrams = new Int32Array(tokens.length * ngramsOfWord)
  for (const [at, { text }] of tokens.entries()) ngrams.set(tokenNgrams(text), at * ngramsOfWord)
  return {
    ngrams,
    boxes: Float32Array.from(tokens.flatMap(({ box }) => box)),
    pieces: Int32Array.from(tokens, ({ pieceAt }) => pieceAt),
  }
}

/** What is said of each word of a page: of words that two windows hold, the surer answer. */
export function mergedOdds(answers: readonly (WordWindow & WordTags)[]): readonly TokenOdds[] {
  const merged: TokenOdds[] = []
  for (const { from, to, tags, standing, links } of answers)
    for (let at = 0; at < to - from; at++) {
      const own = tags.subarray(at * tagsOfWord, (at + 1) * tagsOfWord)
      const known = merged[from + at]
      if (known !== undefined && Math.max(...known.tags) >= Math.max(...own)) continue
      const row = links.subarray(at * (to - from), (at + 1) * (to - from))
      merged[from + at] = {
        tags: own,
        officer: standing[2 * at] ?? 0,
        owner: standing[2 * at + 1] ?? 0,
        linkTo: (token) => row[token - from] ?? 0,
      }
    }
  return merged
}
