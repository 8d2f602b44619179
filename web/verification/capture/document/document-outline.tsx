import type { Tone } from '../parts/tone.ts'
import type { Region } from '../../../kit/camera/frame-canvas.ts'
import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import type { DocumentCaptureProps } from '../capture-props.ts'

interface DocumentOutline extends Pick<DocumentCaptureProps, 'side' | 'documentType'> {
  readonly box: { readonly width: number; readonly height: number }
  readonly guide: Region
  /** What is seen, in parts of the box. */
  readonly quad: Quad | null
  readonly tone: Tone
}

const corner = 14

/** The outline that a document belongs into, what lies around it darkened, and the edges that are seen. */
export function DocumentOutline({ box, guide, quad, tone, side, documentType }: DocumentOutline) {
  const { width, height } = box
  if (width === 0) return null
  const { left, top } = guide
  const frame = `M${left + corner} ${top}h${guide.width - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${guide.height - 2 * corner}a${corner} ${corner} 0 0 1 -${corner} ${corner}h-${guide.width - 2 * corner}a${corner} ${corner} 0 0 1 -${corner} -${corner}v-${guide.height - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} -${corner}z` // prettier-ignore
  return (
    <svg
      class={`outline outline-${tone}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path class="outline-around" fill-rule="evenodd" d={`M0 0h${width}v${height}h-${width}z${frame}`} />
      <g class="outline-sketch">
        <Sketch guide={guide} side={side} documentType={documentType} />
      </g>
      <path class="outline-frame" d={frame} />
      {quad === null ? null : (
        <polygon class="outline-quad" points={quad.map(([x, y]) => `${x * width},${y * height}`).join(' ')} />
      )}
    </svg>
  )
}

/** What the side looks like, faintly: which way up, and which side. */
function Sketch({ guide, side, documentType }: Pick<DocumentOutline, 'guide' | 'side' | 'documentType'>) {
  const bars = sketches[side === 'back' && documentType !== 'D' ? 'zone' : side === 'back' ? 'print' : documentType === 'P' ? 'page' : 'card'] // prettier-ignore
  return (
    <>
      {bars.map(([x, y, wide, high]) => (
        <rect
          key={`${x} ${y}`}
          x={guide.left + x * guide.width}
          y={guide.top + y * guide.height}
          width={wide * guide.width}
          height={high * guide.height}
          rx={6}
        />
      ))}
    </>
  )
}

/** What lies where, in parts of the width and of the height: left, top, width, height. */
const sketches: Readonly<Record<'card' | 'page' | 'print' | 'zone', readonly (readonly [number, number, number, number])[]>> = {
  card: [[0.06, 0.2, 0.26, 0.56], [0.38, 0.22, 0.5, 0.06], [0.38, 0.38, 0.36, 0.06], [0.38, 0.54, 0.36, 0.06]],
  page: [[0.06, 0.16, 0.26, 0.5], [0.38, 0.2, 0.5, 0.05], [0.38, 0.34, 0.36, 0.05], [0.38, 0.48, 0.36, 0.05], [0.06, 0.78, 0.88, 0.05], [0.06, 0.88, 0.88, 0.05]],
  print: [[0.06, 0.2, 0.88, 0.06], [0.06, 0.36, 0.88, 0.06], [0.06, 0.52, 0.6, 0.06]],
  zone: [[0.06, 0.6, 0.88, 0.06], [0.06, 0.73, 0.88, 0.06], [0.06, 0.86, 0.88, 0.06]],
} // prettier-ignore
