/** A point in pixels of the picture it belongs to; x to the right, y down; may be fractional. */
export type Point = readonly [x: number, y: number]

/** Four corners, top-left, top-right, bottom-right, bottom-left in reading direction. */
export type Quad = readonly [Point, Point, Point, Point]

/** A decoded picture: interleaved 8-bit rows, no padding. `data.length === width * height * channels`. */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** 1 = grey, 3 = sRGB red, green, blue. */
  readonly channels: 1 | 3
  readonly data: Uint8Array
}
