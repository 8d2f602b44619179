import { wordsOf, type PrintedWord } from '../../labels/label-words.ts'
import { keyOfName } from '../mentions/mention-places.ts'

/** Where a name stands in a text, in UTF-16 units. */
export interface NamedPlace {
  /** The name by its words in any order, without marks. */
  readonly key: string
  readonly start: number
  readonly end: number
}

/** Every place of a text at which one of these names stands, in the order of the text. */
export function placesOfNames(text: string, names: readonly string[]): readonly NamedPlace[] {
  const words = wordsOf(text)
  const found = [...new Set(names.map(keyOfName))].flatMap((key) => placesOf(key, words))
  return found.toSorted((a, b) => a.start - b.start)
}

function placesOf(key: string, words: readonly PrintedWord[]): readonly NamedPlace[] {
  const own = wordsOf(key)
    .map(({ plain }) => plain)
    .toSorted()
  return words.flatMap((first, at) => {
    if (!own.includes(first.plain)) return []
    const run = words.slice(at, at + own.length)
    const isName =
      run
        .map(({ plain }) => plain)
        .toSorted()
        .join(' ') === own.join(' ')
    return isName ? [{ key, start: first.start, end: run.at(-1)?.end ?? first.end }] : []
  })
}
