import { describe, expect, it } from 'vitest'
import type { FaceKeypoints } from '../../../vocabulary/face/face.ts'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'
import { averageLandmarks } from './average-landmarks.ts'

const points: FaceKeypoints = [
  [10, 10],
  [30, 10],
  [20, 20],
  [12, 30],
  [28, 30],
]

/** Eyes four to the right, the tip of the nose two down, the mouth in place; all else far away. */
const outline: readonly Point[] = Array.from({ length: 68 }, (_, index): Point => {
  if (index >= 36 && index < 42) return [14 + (index % 2 === 0 ? 1 : -1), 10]
  if (index >= 42 && index < 48) return [34 + (index % 2 === 0 ? 1 : -1), 10]
  if (index === 30) return [20, 22]
  if (index === 48) return [12, 30]
  return index === 54 ? [28, 30] : [999, 999]
})

describe('averageLandmarks', () => {
  it('lies half way between what the two networks say of the same feature', () => {
    expect(averageLandmarks(points, outline)).toEqual([
      [12, 10],
      [32, 10],
      [20, 21],
      [12, 30],
      [28, 30],
    ])
  })

  it('is the detector alone where there is no outline', () => {
    expect(averageLandmarks(points, [])).toEqual(points)
  })
})
