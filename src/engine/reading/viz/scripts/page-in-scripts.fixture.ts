import { printScripts, type PrintScript } from '../../../../vocabulary/reading/script.ts'
import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { RecognisedLine, TextAlphabet } from '../../../../vocabulary/reading/recognition.ts'
import { distance } from '../../../imaging/geometry/points.ts'
import type { PageReader, ReadText } from '../../page-reader.ts'
import { blankImage } from '../../page-reader.fixture.ts'

/** A line of print whose top left corner is at `at`, in pixels. */
export interface ScriptLine {
  readonly text: string
  readonly at: readonly [x: number, y: number]
  readonly script?: PrintScript
  readonly height?: number
}

const widthOfCharacter = 0.5

export function quadOfLine({ text, at: [x, y], height = 20 }: ScriptLine): Quad<'upright'> {
  const width = Math.max(2, text.length) * widthOfCharacter * height
  return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]] // prettier-ignore
}

const isLatin = (symbol: string): boolean => /[\p{Script=Latin}\p{Script=Common}]/u.test(symbol)

/**
 * A page whose lines are read as the networks do: with the Latin alphabet what is Latin of a line, and what script it is in;
 * with the alphabet of a script all of it, from where one begins to read. A line of another script is garbled. Nothing is read
 * upside down with certainty.
 */
export function pageInScripts(
  lines: readonly ScriptLine[],
  {
    scripts = printScripts,
    isFlipped = false,
  }: { readonly scripts?: readonly PrintScript[]; readonly isFlipped?: boolean } = {},
) {
  const asked: { readonly alphabet: TextAlphabet; readonly lines: number }[] = []
  const quads = lines.map(quadOfLine)
  const recognised = (quad: Quad<'upright'>, alphabet: TextAlphabet): RecognisedLine => {
    const near = quads.findIndex((one) => one.some((corner) => distance(corner, quad[0]) < 2) && one.some((corner) => distance(corner, quad[2]) < 2)) // prettier-ignore
    const line = lines[near]
    if (line === undefined) return { characters: [] }
    const isUpright = quad[1][0] > quad[0][0] !== isFlipped
    const symbols = Array.from(line.text)
    const isLeftward = line.script === 'Arab' || line.script === 'Hebr'
    const placed = symbols.map((symbol, at) => {
      const centre = (at + 0.5) / symbols.length
      return { symbol, confidence: isUpright ? 0.998 : 0.4, centre: isLeftward ? 1 - centre : centre }
    })
    if (alphabet !== 'latin')
      return { characters: alphabet === line.script ? placed : placed.slice(0, 2).map((one) => ({ ...one, symbol: '#', confidence: 0.2 })) } // prettier-ignore
    const script = { script: line.script ?? ('Latn' as const), confidence: isUpright ? 0.95 : 0.7 }
    return { characters: placed.filter(({ symbol }) => isLatin(symbol)), script }
  }
  const readText: ReadText = (_, places, { alphabet }) => {
    asked.push({ alphabet, lines: places.length })
    return Promise.resolve(places.map((quad) => recognised(quad, alphabet)))
  }
  const found = quads.map((quad) => ({ quad, score: 0.9 }))
  const { signal } = new AbortController()
  const pageReader: PageReader = { pixels: { ...blankImage }, readText, findText: () => Promise.resolve(found), scripts, signal } // prettier-ignore
  return { pageReader, found, quads, asked }
}
