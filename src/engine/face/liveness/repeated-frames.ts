import type { FramePrint, LivenessFrame } from '../../../vocabulary/face/liveness-frame.ts'
import { areLoopedFrames } from './looped-frames.ts'

/** How a run of frames repeats itself, as no living person before a camera does. */
export interface Repetition {
  /** 0..1: pairs of neighbouring frames that are the same, pixel for pixel. A sensor's noise never is. */
  readonly copies: number
  /** 0..1: frames that come again after others in between: a clip played in a loop. */
  readonly returns: number
  /** Whether they come again in their order, though encoded, cut or lit anew. */
  readonly isLooped: boolean
  /** Mean way of the face's points from frame to frame, in parts of the distance of the eyes; null for one frame. */
  readonly stirring: number | null
}

/** Points of the outline that hold still on a face: bridge and tip of the nose and the corners of the eyes. */
const firm = [27, 28, 29, 30, 36, 39, 42, 45] as const

export function repetitionOf(views: readonly LivenessFrame[]): Repetition {
  const measured = views.flatMap(({ measures, print }) => print ?? measures ?? [])
  const neighbours = measured.slice(1).map((frame, n) => frame.exact === measured[n]?.exact)
  return {
    copies: neighbours.filter(Boolean).length / Math.max(1, neighbours.length),
    returns:
      measured.filter((frame, n) => comesAgain(frame, measured.slice(0, n))).length /
      Math.max(1, measured.length),
    isLooped: areLoopedFrames(measured),
    stirring: stirringOf(views),
  }
}

/** The same as an earlier frame, with others in between. */
function comesAgain(frame: FramePrint, earlier: readonly FramePrint[]): boolean {
  const last = earlier.findLastIndex(({ exact }) => exact === frame.exact)
  return last >= 0 && earlier.slice(last + 1).some(({ exact }) => exact !== frame.exact)
}

function stirringOf(views: readonly LivenessFrame[]): number | null {
  const outlines = views.flatMap(({ face }) =>
    face === null || face.outline.length < 68 ? [] : [face.outline],
  )
  const ways = outlines.slice(1).map((outline, n) => {
    const before = outlines[n] ?? outline
    const eyes = distance(outline[36], outline[45])
    const way = firm.reduce((sum, point) => sum + distance(outline[point], before[point]), 0) / firm.length
    return eyes === 0 ? 0 : way / eyes
  })
  return ways.length === 0 ? null : ways.reduce((sum, way) => sum + way, 0) / ways.length
}

function distance(a: readonly [number, number] = [0, 0], b: readonly [number, number] = [0, 0]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
