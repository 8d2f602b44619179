import { describe, expect, it } from 'vitest'
import { blankCanvas } from './canvas.ts'
import { drawLikeness } from './likeness.ts'
import type { Likeness } from './person.ts'

/** Left half black, right half of one colour. */
function halves(): Likeness {
  const [width, height] = [40, 50]
  const data = new Uint8Array(width * height * 3)
  for (let dot = 0; dot < width * height; dot++)
    if (dot % width >= width / 2) data.set([200, 100, 50], dot * 3)
  const face = { x: 0.25, y: 0.2, width: 0.5, height: 0.6 }
  const person = { id: 'p99', sex: 'F', age: 30, skin: 0.5, face, pictures: {} } as const
  return { person, pixels: { width, height, channels: 3, data } }
}

describe('a printed portrait', () => {
  const canvas = blankCanvas({ widthMm: 20, heightMm: 20, dotsPerMm: 4 })
  const dot = (x: number, y: number): readonly number[] => [
    ...canvas.pixels.data.subarray((y * 80 + x) * 3, (y * 80 + x) * 3 + 3),
  ]

  it('fills its box, in its colours, and leaves the rest as it was', () => {
    const face = drawLikeness(canvas, { x: 5, y: 5, width: 8, height: 10 }, halves())
    expect(dot(21, 21)).toEqual([0, 0, 0])
    expect(dot(51, 59)).toEqual([200, 100, 50])
    for (const [x, y] of [[19, 30], [52, 30], [30, 19], [30, 60]] as const) expect(dot(x, y)).toEqual([255, 255, 255]) // prettier-ignore
    expect(face).toEqual([[7, 7], [11, 7], [11, 13], [7, 13]]) // prettier-ignore
  })

  it('is cut off at the edge of the sheet', () => {
    drawLikeness(canvas, { x: 16, y: -4, width: 8, height: 10 }, halves())
    expect(dot(79, 0)).not.toEqual([255, 255, 255])
    expect(dot(64, 24)).toEqual([255, 255, 255])
  })
})
