import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { middleOf } from '../../imaging/geometry/sides.ts'
import { blankImage } from '../page-reader.fixture.ts'
import { caching, type CachingPageReader } from '../viz/page-viz.ts'
import type { CodePlace } from './lines-beside.ts'

/** One line of print: its text, and its left end and middle in pixels, ten of which are a millimetre. */
export interface PrintedText {
  readonly text: string
  readonly at: readonly [left: number, middle: number]
  readonly height?: number
  /** Whether it is found by the detector; it can be read all the same. */
  readonly isFound?: boolean
  /** What each look at it in full sees, where it is not the text; the last one for all further looks. */
  readonly seen?: readonly string[]
  readonly confidence?: number
}

/** Pixels a millimetre. */
const unit = 10

export function quadOfText({ text, at: [left, middle], height = 36 }: PrintedText): Quad<'upright'> {
  const [right, top, bottom] = [
    left + 0.27 * height * Math.max(1, text.length),
    middle - height / 2,
    middle + height / 2,
  ]
  return [[left, top], [right, top], [right, bottom], [left, bottom]] // prettier-ignore
}

/** A side as it lies: a zone along its lower edge. */
export const sidePlace: CodePlace = {
  direction: [1, 0],
  codes: [[[60, 700], [1180, 700], [1180, 790], [60, 790]]],
  side: [[0, 0], [1250, 0], [1250, 880], [0, 880]],
  unit,
} // prettier-ignore

/** A page reader that has looked at a side with these lines, and the looks in full that were taken, as texts. */
export async function printedSide(
  lines: readonly PrintedText[],
): Promise<{ readonly pageReader: CachingPageReader; readonly looks: readonly string[] }> {
  const looks: string[] = []
  const { signal } = new AbortController()
  const pageReader = caching({
    pixels: blankImage,
    signal,
    findText: () =>
      Promise.resolve(
        lines.filter(({ isFound = true }) => isFound).map((line) => ({ quad: quadOfText(line), score: 0.9 })),
      ),
    readText: (_, quads, { alphabet }) =>
      Promise.resolve(
        quads.map((quad) => {
          const line = lineAt(lines, quad)
          if (line === null) return { characters: [] }
          if (alphabet === 'mrz') return recognised(glanced(line.text), 0.9)
          const { text, seen = [text], confidence = 0.995 } = line
          const before = looks.filter((look) => look === text).length
          looks.push(text)
          return recognised(seen[Math.min(before, seen.length - 1)] ?? text, confidence)
        }),
      ),
  })
  await pageReader.findText(pageReader.pixels, { longSide: 640, signal })
  return { pageReader, looks }
}

function lineAt(lines: readonly PrintedText[], quad: Quad<'upright'>): PrintedText | null {
  const [, y] = middleOf(quad)
  const near = lines.filter((line) => {
    const [[left], [right]] = quadOfText(line)
    return Math.abs(line.at[1] - y) < 8 && quad[0][0] < right && quad[1][0] > left
  })
  return near[0] ?? null
}

/** What the small reader sees: capitals and figures, and of small letters a riddle. */
function glanced(text: string): string {
  return /\p{Ll}/u.test(text) ? 'X0' : text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

function recognised(text: string, confidence: number): RecognisedLine {
  const symbols = Array.from(text)
  return {
    characters: symbols.map((symbol, at) => ({ symbol, confidence, centre: (at + 0.5) / symbols.length })),
  }
}

/** The side of a passport: labels found or not, above their values. */
export function passportPrint(
  differing: Partial<Record<'dob' | 'place', Partial<PrintedText>>> = {},
): readonly PrintedText[] {
  return [
    { text: 'UTOPIA', at: [60, 60], height: 52 },
    { text: 'PASSPORT', at: [60, 110] },
    { text: 'L898902D6', at: [760, 110] },
    { text: 'ERIKSSON', at: [440, 190] },
    { text: 'ANNA MARIA', at: [440, 264] },
    { text: 'Date of birth', at: [440, 387], height: 20, isFound: false },
    { text: '12 AUG 1974', at: [440, 412], ...differing.dob },
    { text: 'Place of birth / Lieu de naissance', at: [600, 461], height: 20 },
    { text: 'ZENITH', at: [600, 486], ...differing.place },
    { text: 'Date of issue', at: [440, 535], height: 20, isFound: false },
    { text: '16 APR 2022', at: [440, 560] },
    { text: 'Authority / Autorité', at: [760, 387], height: 20, isFound: false },
    { text: 'PASSPORT OFFICE', at: [760, 412] },
    { text: '15 APR 2032', at: [440, 634] },
  ]
}
