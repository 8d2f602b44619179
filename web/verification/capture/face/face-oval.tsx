import type { Tone } from '../parts/tone.ts'
import { ovalIn } from './oval.ts'

interface FaceOval {
  readonly box: { readonly width: number; readonly height: number }
  readonly tone: Tone
  /** 0..1 of the course. */
  readonly progress: number
}

/** The oval that a face belongs into, what lies around it darkened, and how much is done along its edge. */
export function FaceOval({ box, tone, progress }: FaceOval) {
  const { width, height } = box
  if (width === 0) return null
  const oval = ovalIn(box)
  const [rx, ry] = [oval.width / 2, oval.height / 2]
  const top = `${oval.left + rx} ${oval.top}`
  const edge = `M${top}a${rx} ${ry} 0 0 1 0 ${2 * ry}a${rx} ${ry} 0 0 1 0 -${2 * ry}z`
  return (
    <svg
      class={`outline outline-${tone}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path class="outline-around" fill-rule="evenodd" d={`M0 0h${width}v${height}h-${width}z${edge}`} />
      <path class="outline-frame" d={edge} />
      {progress === 0 ? null : (
        <path class="outline-progress" d={edge} pathLength="1" stroke-dasharray={`${progress} 1`} />
      )}
    </svg>
  )
}
