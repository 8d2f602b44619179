/**
 * The pictures of one document, in which boxes lie; a box of one is not a box of another, and does not compile as one.
 * `sent`: what the caller sent, upright by EXIF. `page`: one page of it as decoded, perhaps made smaller. `upright`: that
 * page turned by quarters, as it is read. `output`: the picture that is answered and stored. Boxes change from one to the
 * other in `engine/imaging/page/box-mapping.ts` alone.
 */
export type Space = 'sent' | 'page' | 'upright' | 'output'

/** Names the space in types alone; no value bears this key. */
declare const space: unique symbol

/** A point in pixels of the picture it belongs to; x to the right, y down; may be fractional. Without `S`: of any picture. */
export type Point<S extends Space = Space> = readonly [x: number, y: number] & { readonly [space]?: S }

/** Four corners, top-left, top-right, bottom-right, bottom-left in reading direction. */
export type Quad<S extends Space = Space> = readonly [Point<S>, Point<S>, Point<S>, Point<S>]

/** A part of a picture along its pixels, in whole ones. */
export interface PicturePart {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A decoded picture: interleaved 8-bit rows, no padding. `data.length === width * height * channels`. */
export interface Pixels<S extends Space = Space> {
  readonly width: number
  readonly height: number
  /** 1 = grey, 3 = sRGB red, green, blue. */
  readonly channels: 1 | 3
  readonly data: Uint8Array
  readonly [space]?: S
}
