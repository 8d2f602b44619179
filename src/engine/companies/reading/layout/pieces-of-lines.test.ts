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
