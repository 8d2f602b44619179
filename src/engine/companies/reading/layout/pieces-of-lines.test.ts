import { expect, it } from 'vitest'
import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { piecesOfLines } from './pieces-of-lines.ts'

function piecesOf(texts: readonly string[]) {
  const lines = texts.map((text, row) => {
    const [top, bottom] = [100 * row, 100 * row + 40]
    const quad = [[100, top], [100 + 30 * text.length, top], [100 + 30 * text.length, bottom], [100, bottom]] as unknown as Quad<'upright'>
    return {
      ...{ text, quad },
      confidences: Array.from({ length: text.length }, () => 1),
      alternatives: Array.from({ length: text.length }, () => []),
      centres: Array.from({ length: text.length }, (_, at) => (at + 0.5) / text.length),
    }
  })
  return piecesOfLines(lines, { page: 0, mapping: { uprightToSent: (quad) => quad as unknown as Quad<'sent'> } })
} // prettier-ignore

it.each([
  [
    'a Japanese page with a stroke that was taken for Hebrew',
    ['会社法人等番号の証明書である', '株式会社北斗精密工業', 'יבואייהי'],
    false,
  ],
  [
    'a page in Arabic with the name in Latin letters',
    ['السجل التجاري للمملكة العربية السعودية', 'Noor LLC'],
    true,
  ],
])('%s is read from its side', (_, texts, isMirrored) => {
  expect(piecesOf(texts).every((piece) => (piece.isMirrored ?? false) === isMirrored)).toBe(true)
})

/** A line in Arabic from its right end; figures in it run from left to right. Middles in steps of one letter. */
function rightToLeft(text: string, gapBefore: string | null = null) {
  const middles: number[] = []
  let x = 0
  for (const [run] of text.matchAll(/\d+|\D/gu)) {
    if (run === gapBefore) x += 20
    middles.push(...Array.from(run, (_, at) => (/\d/u.test(run) ? x + run.length - 1 - at : x)))
    x += run.length
  }
  const [top, right] = [0, 30 * x]
  const quad = [[0, top], [right, top], [right, 40], [0, 40]] as unknown as Quad<'upright'>
  const line = {
    ...{ text, quad },
    confidences: Array.from({ length: text.length }, () => 1),
    alternatives: Array.from({ length: text.length }, () => []),
    centres: middles.map((middle) => 1 - (middle + 0.5) / x),
  }
  return piecesOfLines([line], { page: 0, mapping: { uprightToSent: (whole) => whole as unknown as Quad<'sent'> } })
} // prettier-ignore

it('figures within a line of Arabic are part of it where they stand close, and no matter how many they are', () => {
  expect(rightToLeft('تحت الرقم 1670102 ورقمها المالي').map(({ text }) => text)).toEqual([
    'تحت الرقم 1670102 ورقمها المالي',
  ])
})

it('figures apart from the letters of their line are a piece that lies between them', () => {
  const pieces = rightToLeft('تحت الرقم 1670102 ورقمها', '1670102')
  expect(pieces.map(({ text }) => text)).toEqual(['تحت الرقم', '1670102 ورقمها'])
  const [before, after] = pieces
  expect(after?.left).toBeGreaterThan(before?.right ?? Infinity)
  expect(after?.right).toBeGreaterThan(after?.left ?? Infinity)
})
