import { Tensor, type InferenceSession } from 'onnxruntime-node'
import type { Pixels, Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { RecognisedCharacter } from '../../../../vocabulary/reading/recognition.ts'
import type { StepProbabilities } from '../ctc-decoding.ts'
import type { ScriptNetwork, ScriptTools } from '../script-reader.ts'
import { type CodeAlphabet, codeAlphabet } from './code-alphabet.ts'
import { inOneLanguage, letterForms, type LetterForms } from './forms-of-letters.ts'
import { decodeCodes } from './decode-codes.ts'
import { type LineOfScript, lineOfScript } from './line-of-script.ts'
import { inReadingOrder } from './in-reading-order.ts'

/** The networks answer once for every so many columns. */
const columnsPerStep = 3

/** A network of LSTMs that reads one script: see `training/scripts/tesseract`. */
export interface RecurrentNetwork {
  /** Its files are `name.onnx` and `name.alphabet.json`. */
  readonly name: string
  readonly direction: 'leftToRight' | 'rightToLeft'
}

/** Such a network as one of the networks of scripts. */
export function recurrentNetwork(network: RecurrentNetwork): ScriptNetwork {
  const files = [`${network.name}.onnx`, `${network.name}.alphabet.json`] as const
  const open = async (tools: ScriptTools) => {
    const alphabet = codeAlphabet(await tools.json(files[1]))
    const forms = letterForms(alphabet)
    const reader = { network, alphabet, forms, session: await tools.network(files[0]) }
    return async (pixels: Pixels, quads: readonly Quad[]) => {
      const lines = []
      for (const quad of quads) lines.push({ characters: await charactersIn(reader, pixels, quad) })
      return lines
    }
  }
  return { files, open }
}

interface Reader {
  readonly network: RecurrentNetwork
  readonly alphabet: CodeAlphabet
  readonly forms: LetterForms | null
  readonly session: Pick<InferenceSession, 'run'>
}

async function charactersIn(
  reader: Reader,
  pixels: Pixels,
  quad: Quad,
): Promise<readonly RecognisedCharacter[]> {
  const line = lineOfScript(pixels, quad, reader.alphabet.height)
  if (line === null) return []
  const seen = await probabilitiesOf(reader, line)
  const probabilities = reader.forms === null ? seen : inOneLanguage(seen, reader.forms)
  const standing = decodeCodes(probabilities, reader.alphabet).map((character) => ({
    ...character,
    centre: Math.min(1, Math.max(0, line.from + character.centre * (line.to - line.from))),
  }))
  return reader.network.direction === 'rightToLeft' ? inReadingOrder(standing) : standing
}

async function probabilitiesOf(
  { network, alphabet, session }: Reader,
  line: LineOfScript,
): Promise<StepProbabilities> {
  const steps = Math.floor(line.inside / columnsPerStep)
  const answer = await session.run({
    x: new Tensor('float32', line.values, [1, 1, alphabet.height, line.width]),
    steps: new Tensor('int32', [steps], [1]),
  })
  const classes = answer['y']?.dims[2]
  if (!(answer['y']?.data instanceof Float32Array) || classes === undefined)
    throw new Error(`${network.name} gave no line`)
  return { steps, classes, values: answer['y'].data.subarray(0, steps * classes) }
}
