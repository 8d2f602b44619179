import type { LivenessFrame } from '../../../vocabulary/face/liveness-frame.ts'
import { signalsOf } from './face-signals.ts'

/**
 * Frames to be looked at closely, spread over the whole time, so that who moves is who looked at the camera: of each stretch
 * the one in which the face is straightest and its mouth closed.
 *
 * @param stretches into which the frames are divided
 * @returns numbers of frames in their order; fewer where stretches have no face, and none where no frame has one
 */
export function frontalFrames(views: readonly LivenessFrame[], stretches: number): readonly number[] {
  const unrest = views.map((view) => {
    const signals = signalsOf(view)
    return signals === null ? Number.POSITIVE_INFINITY : Math.abs(signals.yaw) + signals.mouth
  })
  return Array.from({ length: stretches }, (_, stretch) => {
    const from = Math.round((stretch * views.length) / stretches)
    const to = Math.round(((stretch + 1) * views.length) / stretches)
    const least = Math.min(...unrest.slice(from, to))
    return Number.isFinite(least) ? unrest.indexOf(least, from) : -1
  }).filter((frame) => frame >= 0)
}
