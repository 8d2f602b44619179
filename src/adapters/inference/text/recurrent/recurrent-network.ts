import type { Pixels, Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { RecognisedCharacter } from '../../../../vocabulary/reading/recognition.ts'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import type { StepProbabilities } from '../ctc-decoding.ts'
import type { ScriptNetwork, ScriptTools } from '../script-reader.ts'
import { type CodeAlphabet, codeAlphabet } from './code-alphabet.ts'
import { inOneLanguage, letterForms, type LetterForms } from './forms-of-letters.ts'
import { decodeCodes } from './decode-codes.ts'
import { ofBothReadings } from './both-readings.ts'
import type { LikelihoodOf } from './likelier-places.ts'
import { lineLikelihood } from './line-likelihood.ts'
import { linesFiles, openLinesNetwork, type LinesNetwork } from './lines-network.ts'
import { type LineOfScript, lineOfScript } from './line-of-script.ts'
import { stepsOfLine } from './steps-of-line.ts'
import { inReadingOrder } from './in-reading-order.ts'

/**
 * A network of LSTMs that reads one script (`training/scripts/tesseract`), beside one that reads several
 * (`training/scripts/lines`).
 */
export interface RecurrentNetwork {
  readonly script: PrintScript
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
    const lines = await openLinesNetwork(tools, network.script)
    const session = await tools.network(files[0])
    const own = stepsOfLine({ name: network.name, session, height: alphabet.height })
    const reader = { network, alphabet, forms, lines, own }
    return async (pixels: Pixels, quads: readonly Quad[]) => {
      const read = []
      for (const quad of quads) read.push({ characters: await charactersIn(reader, pixels, quad) })
      return read
    }
  }
  return { files: [...files, ...linesFiles], open }
}

interface Reader {
  readonly network: RecurrentNetwork
  readonly alphabet: CodeAlphabet
  readonly forms: LetterForms | null
  readonly lines: LinesNetwork
  /** What the network of the script alone answers. */
  readonly own: (line: LineOfScript) => Promise<StepProbabilities>
}

/** What a network answers of a line, and where it saw it. */
interface Seen {
  readonly line: LineOfScript
  readonly probabilities: StepProbabilities
  readonly alphabet: CodeAlphabet
}

async function charactersIn(
  reader: Reader,
  pixels: Pixels,
  quad: Quad,
): Promise<readonly RecognisedCharacter[]> {
  const { alphabet, forms, lines, own } = reader
  const line = lineOfScript(pixels, quad, alphabet.height)
  if (line === null) return []
  const other = alphabet.height === lines.height ? line : (lineOfScript(pixels, quad, lines.height) ?? line)
  const seen: readonly Seen[] = [
    { line, probabilities: await own(line), alphabet },
    { line: other, probabilities: await lines.read(other), alphabet: { ...alphabet, sureness: 1 } },
  ]
  const answers = seen.map(({ probabilities }) => probabilities)
  const inLanguage = forms === null ? answers : inOneLanguage(answers, forms)
  const [first = [], second = []] = seen.map((one, at) =>
    standingIn(one, inLanguage[at] ?? one.probabilities),
  )
  const standing = ofBothReadings(first, second, likelihoodIn(inLanguage, alphabet))
  return reader.network.direction === 'rightToLeft' ? inReadingOrder(standing) : standing
}

/** How much the logarithms of the two networks' likelihoods count: fitted to lines of fronts, so that a line is as often right as it is likely. */
const weights = [0.3, 0.5] as const

/** How likely both networks together hold a line to be these letters. */
function likelihoodIn(lines: readonly StepProbabilities[], { codesOf, blank }: CodeAlphabet): LikelihoodOf {
  return (letters) => {
    const codes = letters.map(codesOf)
    if (codes.includes(null)) return null
    const ofLine = codes.flatMap((one) => one ?? [])
    return lines.reduce((sum, line, at) => sum + (weights[at] ?? 0) * lineLikelihood(line, ofLine, blank), 0)
  }
}

/** Characters as they stand, their places as parts of the quad's length. */
function standingIn({ line, alphabet }: Seen, probabilities: StepProbabilities): RecognisedCharacter[] {
  return decodeCodes(probabilities, alphabet).map((character) => ({
    ...character,
    centre: Math.min(1, Math.max(0, line.from + character.centre * (line.to - line.from))),
  }))
}
