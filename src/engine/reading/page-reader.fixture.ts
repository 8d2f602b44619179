import type { Emissions, RecognisedLine } from '../../vocabulary/reading/recognition.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'

import type { FindText, ReadText } from './page-reader.ts'

const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'
const stepsPerCharacter = 4

/** Which other symbol the recogniser half believes in, by line and column: `{ '1:5': ['O', 0.3] }`. */
export type CharacterDoubts = Readonly<Record<string, readonly [symbol: string, probability: number]>>

/** What a recogniser would hand over that read `text` in fixed pitch: a peak for each character, blanks between. */
export function emissionsOf(text: string, doubts: CharacterDoubts = {}, line = 0): Emissions {
  const width = symbols.length + 1
  const steps = text.length * stepsPerCharacter + 2
  const logProbabilities = new Float32Array(steps * width).fill(Math.log(1e-6))
  for (let step = 0; step < steps; step++) logProbabilities[step * width] = Math.log(0.999)
  for (const [column, character] of Array.from(text).entries()) {
    const row = (column * stepsPerCharacter + 2) * width
    const [other, probability] = doubts[`${line}:${column}`] ?? ['', 0]
    logProbabilities[row] = Math.log(0.001)
    logProbabilities[row + 1 + symbols.indexOf(character)] = Math.log(0.985 - probability)
    if (other !== '') logProbabilities[row + 1 + symbols.indexOf(other)] = Math.log(probability)
  }
  return { reader: 'strip-reader', steps, symbols, logProbabilities }
}

/** A blank picture, of any space. */
export const blankImage = {
  width: 800,
  height: 600,
  channels: 1,
  data: new Uint8Array(800 * 600).fill(230),
} as const

const height = 20
const gap = 38

/** Where line `at` of a zone stands on the paper, upright: as long as its characters are many. */
export function quadOfFixtureLine(at: number, characters: number): Quad<'upright'> {
  const [left, top, length] = [100, 400 + at * gap, characters * 14]
  return [[left, top], [left + length, top], [left + length, top + height], [left, top + height]] // prettier-ignore
}

/**
 * Eyes that see the given lines on the paper. A quad with its corners the other way round shows text upside down, which
 * no one can read; a quad elsewhere shows nothing. `unseen` lines are not found, but can be read when looked at. `seenAs`
 * makes of a line what its look number `look` (from 0) sees.
 */
export function pageReaderOn(
  lines: readonly string[],
  {
    doubts = {},
    unseen: undetected = [] as readonly number[],
    isFlipped = false,
    seenAs: misreadAs = (text: string, _look: number): string => text,
  } = {},
) {
  const passesOfLine = lines.map(() => 0)
  const quads = lines.map((line, at) => quadOfFixtureLine(at, line.length))
  const detectionSizes: number[] = []
  const findText: FindText = (_, { longSide }) => {
    detectionSizes.push(longSide ?? 0)
    return Promise.resolve(
      quads.filter((_quad, at) => !undetected.includes(at)).map((quad) => ({ quad, score: 0.9 })),
    )
  }
  const readText: ReadText = (_, request) => Promise.resolve(request.map((quad) => recognisedIn(quad)))
  const recognisedIn = (quad: Quad<'upright'>): RecognisedLine => {
    const middle = (quad[0][1] + quad[2][1]) / 2
    const at = lines.findIndex((_, line) => Math.abs(400 + line * gap + height / 2 - middle) < 8)
    const lineText = lines[at]
    const isLeftToRight = quad[1][0] > quad[0][0]
    if (lineText === undefined || isLeftToRight === isFlipped)
      return { characters: [], emissions: emissionsOf('') }
    const pass = passesOfLine[at] ?? 0
    passesOfLine[at] = pass + 1
    const text = misreadAs(lineText, pass)
    const characters = Array.from(text, (symbol, column) => ({
      symbol,
      confidence: 0.98,
      centre: (column + 0.5) / text.length,
    }))
    return { characters, emissions: emissionsOf(text, doubts, at) }
  }
  return { findText, readText, looks: detectionSizes }
}
