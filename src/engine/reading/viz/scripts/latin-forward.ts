import type { VizLetter } from '../text-line.ts'

/** Latin words with blanks between them. */
const latinWords =
  /\p{Script=Latin}[\p{Script=Latin}\d.'’-]*(?:\s+\p{Script=Latin}[\p{Script=Latin}\d.'’-]*)+/gu

/**
 * The letters of a line that is read to the left, Latin words that stand beside each other in it from left to right, as they
 * are read: those that were put in one by one stand the other way round, `birth of Date`.
 */
export function withLatinForward(letters: readonly VizLetter[]): readonly VizLetter[] {
  const text = letters.map(({ symbol }) => (symbol.length === 1 ? symbol : '\ufffd')).join('')
  const sorted = [...letters]
  for (const { 0: words, index } of text.matchAll(latinWords)) {
    const part = letters.slice(index, index + words.length)
    sorted.splice(index, part.length, ...forward(part))
  }
  return sorted
}

/** Words by where they stand; the blanks between them stay as they are. */
function forward(letters: readonly VizLetter[]): readonly VizLetter[] {
  const isBlank = ({ symbol }: VizLetter): boolean => /\s/.test(symbol)
  const words: VizLetter[][] = []
  letters.forEach((letter, at) => {
    const before = letters[at - 1]
    if (isBlank(letter)) return
    if (before === undefined || isBlank(before)) words.push([letter])
    else words.at(-1)?.push(letter)
  })
  const inOrder = words.toSorted(([a], [b]) => (a?.centre ?? 0) - (b?.centre ?? 0))
  const [first = [], ...others] = inOrder
  const blanks = letters.filter((letter, at) => isBlank(letter) && !isBlank(letters[at + 1] ?? letter))
  return [first, ...others.map((word, at) => [...blanks.slice(at, at + 1), ...word])].flat()
}
