import { Tensor } from 'onnxruntime-node'
import { z } from 'zod'
import type { RecognisedCharacter, RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import { decodeBestPath, type StepProbabilities, symbolSet } from './ctc-decoding.ts'
import type { LineSession } from './read-lines.ts'
import type { SeenLine } from '../networks/seen-line.ts'
import { lookAlikes, oneScriptWords } from './one-script-words.ts'
import type { ScriptNetwork, ScriptReader, ScriptTools } from './script-reader.ts'

const alphabetShape = z.object({ blank: z.literal(0), symbols: z.string().min(1) })

/** What a head is given: its shape for so many steps. */
const shapes = {
  columns: (steps: number) => [1, 384, 1, steps],
  features: (steps: number) => [1, 120, steps],
} as const

/** The network of a script that goes on from what the text recogniser sees in a line. */
export interface Head {
  /** Its files are `name.onnx` and `name.alphabet.json`. */
  readonly name: string
  readonly input: keyof typeof shapes
  /** Of a script whose letters look like Latin ones: see `likeLatin`. */
  readonly likeLatin?: string
}

/** A head as one of the networks of scripts. */
export function headNetwork(head: Head): ScriptNetwork {
  const files = { network: `${head.name}.onnx`, alphabet: `${head.name}.alphabet.json` }
  return { files: Object.values(files), open: (tools) => openHead(head, files, tools) }
}

async function openHead(
  head: Head,
  files: { readonly network: string; readonly alphabet: string },
  { network, json, body }: ScriptTools,
): Promise<ScriptReader> {
  const { symbols } = alphabetShape.parse(await json(files.alphabet))
  const read = readerOfSeen(await network(files.network), head, symbols)
  const alike = lookAlikes(head.likeLatin ?? '')
  return async (pixels, quads) => {
    const lines: RecognisedLine[] = []
    for (const quad of quads) {
      const seen = await body.see(pixels, quad)
      const characters = seen === null ? [] : await read(seen)
      lines.push({ characters: oneScriptWords(characters, alike) })
    }
    return lines
  }
}

/** Reads what was seen in a line. */
export type ReadSeen = (seen: SeenLine) => Promise<readonly RecognisedCharacter[]>

/** A head as a reader of what the text recogniser has seen already. */
export function readerOfSeen(session: LineSession, head: Head, symbols: string): ReadSeen {
  const set = symbolSet(symbols, 'latin')
  return async (seen) => decodeBestPath(await probabilitiesOf(session, head, seen), set)
}

async function probabilitiesOf(session: LineSession, head: Head, seen: SeenLine): Promise<StepProbabilities> {
  const given = new Tensor('float32', seen[head.input], shapes[head.input](seen.steps))
  const answer = (await session.run({ [head.input]: given }))[session.outputNames[0] ?? '']
  const classes = answer?.dims[2]
  if (!(answer?.data instanceof Float32Array) || classes === undefined)
    throw new Error(`${head.name} gave no line`)
  return { steps: seen.steps, classes, values: answer.data }
}
