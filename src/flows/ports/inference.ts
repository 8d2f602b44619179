import type { Pixels, Quad } from '../../vocabulary/pixels.ts'

/** A line of printed text as the detector saw it, in pixels of the picture given. */
export interface TextBox {
  readonly quad: Quad
  /** 0..1, mean probability of text inside the quad. */
  readonly score: number
}

/** One recognised character with the evidence for it. */
export interface ReadCharacter {
  /** The best symbol under the alphabet asked for. */
  readonly symbol: string
  /** 0..1, probability of `symbol` after restricting to the alphabet. */
  readonly confidence: number
  /** The next best symbols with their probabilities, best first, at most four. */
  readonly others: readonly { readonly symbol: string; readonly confidence: number }[]
  /** Horizontal centre as a fraction 0..1 of the crop's width. */
  readonly at: number
}

export interface ReadLine {
  readonly characters: readonly ReadCharacter[]
}

export type TextAlphabet = 'mrz' | 'latin'

export interface DecodeLimits {
  /** Longer side of the picture handed on; larger ones are scaled down. */
  readonly canvas: number
  /** Pages of a PDF that may be looked at. */
  readonly pages: number
}

/** A picture decoded, upright by EXIF, and judged only so far as its file tells. */
export interface DecodedPage {
  readonly pixels: Pixels
  readonly format: 'jpeg' | 'png' | 'webp' | 'pdf'
  /** Size of the original raster before scaling, in pixels. */
  readonly original: { readonly width: number; readonly height: number }
  /** Page number, from 1; always 1 for pictures. */
  readonly page: number
  /** `Software` of EXIF, cut to 100 characters; absent when there is none. */
  readonly software?: string
}

/** The networks and the decoders, behind small functions. Every one of them may be cancelled. */
export interface Inference {
  /** Throws Refusal ERROR_IMAGE_CORRUPTED (any lie or bomb) or ERROR_REQUEST_TOO_LARGE. */
  decode(bytes: Uint8Array, limits: DecodeLimits, signal: AbortSignal): Promise<readonly DecodedPage[]>
  /** Re-encodes, without metadata. `quality` 1..100. */
  encodeJpeg(pixels: Pixels, quality: number, signal: AbortSignal): Promise<Uint8Array>
  /** Finds lines of text at any angle. */
  findText(pixels: Pixels, signal: AbortSignal): Promise<readonly TextBox[]>
  /** Reads the text inside each quad; the answer is in the order of the quads. */
  readText(
    pixels: Pixels,
    quads: readonly Quad[],
    options: { readonly alphabet: TextAlphabet; readonly signal: AbortSignal },
  ): Promise<readonly ReadLine[]>
  /** Name → SHA-256 of each weight file in use. */
  readonly models: Readonly<Record<string, string>>
}
