import { describe, expect, it } from 'vitest'
import type { FrameVerdict } from './frame-verdict.ts'
import { holdProgress, newShutter, nextShutter } from './shutter.ts'

/** The state after frames a tenth of a second apart. */
const after = (...verdicts: readonly FrameVerdict[]) =>
  verdicts.reduce((state, verdict, n) => nextShutter(state, { verdict, at: (n + 1) * 100 }), newShutter(0))
const times = (count: number, verdict: FrameVerdict): readonly FrameVerdict[] =>
  Array<FrameVerdict>(count).fill(verdict)

describe('The shutter', () => {
  it('takes the picture after half a second of good frames', () => {
    expect(after(...times(5, 'good')).phase).toBe('holding')
    expect(after(...times(6, 'good')).phase).toBe('taking')
  })

  it('is released within three seconds by a document that comes into the picture and stays', () => {
    const video = [...times(6, 'none'), ...times(6, 'moving'), ...times(4, 'blurred'), ...times(6, 'good')]
    expect(after(...video).phase).toBe('taking')
    expect(video.length * 100).toBeLessThan(3000)
  })

  it('waits through one frame that is measured wrong, and begins anew after two', () => {
    expect(after(...times(3, 'good'), 'blurred', ...times(2, 'good')).phase).toBe('taking')
    expect(after(...times(3, 'good'), 'moving', 'moving', ...times(2, 'good')).phase).toBe('holding')
  })

  it('takes one picture only', () => {
    const taken = after(...times(6, 'good'))
    expect(nextShutter(taken, { verdict: 'none', at: 900 })).toBe(taken)
  })

  it('shows how far the wait has gone', () => {
    const holding = after('good')
    expect([100, 350, 900].map((at) => holdProgress(holding, at))).toEqual([0, 0.5, 1])
    expect(holdProgress(after('none'), 100)).toBe(0)
  })
})
