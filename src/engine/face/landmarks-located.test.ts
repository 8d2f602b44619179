import { expect, it } from 'vitest'
import type { Point } from '../../vocabulary/imaging/pixels.ts'
import { areLandmarksLocated } from './landmarks-located.ts'
import { aDetectedFace } from '../../../test/world/pictures/faces.ts'

const shifted = (points: readonly Point[], dx: number): readonly Point[] =>
  points.map(([x, y]) => [x + dx, y])

it('believes two networks that agree, and neither where they do not', () => {
  const face = aDetectedFace()
  expect(areLandmarksLocated(face)).toBe(true)
  expect(areLandmarksLocated({ ...face, outline: shifted(face.outline, 10) })).toBe(true)
  expect(areLandmarksLocated({ ...face, outline: shifted(face.outline, 40) })).toBe(false)
})

it('believes no outline that is cut short or holds no numbers', () => {
  const face = aDetectedFace()
  expect(areLandmarksLocated({ ...face, outline: face.outline.slice(0, 30) })).toBe(false)
  expect(areLandmarksLocated({ ...face, outline: shifted(face.outline, Number.NaN) })).toBe(false)
})
