import type { DecodedPage, DecodeLimits } from '../../../flows/ports/inference.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'

/** Work for a decode child; it does one at a time. */
export type DecodeTask =
  | {
      readonly task: 'decode'
      readonly bytes: Uint8Array
      readonly format: DecodedPage['format']
      readonly limits: DecodeLimits
      /** Largest width × height, in pixels, that a file may claim. */
      readonly maxPixels: number
    }
  | { readonly task: 'pdf417'; readonly text: string }
  | { readonly task: 'barcodes'; readonly pixels: Pixels }

export type DecodeAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly value: unknown }
  /** The file is not a sound picture; `reason` is the codec's word, for the log. */
  | { readonly kind: 'unsound'; readonly reason: string }
  /** The file claims more pixels than `mostPixels`. */
  | { readonly kind: 'oversized' }
