import { mrzLayoutOf } from '../../../src/engine/documents/formats/mrz-layouts.ts'
import type { MrzAlphabet } from '../../../src/engine/documents/formats/mrz-layout.ts'
import type { Random } from '../../../src/engine/specimens/random.ts'
import { type FlatSpecimen, zonePitch } from '../../../src/engine/specimens/draw-specimen.ts'
import type { MrzFormat } from '../../../src/vocabulary/reading/document-reading.ts'
import type { Pixels } from '../../../src/vocabulary/imaging/pixels.ts'

/** One character of a zone: line and column from 0, what was to stand there, what is printed. */
export interface CorruptedCharacter {
  readonly line: number
  readonly column: number
  readonly from: string
  readonly to: string
}

/** `smeared`: the ink was touched, `to` is `from`. `swapped`: another character is printed. */
export interface MrzCorruption {
  readonly kind: 'smeared' | 'swapped'
  readonly places: readonly CorruptedCharacter[]
}

const digits = '0123456789'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** What a character may be swapped for: what the grammar of its column allows. */
const alphabets: Readonly<Record<MrzAlphabet, string>> = {
  letters,
  state: letters,
  code: letters,
  digits,
  date: digits,
  check: digits,
  alphanumeric: digits + letters,
  sex: 'MF',
  filler: '',
}

interface MrzText {
  readonly format: MrzFormat
  readonly lines: readonly string[]
}

/** One to three characters of a zone: neighbours when smeared, anywhere when swapped. Fillers stay as they are. */
export function corruptMrz(zone: MrzText, random: Random): MrzCorruption {
  const kind = random.happens(0.5) ? 'smeared' : 'swapped'
  const free = corruptibleCharacters(zone)
  const count = random.whole(1, 3)
  const first = random.pick(free)
  if (kind === 'smeared') {
    const near = free.filter(
      ({ line, column }) => line === first.line && column >= first.column && column < first.column + count,
    )
    return { kind, places: near.map(({ line, column, from }) => ({ line, column, from, to: from })) }
  }
  const chosen = new Set([first])
  while (chosen.size < count) chosen.add(random.pick(free))
  return {
    kind,
    places: [...chosen].map(({ line, column, from, others }) => ({ line, column, from, to: random.pick(others) })), // prettier-ignore
  }
}

/** Every character that is no filler, with what else could stand there. */
function corruptibleCharacters({ format, lines }: MrzText) {
  return mrzLayoutOf(format).fields.flatMap(({ line, start, end, alphabet }) =>
    Array.from({ length: end - start }, (_, n) => start + n).flatMap((column) => {
      const from = lines[line]?.[column] ?? '<'
      const others = Array.from(alphabets[alphabet]).filter((other) => other !== from)
      return from === '<' || others.length === 0 ? [] : [{ line, column, from, others }]
    }),
  )
}

/** The lines as they are printed then. */
export function printCorrupted(lines: readonly string[], { places }: MrzCorruption): readonly string[] {
  return lines.map((text, line) => {
    const characters = Array.from(text)
    for (const place of places) if (place.line === line) characters[place.column] = place.to
    return characters.join('')
  })
}

/** How ink is touched: dragged along by a thumb, stained, worn off. */
const occlusions = { dragged: smearCell, stained: stainCell, worn: fadeCell } as const

/** A page on which some characters of the zone were touched before it was photographed. */
export function smearMrz(
  flat: FlatSpecimen,
  places: readonly CorruptedCharacter[],
  random: Random,
): FlatSpecimen {
  const data = new Uint8Array(flat.pixels.data)
  const pixels = { ...flat.pixels, data }
  const touch = occlusions[random.pick(['dragged', 'stained', 'worn'] as const)]
  for (const place of places) touch(pixels, cellBox(flat, place), random)
  return { ...flat, pixels }
}

/** The rectangle of one character, in dots. */
interface Cell {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Letters of a typewriter face stand in the middle of cells of one width. */
function cellBox({ truth, dotsPerMm }: FlatSpecimen, { line, column }: CorruptedCharacter): Cell {
  const quad = truth.zoneQuads[line]
  const length = truth.zone[line]?.length ?? 0
  if (quad === undefined) throw new Error('There is no such line on this page')
  const width = zonePitch * dotsPerMm
  const middle = (quad[0][0] + quad[1][0]) / 2 + (column - (length - 1) / 2) * width
  const [top, bottom] = [quad[0][1], quad[3][1]]
  return { left: middle - width / 2, top, width, height: bottom - top }
}

function smearCell(pixels: Pixels, cell: Cell, random: Random): void {
  const reach = cell.width * random.between(0.15, 0.5)
  const angle = random.between(0, Math.PI)
  const before = pixels.data.slice()
  const taps = Math.max(2, Math.round(2 * reach))
  const shifts = Array.from({ length: taps }, (_, n) => {
    const far = (n / (taps - 1) - 0.5) * 2 * reach
    return [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))] as const
  })
  forEachCellPixel(pixels, cell, (x, y, channel) => {
    const sum = shifts.reduce((total, [dx, dy]) => total + paintDot({ ...pixels, data: before }, [x + dx, y + dy], channel), 0) // prettier-ignore
    return sum / taps
  })
}

function stainCell(pixels: Pixels, cell: Cell, random: Random): void {
  const depth = random.between(0.4, 0.95)
  const tone = random.between(40, 150)
  const [x0, y0] = [
    cell.left + cell.width * random.between(0.3, 0.7),
    cell.top + cell.height * random.between(0.3, 0.7),
  ]
  const reach = cell.height * random.between(0.35, 0.7)
  forEachCellPixel(pixels, cell, (x, y, channel) => {
    const far = ((x - x0) ** 2 + (y - y0) ** 2) / reach ** 2
    const cover = depth * Math.exp(-far * far)
    return paintDot(pixels, [x, y], channel) * (1 - cover) + tone * cover
  })
}

function fadeCell(pixels: Pixels, cell: Cell, random: Random): void {
  const lost = random.between(0.5, 0.95)
  const paper = [0, 1, 2].map((channel) =>
    paintDot(pixels, [cell.left, cell.top - cell.height * 0.4], channel),
  )
  forEachCellPixel(pixels, cell, (x, y, channel) => {
    const spot = 0.7 + 0.3 * Math.sin(x * 0.9) * Math.cos(y * 0.7)
    return paintDot(pixels, [x, y], channel) * (1 - lost * spot) + (paper[channel] ?? 0) * lost * spot
  })
}

function paintDot({ data, width, height, channels }: Pixels, [x, y]: readonly [number, number], channel: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  return data[(row * width + column) * channels + channel] ?? 0
} // prettier-ignore

/** Changes every dot of a cell. */
function forEachCellPixel(
  pixels: Pixels,
  cell: Cell,
  ink: (x: number, y: number, channel: number) => number,
): void {
  const { data, width, height, channels } = pixels
  const [fromX, toX] = [Math.max(0, Math.floor(cell.left)), Math.min(width, Math.ceil(cell.left + cell.width))] // prettier-ignore
  const [fromY, toY] = [Math.max(0, Math.floor(cell.top - 2)), Math.min(height, Math.ceil(cell.top + cell.height + 2))] // prettier-ignore
  for (let y = fromY; y < toY; y++)
    for (let x = fromX; x < toX; x++)
      for (let channel = 0; channel < channels; channel++)
        data[(y * width + x) * channels + channel] = ink(x, y, channel) + 0.5
}
