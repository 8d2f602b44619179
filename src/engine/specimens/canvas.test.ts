import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../vocabulary/imaging/pixels.ts'
import { blankCanvas, coverage, fill } from './canvas.ts'
import type { Canvas, Shape } from './canvas.ts'
import { drawWave, ellipse, rounded } from './shapes.ts'

const sheet = (): Canvas => blankCanvas({ widthMm: 20, heightMm: 20, dotsPerMm: 2 })
const areaOf = (shape: Shape): number => {
  const covered = coverage(shape, sheet())
  return covered === null ? 0 : covered.values.reduce((sum, value) => sum + value, 0) / 4
}

describe('the sheet', () => {
  it('covers exactly the area of a rectangle wherever it lies', () => {
    const length = fc.double({ min: 0.3, max: 8, noNaN: true })
    fc.assert(
      fc.property(fc.tuple(length, length), fc.tuple(length, length), ([x, y], [width, height]) => {
        const box: readonly Point[] = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]] // prettier-ignore
        return Math.abs(areaOf([box]) - width * height) < 0.01
      }),
    )
  })

  it('leaves holes where a contour runs the other way, and unites contours that overlap', () => {
    const box = (from: number, to: number): Point[] => [[from, from], [to, from], [to, to], [from, to]] // prettier-ignore
    expect(areaOf([box(2, 12), box(4, 8).reverse()])).toBeCloseTo(84, 1)
    expect(areaOf([box(2, 8), box(5, 11)])).toBeCloseTo(36 + 36 - 9, 1)
  })

  it('draws circles of the right area and cuts off what lies outside', () => {
    expect(areaOf(ellipse([10, 10], [5, 5]))).toBeCloseTo(Math.PI * 25, 0)
    expect(areaOf(rounded({ x: -5, y: -5, width: 10, height: 10 }, 0))).toBeCloseTo(25, 1)
    expect(areaOf(rounded({ x: 50, y: 50, width: 10, height: 10 }, 2))).toBe(0)
  })

  it('lays ink in the colour asked for and leaves the rest white', () => {
    const canvas = sheet()
    fill(canvas, rounded({ x: 5, y: 5, width: 5, height: 5 }, 0), { colour: [200, 10, 90] })
    const dot = (x: number, y: number) => [
      ...canvas.pixels.data.subarray((y * 40 + x) * 3, (y * 40 + x) * 3 + 3),
    ]
    expect(dot(15, 15)).toEqual([200, 10, 90])
    expect(dot(25, 25)).toEqual([255, 255, 255])
  })

  it('draws a wave as thick as asked', () => {
    const canvas = sheet()
    drawWave(
      canvas,
      { x: 0, y: 0, width: 20, height: 20 },
      { colour: [0, 0, 0], opacity: 1, width: 1, height: () => 10 },
    )
    const dark = canvas.pixels.data.filter((value) => value < 128).length / 3
    expect(dark).toBe(40 * 2)
  })
})
