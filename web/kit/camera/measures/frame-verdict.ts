import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import type { DocumentOutline } from './document-quad.ts'
import { distance, quadShape } from './quad-shape.ts'

/** What stands between a frame and a good picture; one at a time, the first that holds. */
export type FrameVerdict =
  'dark' | 'none' | 'cut-off' | 'far' | 'tilted' | 'glare' | 'blurred' | 'moving' | 'good'

/** What was measured of one frame. */
export interface MeasuredFrame {
  /** Width that the document has where it fills the outline on the screen, in pixels of the picture that was measured. */
  readonly wantedWidth: number
  readonly outline: DocumentOutline | null
  /** Where the document lay in the frame before; null where it was not seen. */
  readonly before: Quad | null
  /** Milliseconds since the frame before. */
  readonly since: number
  /** Mean brightness, 0..255, of the document, or of the middle of the frame without one. */
  readonly brightness: number
  /** Largest part that is burnt out, 0..1 of the document. */
  readonly glare: number
  /** Width of edges in a picture of full size, and width of the document there, both in pixels; null where not known. */
  readonly edgeWidth: number | null
  readonly documentWidth: number
}

export const limits = {
  /** Brightness below which print is lost in noise. */
  dark: 48,
  /** The document takes this part of the width of the outline at least. */
  far: 0.7,
  /** Opposite sides, the longer by the shorter one; and by how much the document is turned, in radians. */
  taper: 1.22,
  turn: 0.24,
  glare: 0.006,
  /** Parts of the width of the document that an edge is wide: letters run into each other from here on. */
  blur: 1 / 260,
  /** Edges narrower than this are as sharp as the camera gets, whatever the size of the document, in pixels. */
  sharp: 2.4,
  /** How far two corners move in a tenth of a second, in parts of the document's width. */
  moving: 0.02,
} as const

export function frameVerdict(frame: MeasuredFrame): FrameVerdict {
  const { outline, brightness, glare } = frame
  if (brightness < limits.dark) return 'dark'
  if (outline === null) return 'none'
  if (outline.isCutOff) return 'cut-off'
  if (isFar(frame, outline.quad)) return 'far'
  const { taper, turn } = quadShape(outline.quad)
  if (taper > limits.taper || Math.abs(turn) > limits.turn) return 'tilted'
  if (glare > limits.glare) return 'glare'
  if (isMoving(frame, outline.quad)) return 'moving'
  return isBlurred(frame) ? 'blurred' : 'good'
}

function isFar({ wantedWidth }: MeasuredFrame, quad: Quad): boolean {
  return (distance(quad[0], quad[1]) + distance(quad[3], quad[2])) / 2 < limits.far * wantedWidth
}

function isBlurred({ edgeWidth, documentWidth }: MeasuredFrame): boolean {
  return edgeWidth !== null && edgeWidth > Math.max(limits.sharp, limits.blur * documentWidth)
}

/** A document that was not there before moves. */
function isMoving({ before, since }: MeasuredFrame, quad: Quad): boolean {
  if (before === null) return true
  // Of a document that moves at least two corners do; one that moves alone was measured wrong.
  const [, moved = 0] = quad.map((corner, n) => distance(corner, before[n] ?? corner)).sort((a, b) => b - a)
  const size = Math.max(distance(quad[0], quad[1]), distance(quad[1], quad[2]))
  return (moved / size) * (100 / Math.max(40, since)) > limits.moving
}
