import type { RecognisedLine, TextAlphabet } from '../../../vocabulary/reading/recognition.ts'

import type { Quarters } from '../../../engine/imaging/geometry/quarter-turns.ts'
import type { LineRecogniser } from '../../../vocabulary/reading/line-recogniser.ts'
import type { WordsOfPrint } from '../../../vocabulary/reading/print-tags.ts'
import type { PicturePart, Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { KeptLine } from './seen-line.ts'

/** The first message to the network thread. */
export interface NetworkSettings {
  readonly modelDirectory: string
  /** Processor threads of one network run. */
  readonly threads: number
  /** The same of one that reads a line. */
  readonly lineThreads: number
}

/** Bounds and default of the size in which text is looked for: the picture's longer side, in pixels. */
export const longSides = { least: 320, most: 1600, usual: 960 } as const

/** Work for the network thread; it does one at a time, in order. */
export type NetworkTask =
  | { readonly task: 'findObjects'; readonly pixels: Pixels }
  | {
      readonly task: 'seeFaces'
      readonly pixels: Pixels
      readonly closely: number
      readonly measured: boolean
    }
  | { readonly task: 'outlineFace'; readonly pixels: Pixels }
  | { readonly task: 'turnUpright'; readonly pixels: Pixels; readonly quarters: Quarters }
  | { readonly task: 'tagWords'; readonly words: WordsOfPrint }
  | {
      readonly task: 'findText'
      readonly pixels: Pixels
      readonly longSide: number
      readonly within: PicturePart | null
    }
  | ReadTextTask
  | { readonly task: 'keepLines'; readonly lines: readonly KeptLine[] }

/** Lines to be read in any script. */
export interface ReadTextTask {
  readonly task: 'readText'
  readonly pixels: Pixels
  readonly quads: readonly Quad[]
  readonly alphabet: TextAlphabet
  readonly reader: LineRecogniser
  readonly sharpened: boolean
  readonly condensed: boolean
}

/** Work for either thread that reads lines. */
export interface LinesTask extends ReadTextTask {
  readonly alphabet: 'mrz' | 'latin'
}

/** What the thread that reads lines alone answers. */
export interface LinesRead {
  readonly lines: readonly RecognisedLine[]
  /** What was seen in lines of other scripts, for the thread whose networks read these. */
  readonly kept: readonly KeptLine[]
}
