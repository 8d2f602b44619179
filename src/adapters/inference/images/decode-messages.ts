import type { DecodedPage, DecodeLimits } from '../../../flows/ports/inference/inference.ts'
import type { BarcodeViews } from '../barcode/barcode-views.ts'
import type { Isolation } from './isolation/isolate-process.ts'

/** How large a picture may be, by what its file claims. */
export interface SizeLimits {
  /** Largest width × height, in pixels. */
  readonly maxPixels: number
  /** Largest width, and largest height, in pixels. */
  readonly maxSide: number
}

/** Which of the two a picture exceeds. */
export type Oversize = keyof SizeLimits

/** Work for a decode child; it does one at a time. */
export type DecodeTask =
  | {
      readonly task: 'decode'
      readonly bytes: Uint8Array
      readonly format: DecodedPage['format']
      readonly limits: DecodeLimits
      readonly size: SizeLimits
    }
  | { readonly task: 'barcodes'; readonly views: BarcodeViews }

export type DecodeAnswer =
  | { readonly kind: 'ready'; readonly isolation: Isolation }
  | { readonly kind: 'done'; readonly value: unknown }
  /** The file is not a sound picture; `reason` is the codec's word, for the log. */
  | { readonly kind: 'unsound'; readonly reason: string }
  /** The file is a PDF that asks for a password. */
  | { readonly kind: 'encrypted' }
  /** The file claims more than it may. */
  | { readonly kind: 'oversized'; readonly by: Oversize }
