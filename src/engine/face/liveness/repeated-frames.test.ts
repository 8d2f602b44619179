import { describe, expect, it } from 'vitest'
import {
  type LivenessFrame,
  frameMeasureNames,
  type FrameMeasures,
} from '../../../vocabulary/face/liveness-frame.ts'
import type { FaceKeypoints } from '../../../vocabulary/face/face.ts'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'
import { repetitionOf } from './repeated-frames.ts'

const values = Object.fromEntries(frameMeasureNames.map((name) => [name, 0])) as FrameMeasures['values']

/** A frame by the hash of its pixels, with a face moved so many pixels to the right. */
function frame(exact: number, moved = 0): LivenessFrame {
  const outline = Array.from({ length: 68 }, (_, n): Point => [100 + (n % 17) * 6 + moved, 100 + n])
  const points: FaceKeypoints = [[1, 1], [2, 1], [1, 2], [1, 3], [2, 3]] // prettier-ignore
  return {
    measures: { version: 1, values, exact, likeness: [exact, 0, 0, 0, 0, 0, 0, 0] },
    size: { width: 640, height: 480 },
    at: null,
    face: { found: { score: 0.9, quad: [[0, 0], [9, 0], [9, 9], [0, 9]], points }, outline, mouthShade: null, eyeColours: null },
  } // prettier-ignore
}

describe('repetitionOf', () => {
  it('counts neighbours that are the same frame', () => {
    expect(repetitionOf([frame(1), frame(1), frame(2), frame(2), frame(3)]).copies).toBe(0.5)
    expect(repetitionOf([frame(1), frame(2), frame(3)]).copies).toBe(0)
  })

  it('counts frames that come again after others, as a clip in a loop does, and none that merely stay', () => {
    expect(repetitionOf([frame(1), frame(2), frame(1), frame(2)]).returns).toBe(0.5)
    expect(repetitionOf([frame(1), frame(1), frame(1)]).returns).toBe(0)
  })

  it('tells how much a face stirs, in distances of its eyes, and nothing of one frame', () => {
    expect(repetitionOf([frame(1)]).stirring).toBeNull()
    expect(repetitionOf([frame(1), frame(2)]).stirring).toBe(0)
    const little = repetitionOf([frame(1), frame(2, 1), frame(3)]).stirring ?? 0
    const more = repetitionOf([frame(1), frame(2, 3), frame(3)]).stirring ?? 0
    expect(little).toBeGreaterThan(0)
    expect(more).toBeCloseTo(3 * little)
  })

  it('tells a clip in a loop also where no frame is the same as another, pixel for pixel', () => {
    const words = [0, 0xff, 0xffff, 0xffffff, 0xffffffff, 0xffffff, 0xffff]
    const played = Array.from({ length: 14 }, (_, n) => {
      const one = frame(n)
      const word = words[n % words.length] ?? 0
      return { ...one, measures: one.measures && { ...one.measures, likeness: [word, word] } }
    })
    expect(repetitionOf(played)).toMatchObject({ returns: 0, isLooped: true })
    expect(repetitionOf(played.slice(0, 8)).isLooped).toBe(false)
  })

  it('has nothing to say of no frames at all', () => {
    expect(repetitionOf([])).toEqual({ copies: 0, returns: 0, isLooped: false, stirring: null })
    expect(repetitionOf([{ ...frame(1), measures: null, face: null }]).stirring).toBeNull()
  })
})
