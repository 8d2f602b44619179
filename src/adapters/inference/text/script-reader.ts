import type { InferenceSession } from 'onnxruntime-node'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { LineBody } from './line-body.ts'
import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'

/** Reads the lines in the quads in one script; the answer is in their order, its characters in reading order. */
export type ScriptReader = (pixels: Pixels, quads: readonly Quad[]) => Promise<readonly RecognisedLine[]>

/** What a reader of a script is opened with. */
export interface ScriptTools {
  /** Opens a network of the weights folder, by the name of its file. */
  readonly network: (name: string) => Promise<InferenceSession>
  /** Reads a table of the weights folder, by the name of its file. */
  readonly json: (name: string) => Promise<unknown>
  /** The text recogniser, for networks that go on from what it sees. */
  readonly body: LineBody
}

/** How print in one script is read. */
export interface ScriptNetwork {
  /** Files of the weights folder that it is opened from. */
  readonly files: readonly string[]
  readonly open: (tools: ScriptTools) => Promise<ScriptReader>
}
