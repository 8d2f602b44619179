import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { heightEvidence } from './height-evidence.ts'

const pitch = 16
const middle = 40
/** Pixels from the middle of the line up to the tops: digits above letters, as OCR-B has it. */
const digitTop = 10
const letterTop = digitTop - 0.072 * pitch

/** A bar for each character, as high as the character is; the edge of its top is as soft as it falls between pixels. */
function barsOf(text: string, topOf: (character: string, column: number) => number): Pixels {
  const [width, height] = [text.length * pitch, 2 * middle]
  const data = new Uint8Array(width * height).fill(230)
  for (const [column, character] of Array.from(text).entries()) {
    if (character === '<') continue
    const top = middle - topOf(character, column)
    for (let y = Math.floor(top); y < middle + 10; y++) {
      const covered = Math.min(1, y + 1 - top)
      const from = y * width + column * pitch + 3
      data.fill(230 - 200 * covered, from, from + pitch - 6)
    }
  }
  return { width, height, channels: 1, data }
}

/** Evidence for a line of which `printed` stands in the picture while `text` was taken for it. */
function evidenceFor(printed: string, text: string): Float32Array {
  const isLetter = (character: string) => /[A-Z]/.test(character)
  const pixels = barsOf(printed, (character) =>
    // The thin top of 6 is lost in a soft picture.
    isLetter(character) ? letterTop : character === '6' ? digitTop - 0.6 : digitTop,
  )
  const columns = Array.from(text, (_, column) => column)
  const placed = columns.map((column) => ({
    symbol: 0,
    from: column,
    to: column,
    isInserted: false,
    score: 0,
  }))
  const end = pixels.width
  return heightEvidence(
    pixels,
    { start: [0, middle], end: [end, middle], height: 2 * digitTop },
    {
      decoded: {
        reader: 'strip-reader',
        scores: [],
        alignment: { columns: placed, score: 0, absorbedFillers: 0 },
        steps: text.length,
        pitch: { first: 0, pitch: 1, curvature: 0 },
        offsets: [],
      },
      text,
      digitColumns: new Set(columns.filter((column) => column >= 13 && column < 27)),
      mixedColumns: new Set(columns.filter((column) => column < 9)),
    },
  )
}

describe('The heights of a line', () => {
  it('speak for a letter where something as low as the letters was taken for a digit', () => {
    const evidence = evidenceFor(
      'OO68962179UTO4701110M3503281976447<9',
      '0068962179UTO4701110M3503281976447<9',
    )
    expect(Math.max(evidence[0] ?? 0, evidence[1] ?? 0)).toBeLessThan(-2)
  })

  it('speak for a digit where something as high as the digits was taken for a letter', () => {
    const evidence = evidenceFor(
      '0068962179UTO4701110M3503281976447<9',
      'OO68962179UTO4701110M3503281976447<9',
    )
    expect(Math.min(evidence[0] ?? 0, evidence[1] ?? 0)).toBeGreaterThan(2)
  })

  it('say nothing where the letters of the line are as high as its digits', () => {
    const pixels = (text: string) => text.replaceAll(/[A-Z]/g, '8')
    const evidence = evidenceFor(
      pixels('OO68962179UTO4701110M3503281976447<9'),
      'OO68962179UTO4701110M3503281976447<9',
    )
    expect(Array.from(evidence).every((one) => one === 0)).toBe(true)
  })
})
