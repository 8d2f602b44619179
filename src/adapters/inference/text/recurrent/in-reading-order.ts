import type { RecognisedCharacter } from '../../../../vocabulary/reading/recognition.ts'

/** Numbers with the signs inside them, and Latin words with what joins them: they run from left to right in any line. */
const forward =
  /[A-Za-zÀ-ɏ](?:[A-Za-zÀ-ɏ0-9.'’/\- ]*[A-Za-zÀ-ɏ0-9])?|[0-9٠-٩۰-۹]+(?:[./,:٫٬\-–][0-9٠-٩۰-۹]+)*/gu
const mirrored = new Map(['()', '[]', '{}', '<>', '«»'].flatMap(([a = '', b = '']) => [[a, b], [b, a]])) // prettier-ignore

/** The characters of a line that runs from right to left, from how they stand to how they are read. */
export function inReadingOrder(standing: readonly RecognisedCharacter[]): RecognisedCharacter[] {
  const text = standing.map(({ symbol }) => (symbol.length === 1 ? symbol : '\ufffd')).join('')
  const read: RecognisedCharacter[] = []
  let end = standing.length
  const backward = (from: number) => {
    for (const character of standing.slice(from, end).toReversed())
      read.push({ ...character, symbol: mirrored.get(character.symbol) ?? character.symbol })
  }
  for (const match of [...text.matchAll(forward)].toReversed()) {
    backward(match.index + match[0].length)
    read.push(...standing.slice(match.index, match.index + match[0].length))
    end = match.index
  }
  backward(0)
  return read
}
