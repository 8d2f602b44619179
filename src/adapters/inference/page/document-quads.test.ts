import { expect, it } from 'vitest'
import { holds } from '../../../engine/imaging/geometry/sides.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { documentQuads } from './document-quads.ts'

const size = { width: 96, height: 72 }
const parts = 8

/** What the network would answer of these pages: the covered part of each cell. */
function mapOf(quads: readonly Quad[]): Float32Array {
  return Float32Array.from({ length: size.width * size.height }, (_, cell) => {
    const [x, y] = [cell % size.width, Math.floor(cell / size.width)]
    const points = Array.from({ length: parts * parts }, (__, at): Point => [
      x + ((at % parts) + 0.5) / parts,
      y + (Math.floor(at / parts) + 0.5) / parts,
    ])
    return points.filter((point) => quads.some((quad) => holds(quad, point))).length / points.length
  })
}

function farthestCorner(found: Quad | undefined, true_: Quad): number {
  const distances = true_.map(([x, y]) =>
    Math.min(...(found ?? []).map(([u, v]) => Math.hypot(u - x, v - y))),
  )
  return Math.max(...distances)
}

const tilted: Quad = [[12.3, 14.7], [80.2, 8.1], [86.4, 55.6], [18.9, 63.2]] // prettier-ignore

it('a page seen from aside is answered by its four corners', () => {
  const [found, ...others] = documentQuads(mapOf([tilted]), size)
  expect(others).toEqual([])
  expect(farthestCorner(found?.quad, tilted)).toBeLessThan(0.25)
  expect(found?.score).toBeGreaterThan(0.9)
})

it('two pages are answered, the larger first', () => {
  const small: Quad = [[60, 50], [90, 52], [89, 70], [59, 68]] // prettier-ignore
  const large: Quad = [[5, 4], [70, 6], [69, 44], [4, 42]] // prettier-ignore
  const found = documentQuads(mapOf([small, large]), size)
  expect(found).toHaveLength(2)
  expect(farthestCorner(found[0]?.quad, large)).toBeLessThan(0.3)
  expect(farthestCorner(found[1]?.quad, small)).toBeLessThan(0.3)
})

it('a page that goes on beyond the picture ends at its border', () => {
  const cut: Quad = [[-20, 10], [70, 12], [72, 60], [-18, 58]] // prettier-ignore
  const [found] = documentQuads(mapOf([cut]), size)
  const xs = (found?.quad ?? []).map(([x]) => x)
  expect(Math.min(...xs)).toBeCloseTo(0, 0)
  expect(Math.max(...xs)).toBeCloseTo(72, 0)
})

it('what is no quad has a low score', () => {
  const cross: readonly Quad[] = [
    [[40, 5], [50, 5], [50, 65], [40, 65]], // prettier-ignore
    [[10, 30], [85, 30], [85, 40], [10, 40]], // prettier-ignore
  ]
  expect(documentQuads(mapOf(cross), size)[0]?.score).toBeLessThan(0.7)
})
