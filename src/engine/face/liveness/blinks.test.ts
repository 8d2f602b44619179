import { expect, it } from 'vitest'
import { areEyesReported, blinksIn } from './blinks.ts'
import type { FaceSignals } from './face-signals.ts'

const rest: FaceSignals = {
  yaw: 0,
  pitch: 0.5,
  mouth: 0.1,
  mouthShade: 0.6,
  eyeColours: 0.4,
  plane: [[0, 0], [1, 0], [1, 1], [0, 1]],
  nose: [0.5, 0.5],
  profile: 0,
} // prettier-ignore

/** What is seen of eyes that have these parts of their colours, a frame each 100 ms; null: the head is turned. */
function seen(parts: readonly (number | null)[]) {
  const frames = parts.map((part) =>
    part === null ? { ...rest, yaw: 0.3 } : { ...rest, eyeColours: 0.4 * part },
  )
  return blinksIn({ frames, times: frames.map((_, n) => 100 * n) }, rest)
}

it('finds where the eyes are shut', () => {
  expect(seen([1, 1, 1, 0.5, 0.4, 0.4, 0.5, 1, 1])).toEqual([{ action: 'blink', from: 3, to: 6 }])
  expect(seen([1, 1, 0.4, 0.4, 0.4, 0.4, 1, 1, 1, 0.4, 0.4, 0.4, 0.4, 1, 1])).toHaveLength(2)
})

it('does not go by single frames', () => {
  expect(seen([1, 1, 0.4, 1, 1, 0.3, 1, 1])).toEqual([])
  expect(seen([1, 1, 0.4, 0.4, 1, 0.4, 0.4, 1, 1])).toHaveLength(1)
  expect(seen([1, 1, 0.4, 0.4, null, 0.4, 0.4, 1, 1])).toHaveLength(1)
})

it('takes eyes for open again that show less than at rest, but clearly more than shut ones', () => {
  expect(seen([1, 1, 0.4, 0.4, 0.4, 0.4, 0.75, 0.75, 0.75])).toHaveLength(1)
  expect(seen([1, 1, 0.4, 0.4, 0.4, 0.4, 0.6, 0.6, 0.6])).toEqual([])
})

it('finds none on a head that turns in between, nor where eyes stay half shut', () => {
  expect(seen([1, 1, 0.4, 0.4, null, null, 0.4, 0.4, 1, 1])).toEqual([])
  expect(seen([1, 1, 0.8, 0.8, 0.8, 0.8, 1, 1])).toEqual([])
})

it('tells nothing of eyes without colours', () => {
  expect(areEyesReported({ eyeColours: null })).toBe(false)
  expect(areEyesReported({ eyeColours: 0.01 })).toBe(false)
  expect(areEyesReported(rest)).toBe(true)
})
