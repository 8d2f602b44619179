import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { forensicFacts } from './forensic-facts.ts'
import { measureImage } from './measure-image.ts'

type Level = (x: number, y: number, channel: number) => number

const [width, height] = [416, 320]
const whole: Quad<'page'> = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore

/** A picture of levels, with the noise of a sensor: the same each time. */
function picture(level: Level, noise = 0): Pixels {
  const data = new Uint8ClampedArray(width * height * 3)
  let state = 7
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const [place, channel] = [Math.floor(i / 3), i % 3]
    const value = level(place % width, Math.floor(place / width), channel)
    data[i] = value + ((state >>> 8) / 2 ** 23 - 1) * noise
  }
  return { width, height, channels: 3, data: new Uint8Array(data.buffer) }
}

const factsOf = (level: Level, noise = 0, corners = whole) =>
  forensicFacts(measureImage(picture(level, noise), 1), { kind: 'page', corners })

/** Upright bars of print with edges as wide as asked for, in pixels. */
const bars =
  (edge: number): Level =>
  (x) =>
    130 + 90 * Math.max(-1, Math.min(1, (Math.abs((x % 40) - 20) - 10) / edge))

describe('What the pixels of a picture tell', () => {
  it('is a wave where there is a fine regular one, also a faint one in noise', () => {
    const wave: Level = (x, y) => 180 + 2.5 * Math.cos(2 * Math.PI * (x * 0.31 + y * 0.07))
    expect(factsOf(wave, 6).wave).toBeGreaterThan(2.4)
    expect(factsOf(() => 180, 6).wave).toBeLessThan(1.4)
  })
  it('is no wave where JPEG leaves its blocks', () => {
    const blocks: Level = (x, y) => 180 + (x % 8 === 0 ? 6 : 0) + (y % 8 === 0 ? 6 : 0)
    expect(factsOf(blocks, 6).wave).toBeLessThan(1.6)
  })
  it('is the noise of the sensor, in its own steps', () => {
    // Evenly spread to ±9 in each channel is a deviation of 5.2 there, and of 3.5 in luminance.
    expect(factsOf((x) => 100 + x / 8, 9).noise).toBeGreaterThan(2.5)
    expect(factsOf((x) => 100 + x / 8, 9).noise).toBeLessThan(4)
  })
  it('is that nothing but an even ground is even', () => {
    expect(factsOf(() => 90).even).toBe(1)
    expect(factsOf(() => 90, 4).even).toBe(0)
  })
  it('is that a drawing lies still and noise does not', () => {
    expect(factsOf(bars(1)).still).toBeGreaterThan(0.6)
    expect(factsOf(bars(1), 6).still).toBeLessThan(0.15)
  })
  it('is sharper with steeper edges', () => {
    const [sharp, soft] = [factsOf(bars(1)).sharpness ?? 0, factsOf(bars(5)).sharpness ?? 0]
    expect(sharp).toBeGreaterThan(2 * soft)
    expect(factsOf(() => 90, 4).sharpness).toBeNull()
  })
  it('is a colour by what differs, not by what the light gives to all', () => {
    const warm: Level = (x, _, channel) => (100 + (x % 80)) * ([1.15, 1, 0.8][channel] ?? 1)
    const coloured: Level = (x, _, channel) => (x > 200 && channel === 2 ? 190 : 130)
    expect(factsOf(warm, 4).tint).toBeLessThan(0.03)
    expect(factsOf(coloured, 4).tint).toBeGreaterThan(0.3)
  })
  it('is a reflection as far as it burns out in one patch on the document', () => {
    const lamp: Level = (x, y) => (Math.hypot(x - 100, y - 100) < 50 ? 255 : 170)
    const beside: Quad<'page'> = [[200, 0], [width, 0], [width, height], [200, height]] // prettier-ignore
    expect(factsOf(lamp).burnt).toBeGreaterThan(0.02)
    expect(factsOf(lamp, 0, beside).burnt).toBe(0)
  })
  it('is no reflection on paper that is white all over', () => {
    expect(factsOf((x) => (x < 40 ? 100 : 255)).burnt).toBe(0)
  })
  it('is the length of the document in the picture that was sent', () => {
    const measures = measureImage(
      picture(() => 90),
      0.5,
    )
    const corners: Quad<'page'> = [[0, 0], [300, 0], [300, 200], [0, 200]] // prettier-ignore
    expect(forensicFacts(measures, { kind: 'page', corners }).longSide).toBe(600)
  })
  it('is no wave of a picture too small for a tile', () => {
    const small: Pixels = { width: 100, height: 60, channels: 3, data: new Uint8Array(18_000).fill(90) }
    const corners: Quad<'page'> = [[0, 0], [100, 0], [100, 60], [0, 60]] // prettier-ignore
    expect(forensicFacts(measureImage(small, 1), { kind: 'picture', corners }).wave).toBeNull()
  })
})
