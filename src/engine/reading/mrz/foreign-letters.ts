import type { RecognisedCharacter, PageReader } from '../page-reader.ts'
import type { DecodedZone } from './decode-zone.ts'
import type { DecodedLine } from './decode-line.ts'
import { quadOfLine } from './lines.ts'
import type { ZoneFound } from './read-zone.ts'

/**
 * Where less than this of what was seen, on the mean of all looks, belongs to the zone's alphabet, something else may
 * stand: the strip reader, which knows no other letters, takes an Ñ for an N.
 */
const nothingSeen = 0.7
/** A letter outside the zone's alphabet must be seen this clearly. */
const clearly = 0.6

/**
 * National letters in a zone. The standard forbids them and some states printed them all the same (Ñ on older Spanish
 * cards). Where letters may stand and none of the alphabet was seen, the line is read once more with all Latin letters,
 * and what is clearly a letter with a mark is answered as it is printed.
 */
export async function withForeignLetters(pageReader: PageReader, found: ZoneFound): Promise<ZoneFound> {
  let { zone } = found
  for (const [at, line] of found.lines.entries()) {
    const columns = unseenLetters(zone, at)
    const decoded = zone.decoded[at]
    if (columns.length === 0 || decoded === undefined) continue
    const [read] = await pageReader.readText(pageReader.pixels, [quadOfLine(line)], {
      alphabet: 'latin',
      signal: pageReader.signal,
    })
    for (const column of columns) {
      const letter = read === undefined ? null : letterAt(read.characters, decoded, column)
      if (letter !== null) zone = withLetter(zone, { line: at, column, letter })
    }
  }
  return { zone, lines: found.lines }
}

function unseenLetters(zone: DecodedZone, line: number): readonly number[] {
  return zone.format.rows
    .filter((row) => row.line === line && row.alphabet === 'letters')
    .flatMap((row) => Array.from({ length: row.end - row.start }, (_, offset) => row.start + offset))
    .filter((column) => (zone.grid[line]?.[column]?.share ?? 1) < nothingSeen)
}

/** The marked letter that a free reading has at the place of a column, or null. */
function letterAt(
  characters: readonly RecognisedCharacter[],
  decoded: DecodedLine,
  column: number,
): RecognisedCharacter | null {
  const placed = decoded.alignment.columns[column]
  if (placed === undefined) return null
  const at = ((placed.from + placed.to) / 2 + 0.5) / decoded.steps
  const near = characters.reduce<RecognisedCharacter | null>(
    (best, one) => (best === null || Math.abs(one.at - at) < Math.abs(best.at - at) ? one : best),
    null,
  )
  if (near === null || near.confidence < clearly) return null
  const isNear = Math.abs(near.at - at) * decoded.steps < 1.5
  const isMarked = /^\p{L}$/u.test(near.symbol) && !/^[A-Za-z]$/.test(near.symbol)
  return isNear && isMarked ? near : null
}

interface Placement {
  readonly line: number
  readonly column: number
  readonly letter: RecognisedCharacter
}

function withLetter(zone: DecodedZone, { line, column, letter }: Placement): DecodedZone {
  const upper = letter.symbol.toLocaleUpperCase('en')
  const replaced = (text: string) => text.slice(0, column) + upper + text.slice(column + 1)
  const settled = zone.settled.map((row, at) =>
    at === line
      ? row.map((one, k) => (k === column ? { ...one, probability: letter.confidence } : one))
      : row,
  )
  return { ...zone, settled, lines: zone.lines.map((text, at) => (at === line ? replaced(text) : text)) }
}
