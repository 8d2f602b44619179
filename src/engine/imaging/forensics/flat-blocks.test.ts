import { describe, expect, it } from 'vitest'
import { grainSide } from '../../../vocabulary/imaging/forensics.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { measureImage } from './measure-image.ts'
import { flatBlocks } from './flat-blocks.ts'

const [columns, rows] = [16, 10]
const [width, height] = [columns * grainSide, rows * grainSide]
const all = Array.from({ length: columns * rows }, (_, place) => place)
const columnOf = (place: number): number => place % columns

function measuresOf(level: (x: number, y: number) => number) {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const place = Math.floor(i / 3)
    return level(place % width, Math.floor(place / width))
  })
  const pixels: Pixels = { width, height, channels: 3, data }
  return measureImage(pixels, 1)
}

/** Paper, with a darker picture on the left of it and print in the middle. */
const page = measuresOf((x) => {
  const column = Math.floor(x / grainSide)
  if (column < 6) return 110
  return column >= 10 && column < 12 && x % 8 < 4 ? 60 : 220
})

describe('The quiet squares of a document', () => {
  const { toned, pale } = flatBlocks(page, all)
  it('are where it is evenly toned, and where it is nearly bare', () => {
    expect(toned.map(columnOf).every((column) => column < 6)).toBe(true)
    expect(pale.map(columnOf).every((column) => column >= 6 && (column < 10 || column >= 12))).toBe(true)
  })
  it('have no block twice, and are twelve at most', () => {
    expect(new Set(toned).size).toBe(toned.length)
    expect(toned).toHaveLength(48)
    expect(pale).toHaveLength(48)
  })
  it('lie on the document alone', () => {
    const right = all.filter((place) => columnOf(place) >= 12)
    expect(flatBlocks(page, right).pale.every((place) => right.includes(place))).toBe(true)
  })
  it('are all of the document where fewer than three are', () => {
    const bare = all.filter((place) => columnOf(place) >= 12)
    expect(flatBlocks(page, bare).toned).toEqual(bare)
  })
})
