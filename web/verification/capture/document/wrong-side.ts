import type { FoundFace } from '../../../../src/vocabulary/face/face.ts'

/**
 * Whether the side that is shown may be the other one: the front of a document bears a portrait, the back at most a small
 * one. A hint alone: a document without a portrait is taken a little later.
 */
export interface SideState {
  /** Since when the document is seen well without what belongs to its side; null: it was seen. Milliseconds. */
  readonly missingSince: number | null
  readonly isConfirmed: boolean
}

export const unknownSide: SideState = { missingSince: null, isConfirmed: false }

/** Milliseconds: how long a portrait is looked for until that is said, and how long it is said until the picture is taken. */
export const sideTimes = { search: 2000, hint: 4000 } as const
/** The face of the portrait on the front is so wide at least, in parts of the document's width; a second, faint one is smaller. */
const portraitWidth = 0.125

export interface SideLook {
  readonly side: 'front' | 'back'
  readonly faces: readonly FoundFace[]
  /** Of the picture of the document, in pixels. */
  readonly width: number
  readonly at: number
}

export function nextSide(state: SideState, { side, faces, width, at }: SideLook): SideState {
  const widest = Math.max(0, ...faces.map(({ quad }) => (quad[1][0] - quad[0][0]) / width))
  const isRight = widest >= portraitWidth === (side === 'front')
  if (isRight) return { missingSince: null, isConfirmed: true }
  return { missingSince: state.missingSince ?? at, isConfirmed: false }
}

/** What to do about it: take the picture, look on, or say that it looks like the other side. */
export function sideAdvice({ missingSince, isConfirmed }: SideState, at: number): 'take' | 'look' | 'say' {
  if (isConfirmed) return 'take'
  if (missingSince === null || at - missingSince < sideTimes.search) return 'look'
  return at - missingSince < sideTimes.search + sideTimes.hint ? 'say' : 'take'
}
