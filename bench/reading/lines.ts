import type { Inference } from '../../src/flows/ports/inference/inference.ts'
import { openInference } from '../../src/adapters/inference/open-inference.ts'
import type { RecognisedLine } from '../../src/vocabulary/reading/recognition.ts'
import { modelDirectory } from '../kit/stages.ts'
import { characterErrorRate, shareWithInterval } from '../kit/figures.ts'
import type { Bench, BenchSection } from './bench.ts'
import { comparable } from './comparable.ts'
import { openFonts } from './fronts/fonts.ts'
import type { Writing } from './fronts/tables/families.table.ts'
import { alphabetOf, chosenWritings } from './lines/alphabet.ts'
import { drawLine, type DrawnLine } from './lines/draw-line.ts'
import { printTable } from './table.ts'

interface JudgedLine extends DrawnLine {
  readonly truth: string
  readonly answer: string
  /** Of the least sure character; 0 of none. */
  readonly confidence: number
  /** What the script finder says, where it looks. */
  readonly script: string | null
  readonly scriptConfidence: number
}

const isRight = ({ truth, answer }: JudgedLine): boolean => truth === answer
const textOf = ({ characters }: RecognisedLine): string => characters.map(({ symbol }) => symbol).join('')

async function judgeLine(inference: Inference, line: DrawnLine): Promise<JudgedLine> {
  const signal = new AbortController().signal
  const options = { alphabet: alphabetOf(line.writing), signal }
  const [read] = await inference.readText(line.pixels, [line.quad], options)
  const [latin] = await inference.readText(line.pixels, [line.quad], { alphabet: 'latin', signal })
  const found = scriptOf(latin)
  return {
    ...line,
    truth: comparable(line.text),
    answer: read === undefined ? '' : comparable(textOf(read)),
    confidence: Math.min(1, ...(read?.characters.map(({ confidence }) => confidence) ?? [0])),
    script: found?.script ?? null,
    scriptConfidence: found?.confidence ?? 0,
  }
}

/** The script that stands beside a reading, where the network says one. */
function scriptOf(line: object | undefined): { readonly script: string; readonly confidence: number } | null {
  if (line === undefined || !('script' in line)) return null
  const { script } = line as { readonly script?: { readonly script: string; readonly confidence: number } }
  return script ?? null
}

function row(title: string, lines: readonly JudgedLine[]): string[] {
  const sure = lines.filter((line) => line.confidence >= 0.9)
  const expected = (line: JudgedLine): string => (line.writing === 'Latn' ? 'Latn' : alphabetOf(line.writing))
  const asked = lines.filter(({ script }) => script !== null)
  return [
    title,
    shareWithInterval(lines.filter(isRight).length, lines.length),
    `${(100 * characterErrorRate(lines)).toFixed(2)} %`,
    `${sure.filter((line) => !isRight(line)).length}/${sure.length}`,
    asked.length === 0
      ? '-'
      : shareWithInterval(asked.filter((line) => line.script === expected(line)).length, asked.length),
  ]
}

const sizes = [[10, 14], [14, 20], [20, 30]] as const // prettier-ignore

function rowsOf(writing: Writing, lines: readonly JudgedLine[]): string[][] {
  const unseen = lines.filter(({ family }) => family.heldOut === true)
  const within = sizes.map(([from, to]) =>
    row(
      `  ${from}–${to} px`,
      lines.filter(({ letterPx }) => letterPx >= from && letterPx < to),
    ),
  )
  const families = [...new Set(lines.map(({ family }) => family.name))]
  const inFamily = families.map((name) =>
    row(
      `  ${name}`,
      lines.filter(({ family }) => family.name === name),
    ),
  )
  return [
    row(writing, lines),
    ...within,
    ...inFamily,
    ...(unseen.length === 0 ? [] : [row('  held-out families', unseen)]),
  ]
}

/** Reads the lines of one way of writing; the sentence of the refusal where no network reads it. */
async function readLines(
  inference: Inference,
  writing: Writing,
  { bench, fonts }: { readonly bench: Bench; readonly fonts: ReturnType<typeof openFonts> },
): Promise<readonly JudgedLine[] | string> {
  const lines: JudgedLine[] = []
  for (let index = bench.from; index < bench.from + bench.count; index++) {
    const line = await drawLine(writing, index, fonts)
    try {
      const judged = await judgeLine(inference, line)
      lines.push(judged)
      if (bench.verbose && !isRight(judged))
        console.log(`  ${writing} ${line.family.name} ${line.letterPx.toFixed(0)} px: ${judged.answer} (${judged.confidence.toFixed(2)}), printed ${judged.truth}`) // prettier-ignore
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  return lines
}

/** Lines of print, cut out; without page or camera: what the networks for print answer. */
export const lines: BenchSection = {
  name: 'lines',
  title: 'single lines of each script, letters of 10 to 30 px; count a script',
  count: 60,
  run: async (bench) => {
    const fonts = openFonts()
    for (const name of fonts.missing) console.log(`  FAMILY NOT HERE: ${name}`)
    const inference = await openInference({ modelDirectory, networkMilliseconds: 600_000 })
    const table: string[][] = [['script', 'lines exact', 'CER', 'wrong at ≥ 0.9', 'script found']]
    try {
      for (const writing of chosenWritings(bench.scripts)) {
        const used = fonts
          .of(writing)
          .map(({ name, heldOut }) => (heldOut === true ? `${name} (held out)` : name))
        console.log(`  ${writing}: drawn in ${used.join(', ')}`)
        const read = await readLines(inference, writing, { bench, fonts })
        if (typeof read === 'string') console.log(`  ${writing} NOT READ: ${read}`)
        else table.push(...rowsOf(writing, read))
      }
    } finally {
      await inference.close()
    }
    printTable(table)
  },
}
