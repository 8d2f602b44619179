import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import type { DecodedLine } from './decode-line.ts'
import { symbols } from './symbols.ts'
import { damagedColumns } from './damaged-columns.ts'

const [pitch, height] = [16, 40]
const [paper, ink] = [220, 40]

interface Look {
  readonly paper: number
  readonly ink: number
}

/** A bar for each character on its own bit of paper; a dense letter fills its cell, as a soft picture of it does. */
function pictureOf(text: string, looks: Readonly<Record<number, Partial<Look>>>): Pixels {
  const width = text.length * pitch
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / pitch)
      const look = { paper, ink, ...looks[column] }
      const stroke = text.charAt(column) === 'M' ? 7 : 3
      const isInk = Math.abs((x % pitch) - pitch / 2 + 0.5) < stroke && y > 11 && y < 29
      data[y * width + x] = isInk ? look.ink : look.paper
    }
  return { width, height, channels: 1, data }
}

function touchedIn(
  text: string,
  looks: Readonly<Record<number, Partial<Look>>>,
  pitchOf: DecodedLine['pitch'] = { first: 0, pitch: 1, curvature: 0 },
): readonly number[] {
  const columns = Array.from(text, (character, column) => ({
    symbol: symbols.indexOf(character),
    from: column,
    to: column,
    isInserted: false,
  }))
  const decoded: DecodedLine = {
    reader: 'strip-reader',
    scores: [],
    alignment: { columns, score: 0, absorbedFillers: 0 },
    steps: text.length,
    pitch: pitchOf,
    offsets: [],
  }
  const line = { start: [0, height / 2], end: [text.length * pitch, height / 2], height: 26 } as const
  return [...damagedColumns(pictureOf(text, looks), line, decoded)]
}

const text = 'KOWALCZYK<<ZOLTAN<<<<<'

describe('Ink', () => {
  it('is untouched where all characters are printed alike', () => {
    expect(touchedIn(text, {})).toEqual([])
  })

  it('is touched where it is paler than beside, and where its paper is darker', () => {
    expect(touchedIn(text, { 5: { ink: 110 }, 14: { paper: 120 } })).toEqual([5, 14])
  })

  it('is not called touched for a little unevenness, nor for a light that fades along the line', () => {
    const fading = Object.fromEntries(
      Array.from(text, (_, at) => [at, { paper: paper - 5 * at, ink: ink - at }]),
    )
    expect(touchedIn(text, { 5: { ink: 65 }, 14: { paper: 195 } })).toEqual([])
    expect(touchedIn(text, fading)).toEqual([])
  })

  it('is not called touched where all characters differ among themselves, unless it differs much more', () => {
    const uneven = Object.fromEntries(Array.from(text, (_, at) => [at, { ink: ink + (at % 3) * 12 }]))
    expect(touchedIn(text, { ...uneven, 6: { ink: 112 } })).toEqual([])
    expect(touchedIn(text, { 6: { ink: 112 } })).toEqual([6])
    expect(touchedIn(text, { ...uneven, 6: { ink: 215 } })).toEqual([6])
  })

  it('of a letter that leaves no paper to be seen is judged by itself alone', () => {
    expect(touchedIn('ZOLTANMZOLTAN', {})).toEqual([])
    expect(touchedIn('ZOLTANMZOLTAN', { 6: { ink: 120 } })).toEqual([6])
  })

  it('cannot be judged where characters follow no common pitch', () => {
    expect(touchedIn(text, { 5: { ink: 110 } }, null)).toEqual([])
  })
})
