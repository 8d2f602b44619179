import { expect, it } from 'vitest'
import { aDetectedFace } from '../../../../test/world/pictures/faces.ts'
import type { LivenessFrame } from '../../../vocabulary/face/liveness-frame.ts'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'
import { frontalFrames } from './frontal-frames.ts'

/** @param turned pixels by which the tip of the nose has moved; null for a frame without a face */
function view(turned: number | null): LivenessFrame {
  const { found, outline } = aDetectedFace()
  const [a, b, [x, y], c, d] = found.points
  const nose: Point = [x + (turned ?? 0), y]
  const face = {
    ...{ found: { ...found, points: [a, b, nose, c, d] as const }, outline },
    ...{ mouthShade: null, eyeColours: null },
  }
  return { measures: null, size: { width: 200, height: 200 }, at: 0, face: turned === null ? null : face }
}

it.each([
  ['the straightest of each stretch', [0, 1, 8, 20, 9, 2, 1, 0], 2, [0, 7]],
  ['the first of those that are equal', [0, 0, 0, 0], 2, [0, 2]],
  ['one after a face that was lost', [null, null, 5, 3], 2, [3]],
  ['none where there is no face', [null, null], 2, []],
])('Of frames, %s is looked at closely', (...[, turned, stretches, expected]) => {
  expect(frontalFrames(turned.map(view), stretches)).toEqual(expected)
})
