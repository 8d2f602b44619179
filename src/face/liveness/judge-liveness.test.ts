import { describe, expect, it } from 'vitest'
import type { FaceView } from '../../vocabulary/face-frame.ts'
import { judgeLiveness } from './judge-liveness.ts'

const unmeasured: FaceView = {
  measures: null,
  size: { width: 640, height: 480 },
  at: null,
  face: { found: { score: 0.9, quad: [[0, 0], [9, 0], [9, 9], [0, 9]], points: [[2, 3], [6, 3], [4, 5], [3, 7], [6, 7]] }, outline: [] },
} // prettier-ignore

describe('judgeLiveness', () => {
  it('says nothing of frames without a face or without measures', () => {
    expect(judgeLiveness([])).toEqual({ live: null, recaptured: null, reasons: ['no-face'] })
    expect(judgeLiveness([{ ...unmeasured, face: null }]).reasons).toEqual(['no-face'])
    expect(judgeLiveness([unmeasured])).toEqual({ live: null, recaptured: null, reasons: ['not-measured'] })
  })
})
