/** A picture as a canvas gives it: red, green, blue and opacity of each pixel, 0..255, row by row. */
export interface RgbaPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}
