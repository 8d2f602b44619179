import type { Flat } from '../../../engine/imaging/geometry/rectify.ts'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'

/** Work for the picture thread; it does one at a time, in order. */
export type ImageTask =
  | { readonly task: 'rectify'; readonly pixels: Pixels; readonly quad: Quad; readonly flat: Flat }
  | { readonly task: 'barcodeViews'; readonly pixels: Pixels }
  | { readonly task: 'measure'; readonly pixels: Pixels; readonly scale: number }
  | { readonly task: 'jpeg'; readonly pixels: Pixels; readonly quality: number }
  | { readonly task: 'png'; readonly pixels: Pixels }
  | { readonly task: 'pdf417' | 'qr'; readonly text: string }
