import type { InferenceSession } from 'onnxruntime-node'
import { z } from 'zod'
import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import { findScript } from '../text/find-script.ts'
import { type LineBody, openLineBody } from '../text/line-body.ts'
import { readerOfSeen } from '../text/recognise-head.ts'
import { recogniseMrz } from '../text/recognise-mrz.ts'
import { recogniseText, type Recogniser } from '../text/recognise-text.ts'
import type { LinesTask } from './network-messages.ts'

/** Weight files of the readers of lines. */
export const lineFiles = {
  stripReader: 'strip-reader.onnx',
  recogniser: 'text-recogniser.onnx',
  alphabet: 'text-recogniser.alphabet.json',
  scriptFinder: 'script-finder.onnx',
  marks: 'script-latn.onnx',
  marksAlphabet: 'script-latn.alphabet.json',
} as const

const marksHead = { name: 'script-latn', input: 'columns' } as const
const alphabetShape = z.object({ blank: z.literal(0), symbols: z.string().min(1) })

export interface LineReaders {
  /** The text recogniser, for networks of scripts that go on from what it sees. */
  readonly body: LineBody
  /** Reads lines of a zone, or print with Latin letters. */
  readonly read: (task: LinesTask) => Promise<RecognisedLine[]>
}

/** Opens the readers of zones and of Latin print, from the weights that `taken` has by name. */
export async function openLineReaders(
  taken: (name: string) => Uint8Array,
  open: (weights: Uint8Array) => Promise<InferenceSession>,
): Promise<LineReaders> {
  const symbolsOf = (name: string) =>
    alphabetShape.parse(JSON.parse(Buffer.from(taken(name)).toString('utf8'))).symbols
  const stripReader = await open(taken(lineFiles.stripReader))
  const body = openLineBody(await open(taken(lineFiles.recogniser)))
  const scriptFinder = await open(taken(lineFiles.scriptFinder))
  const marks = await open(taken(lineFiles.marks))
  const recogniser: Recogniser = {
    body,
    symbols: symbolsOf(lineFiles.alphabet),
    beyond: {
      look: (seen) => findScript(scriptFinder, seen),
      readMarks: readerOfSeen(marks, marksHead, symbolsOf(lineFiles.marksAlphabet)),
    },
  }
  return {
    body,
    read: ({ pixels, ...task }) =>
      task.reader === 'strip-reader'
        ? recogniseMrz(stripReader, pixels, task.quads)
        : recogniseText(recogniser, pixels, task),
  }
}
