import type { ComparableText } from './comparable-text.ts'
import { allowedErrors, findPhrase, type FoundPhrase } from './find-phrase.ts'

/** A phrase of the index inside a text. */
export interface IndexedPhrase extends FoundPhrase {
  /** Index into the phrases. */
  readonly phrase: number
}

/** Phrases by their pairs of letters, so that only those are looked for in a text that share enough of them with it. */
export interface PhraseIndex {
  readonly phrases: readonly string[]
  readonly sizes: readonly number[]
  readonly phrasesByPair: ReadonlyMap<string, readonly number[]>
}

/** Pairs of neighbouring letters, each once; of a single letter itself. */
function pairsOf(letters: string): ReadonlySet<string> {
  if (letters.length < 2) return new Set([letters])
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)))
}

/** @param letters of phrases, as `comparableText` has them */
export function phraseIndexOf(letters: readonly string[]): PhraseIndex {
  const phrases = [...new Set(letters)].filter((one) => one !== '')
  const phrasesByPair = new Map<string, number[]>()
  const sizes = phrases.map((one, phrase) => {
    const pairs = pairsOf(one)
    for (const pair of pairs) {
      const list = phrasesByPair.get(pair)
      if (list === undefined) phrasesByPair.set(pair, [phrase])
      else list.push(phrase)
    }
    return pairs.size
  })
  return { phrases, sizes, phrasesByPair }
}

/** The same with some of the phrases alone, under the same numbers. */
export function indexOfSome(index: PhraseIndex, isOne: (phrase: number) => boolean): PhraseIndex {
  const phrasesByPair = new Map([...index.phrasesByPair].map(([pair, list]) => [pair, list.filter(isOne)]))
  return { ...index, phrasesByPair }
}

/** Every phrase that stands in a text. */
export function phrasesIn(index: PhraseIndex, text: ComparableText): readonly IndexedPhrase[] {
  const shared = new Uint8Array(index.phrases.length)
  const seen: number[] = []
  for (const pair of pairsOf(text.letters))
    for (const phrase of index.phrasesByPair.get(pair) ?? []) {
      if (shared[phrase] === 0) seen.push(phrase)
      shared[phrase] = (shared[phrase] ?? 0) + 1
    }
  return seen.flatMap((phrase) => {
    const letters = index.phrases[phrase] ?? ''
    const most = allowedErrors(letters)
    // A wrong letter spoils two pairs.
    if ((shared[phrase] ?? 0) < (index.sizes[phrase] ?? 0) - 2 * most) return []
    const found = findPhrase(text, letters, most)
    return found === null ? [] : [{ ...found, phrase }]
  })
}
