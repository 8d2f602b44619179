import type { RecognisedCharacter } from '../../../vocabulary/reading/recognition.ts'
import type { PageReader } from '../page-reader.ts'
import type { DecodedMrz } from './decode-mrz.ts'
import type { DecodedLine } from './decode-line.ts'
import { quadOfLine } from './text-line.ts'
import type { FoundMrz } from './find-mrz.ts'

/**
 * Where less than this of what was seen, on the mean of all looks, belongs to the zone's alphabet, something else may
 * stand: the strip reader, which knows no other letters, takes an Ñ for an N.
 */
const leastAlphabetShare = 0.7
/** A letter outside the zone's alphabet must be seen this clearly. */
const leastLetterConfidence = 0.6

/**
 * National letters in a zone. The standard forbids them and some states printed them all the same (Ñ on older Spanish
 * cards). Where letters may stand and none of the alphabet was seen, the line is read once more with all Latin letters,
 * and what is clearly a letter with a mark is answered as it is printed.
 */
export async function withNationalLetters(pageReader: PageReader, foundMrz: FoundMrz): Promise<FoundMrz> {
  let { mrz } = foundMrz
  for (const [at, line] of foundMrz.lines.entries()) {
    const columns = columnsOutsideAlphabet(mrz, at)
    const decodedLine = mrz.decoded[at]
    if (columns.length === 0 || decodedLine === undefined) continue
    const [read] = await pageReader.readText(pageReader.pixels, [quadOfLine(line)], {
      alphabet: 'latin',
      signal: pageReader.signal,
    })
    for (const column of columns) {
      const letter = read === undefined ? null : nationalLetterAt(read.characters, decodedLine, column)
      if (letter !== null) mrz = withLetter(mrz, { line: at, column, letter })
    }
  }
  return { ...foundMrz, mrz }
}

function columnsOutsideAlphabet(mrz: DecodedMrz, line: number): readonly number[] {
  return mrz.format.fields
    .filter((row) => row.line === line && row.alphabet === 'letters')
    .flatMap((row) => Array.from({ length: row.end - row.start }, (_, offset) => row.start + offset))
    .filter((column) => (mrz.grid[line]?.[column]?.alphabetShare ?? 1) < leastAlphabetShare)
}

/** The marked letter that a free reading has at the place of a column, or null. */
function nationalLetterAt(
  characters: readonly RecognisedCharacter[],
  decodedLine: DecodedLine,
  column: number,
): RecognisedCharacter | null {
  const aligned = decodedLine.alignment.columns[column]
  if (aligned === undefined) return null
  const at = ((aligned.from + aligned.to) / 2 + 0.5) / decodedLine.steps
  const nearest = characters.reduce<RecognisedCharacter | null>(
    (best, one) => (best === null || Math.abs(one.centre - at) < Math.abs(best.centre - at) ? one : best),
    null,
  )
  if (nearest === null || nearest.confidence < leastLetterConfidence) return null
  const isNear = Math.abs(nearest.centre - at) * decodedLine.steps < 1.5
  const isMarked = /^\p{L}$/u.test(nearest.symbol) && !/^[A-Za-z]$/.test(nearest.symbol)
  return isNear && isMarked ? nearest : null
}

interface LetterInColumn {
  readonly line: number
  readonly column: number
  readonly letter: RecognisedCharacter
}

function withLetter(mrz: DecodedMrz, { line, column, letter }: LetterInColumn): DecodedMrz {
  const upper = letter.symbol.toLocaleUpperCase('en')
  const replaced = (text: string) => text.slice(0, column) + upper + text.slice(column + 1)
  const characters = mrz.characters.map((row, at) =>
    at === line
      ? row.map((one, k) => (k === column ? { ...one, probability: letter.confidence } : one))
      : row,
  )
  return { ...mrz, characters, lines: mrz.lines.map((text, at) => (at === line ? replaced(text) : text)) }
}
