import type {
  DetectedText,
  RecognisedBarcode,
  RecognisedLine,
  RecogniseTextOptions,
} from '../../vocabulary/reading/recognition.ts'
import type { PrintScript } from '../../vocabulary/reading/script.ts'
import type { Quarters } from '../imaging/geometry/quarter-turns.ts'
import type { PicturePart, Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'

/** Finds lines of text at any angle; `longSide` is the size, in pixels, in which the picture, or the part of it `within`, is looked at. */
export type FindText = (
  pixels: Pixels<'upright'>,
  options: { readonly longSide?: number; readonly within?: PicturePart; readonly signal: AbortSignal },
) => Promise<readonly DetectedText<'upright'>[]>

/** Finds the pages of documents in a picture, the largest first, or the portraits; the score 0..1 says how sure that is. */
export type FindPages = (
  pixels: Pixels<'upright'>,
  signal: AbortSignal,
) => Promise<readonly { readonly quad: Quad<'upright'>; readonly score: number }[]>

/** Reads the text inside each quad; the answer is in the order of the quads. */
export type ReadText = (
  pixels: Pixels<'upright'>,
  quads: readonly Quad<'upright'>[],
  options: RecogniseTextOptions,
) => Promise<readonly RecognisedLine[]>

/** Finds barcodes at any angle and reads them. */
export type ReadBarcodes = (
  pixels: Pixels<'upright'>,
  signal: AbortSignal,
) => Promise<readonly RecognisedBarcode<'upright'>[]>

/** The picture in which stands upright what lies turned by so many quarters in this one. */
export type TurnUpright = (
  pixels: Pixels<'page'>,
  quarters: Quarters,
  signal: AbortSignal,
) => Promise<Pixels<'upright'>>

/** A page as it is read, and the functions that look at it. */
export interface PageReader {
  readonly pixels: Pixels<'upright'>
  readonly findText: FindText
  readonly readText: ReadText
  /** Scripts besides Latin in which print may be read; absent: none. */
  readonly scripts?: readonly PrintScript[]
  /** Whether the ya at the end of words of Arabic stands without points where it is printed so; absent: it has them. */
  readonly isYaAsPrinted?: boolean
  readonly signal: AbortSignal
}
