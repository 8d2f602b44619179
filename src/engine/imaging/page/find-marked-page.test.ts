import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { findMarkedPage } from './find-marked-page.ts'

const [width, height] = [800, 600]
const reads = [1, 0] as const

/** A light card on a dark ground; without `card` nothing but the ground. */
function picture(card: Quad | null): Pixels<'page'> {
  const data = new Uint8Array(width * height).fill(60)
  if (card !== null)
    for (let y = card[0][1]; y < card[2][1]; y++)
      data.fill(220, y * width + card[0][0], y * width + card[1][0])
  return { width, height, channels: 1, data }
}

const box = (...[left, top, wide, high]: readonly [number, number, number, number]): Quad<'page'> => [
  [left, top],
  [left + wide, top],
  [left + wide, top + high],
  [left, top + high],
]
const card = box(150, 120, 476, 300)
const read = [box(200, 200, 200, 20), box(200, 300, 200, 20)]

describe('a card that a network marked', () => {
  it('is answered with its sides on the clear edges beside the mark', () => {
    const mark = { quad: box(146, 123, 484, 295), score: 0.95 }
    const page = findMarkedPage(picture(card), [mark], { read, reads })
    const off = page?.corners.map(([x, y], at) =>
      Math.hypot(x - (card[at]?.[0] ?? 0), y - (card[at]?.[1] ?? 0)),
    )
    expect(Math.max(...(off ?? []))).toBeLessThan(2)
    expect(page?.aspect).toBeCloseTo(85.6 / 54, 5)
    expect(page?.confidence).toBeGreaterThan(0.9)
  })

  it('begins with the corner at which one begins to read', () => {
    const quad = box(150, 120, 476, 300)
    const turned: Quad<'page'> = [quad[2], quad[3], quad[0], quad[1]]
    const page = findMarkedPage(picture(card), [{ quad: turned, score: 0.95 }], { read, reads })
    expect(page?.corners[0].map(Math.round)).toEqual([150, 120])
  })

  it('is answered as it was marked, and less surely, where its edges are not seen', () => {
    const page = findMarkedPage(picture(null), [{ quad: card, score: 0.95 }], { read, reads })
    expect(page?.corners).toEqual(card)
    expect(page?.confidence).toBeLessThan(0.9)
  })
})

describe('no page', () => {
  it('is a mark beside what was read', () => {
    const beside = [box(10, 10, 100, 20), box(10, 40, 100, 20), box(200, 200, 200, 20)]
    expect(findMarkedPage(picture(card), [{ quad: card, score: 0.95 }], { read: beside, reads })).toBeNull()
  })

  it('is an unsure mark', () => {
    expect(findMarkedPage(picture(card), [{ quad: card, score: 0.7 }], { read, reads })).toBeNull()
  })

  it('is an open booklet, both of its pages in one mark', () => {
    const booklet = box(150, 20, 400, 563)
    expect(findMarkedPage(picture(booklet), [{ quad: booklet, score: 0.97 }], { read, reads })).toBeNull()
  })

  it('is what has the proportions of no document', () => {
    const strip = box(150, 180, 476, 150)
    expect(findMarkedPage(picture(strip), [{ quad: strip, score: 0.95 }], { read, reads })).toBeNull()
  })
})
