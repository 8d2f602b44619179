import type { Symbology } from '../../vocabulary/reading/barcode.ts'
import type { Quarters } from '../imaging/geometry/quarter-turns.ts'
import type { LineRecogniser } from '../../vocabulary/reading/line-recogniser.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import type { FoundText } from './mrz/text-line.ts'
import type { Emissions } from './mrz/normalise-emissions.ts'

/** What a character may be instead. */
export interface Alternative {
  readonly symbol: string
  /** 0..1 */
  readonly confidence: number
}

/** One character of a free reading, as the recogniser answers it. */
export interface RecognisedCharacter {
  readonly symbol: string
  /** 0..1 */
  readonly confidence: number
  /** Horizontal centre as a part 0..1 of the crop's width. */
  readonly centre: number
  /** The next best, best first; absent where they are unknown. */
  readonly alternatives?: readonly Alternative[]
}

export interface RecognisedLine {
  readonly characters: readonly RecognisedCharacter[]
  readonly emissions?: Emissions
}

/** Finds lines of text at any angle; `longSide` is the size, in pixels, in which the picture is looked at. */
export type FindText = (
  pixels: Pixels,
  options: { readonly longSide?: number; readonly signal: AbortSignal },
) => Promise<readonly FoundText[]>

/** Reads the text inside each quad; the answer is in the order of the quads. */
export type ReadText = (
  pixels: Pixels,
  quads: readonly Quad[],
  options: {
    readonly alphabet: 'mrz' | 'latin'
    /** For the alphabet `mrz`; default the strip reader. */
    readonly reader?: LineRecogniser
    /** For the alphabet `latin`: edges are made steeper first. Default false. */
    readonly sharpened?: boolean
    readonly signal: AbortSignal
  },
) => Promise<readonly RecognisedLine[]>

/** A barcode that was read. */
export interface FoundBarcode {
  readonly symbology: Symbology
  readonly text: string
  readonly bytes: Uint8Array
  readonly quad: Quad
  /** 0..1, the part of its error correction that was not needed; null for kinds that have none. */
  readonly unusedErrorCorrection: number | null
}

/** Finds barcodes at any angle and reads them. */
export type ReadBarcodes = (pixels: Pixels, signal: AbortSignal) => Promise<readonly FoundBarcode[]>

/** The picture in which stands upright what lies turned by so many quarters in this one. */
export type TurnUpright = (pixels: Pixels, quarters: Quarters, signal: AbortSignal) => Promise<Pixels>

/** A picture and the eyes to look at it with. */
export interface PageReader {
  readonly pixels: Pixels
  readonly findText: FindText
  readonly readText: ReadText
  readonly signal: AbortSignal
}
