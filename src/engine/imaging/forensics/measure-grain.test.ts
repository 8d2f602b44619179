import { describe, expect, it } from 'vitest'
import { grainSide } from '../../../vocabulary/imaging/forensics.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { coloursOf } from './colours.ts'
import { measureGrain } from './measure-grain.ts'

const [width, height] = [2 * grainSide, grainSide + 5]

function picture(level: (x: number, y: number, channel: number) => number): Pixels {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const place = Math.floor(i / 3)
    return level(place % width, Math.floor(place / width), i % 3)
  })
  return { width, height, channels: 3, data }
}

const grainOf = (pixels: Pixels) => measureGrain(coloursOf(pixels).half)

/** A chess board of squares of so many pixels. */
const board = (side: number, x: number, y: number): number =>
  (Math.floor(x / side) + Math.floor(y / side)) % 2

describe('The grain of a picture', () => {
  it('is by how fine it is, in whole blocks', () => {
    const two = grainOf(picture((x, y) => 100 + 20 * board(2, x, y)))
    const four = grainOf(picture((x, y) => 100 + 20 * board(4, x, y)))
    expect(two).toMatchObject({ columns: 2, rows: 1 })
    expect(two.middle[0]).toBeGreaterThan(100)
    expect(two.coarse[0]).toBe(0)
    expect(four.coarse[0]).toBeGreaterThan(100)
  })
  it('is of colour apart from that of light', () => {
    const grain = grainOf(picture((x, y, channel) => 100 + (channel === 0 ? 40 * board(2, x, y) : 0)))
    expect(grain.tint[1]).toBeGreaterThan(3 * (grain.middle[1] ?? 0))
    expect(grainOf(picture((x, y) => 100 + 40 * board(2, x, y))).tint[0]).toBe(0)
  })
  it('is nothing of a slope, whose light is known', () => {
    const grain = grainOf(picture((x) => 2 * x))
    expect(grain.middle[0]).toBeLessThan(1)
    expect([grain.darkest[0], grain.lightest[0], grain.light[0]]).toEqual([1, 61, 31])
  })
  it('is of a grey picture what it is of the same in three channels', () => {
    const coloured = picture((x, y) => 100 + 20 * board(2, x, y))
    const grey: Pixels = { width, height, channels: 1, data: coloured.data.filter((_, i) => i % 3 === 0) }
    expect(grainOf(grey)).toEqual(grainOf(coloured))
  })
  it('is nothing of a slope, and leans as lines do that are darker than their ground', () => {
    const lined = (by: number) => grainOf(picture((x) => 120 + (x % 16 < 2 ? by : 0))).shape
    const [dark, light] = [lined(-40), lined(40)]
    expect(dark.lean[0]).toBeLessThan(-0.5)
    expect(light.lean[0]).toBeGreaterThan(0.5)
    expect(dark.tail[0]).toBeGreaterThan(3)
    expect(grainOf(picture((x) => 2 * x)).shape.lean[0]).toBeCloseTo(0)
  })
  it('is of colours that go together, against each other, or each alone', () => {
    const together = (level: (x: number, y: number, channel: number) => number) => grainOf(picture(level)).shape.redBlue[0] ?? 0 // prettier-ignore
    expect(together((x, y, channel) => 100 + (channel === 1 ? 0 : 40 * board(2, x, y)))).toBeGreaterThan(0.9)
    expect(together((x, y, channel) => 100 + (channel - 1) * 40 * board(2, x, y))).toBeLessThan(-0.9)
    expect(together((x, y, channel) => 100 + (channel === 0 ? 40 * board(2, x, y) : 0))).toBe(0)
  })
})
