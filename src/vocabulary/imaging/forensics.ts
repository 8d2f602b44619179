/** The rules by which pictures are measured; numbers of another version are not judged by the same limits. */
export const forensicsVersion = 2

/** Side of a cell, in pixels of the picture that was measured. */
export const cellSide = 16

/** What the pixels of a picture tell, cell by cell and row by row; whole cells only. */
export interface ImageCells {
  readonly columns: number
  readonly rows: number
  /** Mean of each channel, 0..255. */
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
  /** Lightest less darkest luminance, 0..255. */
  readonly spread: Uint8Array
  /** Pixels that lie exactly on the slope of their neighbours, of the 196 inside: noise leaves few. */
  readonly still: Uint8Array
  /** Deviation of what is neither slope nor curve (Immerkær 1996), in steps of 8 bits. */
  readonly noise: Float32Array
  /** Over steep places alone: the sum of second differences, and of the first. Their quotient falls with blur. */
  readonly bend: Float32Array
  readonly slope: Float32Array
}

/** Side of a block in which grain is measured, in pixels of the picture that was measured. */
export const grainSide = 32

/** How finely a picture is grained, block by block and row by row; whole blocks only. All in steps of 8 bits. */
export interface ImageGrain {
  readonly columns: number
  readonly rows: number
  /** Light, of squares of two pixels. */
  readonly darkest: Float32Array
  readonly lightest: Float32Array
  readonly light: Float32Array
  /** What is neither slope nor curve: of light and of colour, two pixels fine and four. */
  readonly middle: Float32Array
  readonly coarse: Float32Array
  readonly tint: Float32Array
  readonly coarseTint: Float32Array
  /** Of what is two pixels fine. */
  readonly shape: GrainShape
}

/** How what stands out from its neighbours is spread, of light and of red and blue less green. */
export interface GrainShape {
  /** Skewness of light: 0 of noise, below it of dark lines. Kurtosis of light: 3 of noise, more of lines. */
  readonly lean: Float32Array
  readonly tail: Float32Array
  /** Correlations, −1..1: inks go together otherwise than the noise of a sensor. */
  readonly redBlue: Float32Array
  readonly lightRed: Float32Array
  readonly lightBlue: Float32Array
}

/** Regular structure in a square of a picture. */
export interface ImageTile {
  /** Its middle, in pixels of the picture that was measured. */
  readonly middle: readonly [x: number, y: number]
  /** How far the strongest fine wave stands above what is usual at its fineness: decimal logarithm of the quotient. */
  readonly peak: number
}

/** A picture as it was measured beside being decoded; not stored. */
export interface ImageMeasures {
  /** Pixels measured per pixel of the picture that was sent, 0..1; below 1 fine structure is lost. */
  readonly scale: number
  readonly cells: ImageCells
  readonly tiles: readonly ImageTile[]
  readonly grain: ImageGrain
}

/** What the checks of genuineness judge: numbers alone, of one side of a document. */
export interface ForensicFacts {
  /** `forensicsVersion` of the rules that gave these numbers. */
  readonly version: number
  /** What was taken for the document: its corners, the print on it, or, where nothing was found, the whole picture. */
  readonly region: 'page' | 'print' | 'picture'
  /** Longer side of the document, in pixels of the picture that was sent. */
  readonly longSide: number
  /** Pixels measured per pixel of the picture that was sent, 0..1. */
  readonly scale: number
  /** Deviation of noise where the whole picture is quietest, in steps of 8 bits. */
  readonly noise: number
  /** Share of the whole picture without any texture, 0..1; burnt-out and black parts are counted in. */
  readonly even: number
  /** Share of pixels that lie exactly on the slope of their neighbours, where it is neither burnt out nor black, 0..1. */
  readonly still: number
  /** How far the colours on the document lie apart: red, and blue, beyond what paper has of them by its green; of white, 0..1. */
  readonly tint: number
  /** Share of the document in its largest burnt-out patch, 0..1. */
  readonly burnt: number
  /** Sharpness of edges on the document: second difference by first, 0..2; null without edges. */
  readonly sharpness: number | null
  /** Decimal logarithm of how far a fine regular wave stands out, in half of the tiles on the document; null without tiles. */
  readonly wave: number | null
  /** What was learnt from simulated pictures; absent in records of versions before. */
  readonly learnt?: LearnedTraces
}

/** The models, and the rules of the measures that they weigh; the answers of others are not judged. */
export const learnedTracesVersion = 3

/** How much a picture looks like what a model was learnt on: 0..1, from 0.5 on as at most one in twenty genuine ones does. */
export interface LearnedTraces {
  /** `learntVersion` of the models that answered. */
  readonly version: number
  /** A print or a photograph taken again; null for *cannot tell*. */
  readonly recaptured: number | null
}
