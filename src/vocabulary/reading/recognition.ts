import type { Quad, Space } from '../imaging/pixels.ts'
import type { Symbology } from './barcode.ts'
import type { LineRecogniser } from './line-recogniser.ts'
import type { PrintScript, ScriptOfLine } from './script.ts'

/** A line of printed text as the detector saw it, in pixels of the picture given. */
export interface DetectedText<S extends Space = Space> {
  /**
   * The longer side is taken for the reading direction and points to the right, or downwards when it stands
   * upright; whether the text is upside down is not known here. Turn the order of the corners to read another way.
   */
  readonly quad: Quad<S>
  /** 0..1, mean probability of text inside the quad. */
  readonly score: number
}

/** What a character may be instead. */
export interface Alternative {
  readonly symbol: string
  /** 0..1 */
  readonly confidence: number
}

/** One recognised character with the evidence for it. */
export interface RecognisedCharacter {
  /** The best symbol under the alphabet asked for. */
  readonly symbol: string
  /** 0..1, probability of `symbol` after restricting to the alphabet. */
  readonly confidence: number
  /** Horizontal centre as a fraction 0..1 of the crop's width. */
  readonly centre: number
  /** The next best symbols with their probabilities, best first, at most four; absent where they are unknown. */
  readonly alternatives?: readonly Alternative[]
}

/**
 * What the recogniser saw at each step from left to right, for a decoder that knows the grammar of the line
 * (connectionist temporal classification: equal symbols in neighbouring steps are one, blank separates them).
 */
export interface Emissions {
  /** Which recogniser: the errors of each differ. */
  readonly reader: LineRecogniser
  readonly steps: number
  /** Column 0 of each row is the blank, column i + 1 is `symbols[i]`. */
  readonly symbols: string
  /**
   * Row-major, `steps` rows of `symbols.length + 1`: natural logarithm of the probability among **all** that the
   * recogniser knows, never below -18.5. A row that adds up to much less than 1 saw something outside `symbols`.
   */
  readonly logProbabilities: Float32Array
}

export interface RecognisedLine {
  readonly characters: readonly RecognisedCharacter[]
  /** With alphabet `latin` only: what script the line seems to be in; absent where that is not known. */
  readonly script?: ScriptOfLine
  /** With alphabet `mrz` only. Step s lies at (s + 0.5) / steps of the crop's width. */
  readonly emissions?: Emissions
}

/**
 * `mrz`: A–Z, 0–9 and <, the evidence for small letters counted for the large ones. `latin`: ASCII, all Latin
 * letters with marks that European names use, and signs printed on documents. A code of ISO 15924: letters, digits and
 * signs of that script; its characters are answered in the order in which they are read, so that of Arabic and Hebrew
 * `centre` falls.
 */
export type TextAlphabet = 'mrz' | 'latin' | PrintScript

/** How wide a condensed line is looked at, in parts of its own width. */
export const condensedWidth = 0.75

export interface RecogniseTextOptions {
  readonly alphabet: TextAlphabet
  /** Only for the alphabet `mrz`; default the strip reader. All other print is the text recogniser's. */
  readonly reader?: LineRecogniser
  /** Only for the alphabet `latin`: edges are made steeper first, which shows marks and strokes that blur has filled. */
  readonly sharpened?: boolean
  /** Only for the alphabet `latin`: letters are laid closer, for less work. For words that are compared with known ones. */
  readonly condensed?: boolean
  readonly signal: AbortSignal
}

/** A barcode whose error correction, or check character, confirmed it. */
export interface RecognisedBarcode<S extends Space = Space> {
  readonly symbology: Symbology
  /** Its content as text, control characters included. At most 7089 bytes of content. */
  readonly text: string
  readonly bytes: Uint8Array
  /** Its outline in pixels of the picture given, in the symbol's own reading direction. */
  readonly quad: Quad<S>
  /** 0..1, the part of its error correction that was not needed; null for kinds that have none. */
  readonly unusedErrorCorrection: number | null
}
