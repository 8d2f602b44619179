import { openInference } from '../../../src/adapters/inference/open-inference.ts'
import { type Random, randomFrom } from '../../../src/engine/specimens/random.ts'
import type { RecognisedCharacter } from '../../../src/vocabulary/reading/recognition.ts'
import { characterErrorRate, shareWithInterval } from '../../kit/figures.ts'
import { modelDirectory } from '../../kit/stages.ts'
import type { BenchSection } from '../bench.ts'
import { comparable } from '../comparable.ts'
import { openFonts } from '../fronts/fonts.ts'
import type { Family } from '../fronts/tables/families.table.ts'
import { printTable } from '../table.ts'
import { drawText } from './draw-line.ts'
import { type MarkedLanguage, markedWords } from './marked-words.table.ts'

interface MarkedLine {
  readonly truth: string
  readonly answer: string
  /** Of the least sure character; 0 of none. */
  readonly confidence: number
}

/** Nothing was taught with them; each has every letter of these languages. */
const families: readonly Family[] = [
  { name: 'DejaVu Serif', file: 'DejaVuSerif.ttf', heldOut: true },
  { name: 'FreeSerif', file: 'FreeSerif.ttf', heldOut: true },
  { name: 'Cantarell', file: 'Cantarell-Regular.otf', heldOut: true },
]
/** Seeds that nothing else uses. */
const firstSeed = 2_245_000_000

const isRight = ({ truth, answer }: MarkedLine): boolean => truth === answer
const parts = (list: string, by: string): readonly string[] => list.split(by).map((part) => part.trim())

/** Names more often than places and labels, in capitals every other time. */
function textIn(language: MarkedLanguage, random: Random): string {
  const { names, places, labels } = markedWords[language]
  const kind = random.unit()
  const text = random.pick(kind < 0.5 ? parts(names, ',') : kind < 0.8 ? parts(places, ',') : parts(labels, '|')) // prettier-ignore
  return random.happens(0.55) ? text.toLocaleUpperCase(language) : text
}

async function linesIn(
  language: MarkedLanguage,
  indexes: readonly number[],
  read: (line: Awaited<ReturnType<typeof drawText>>) => Promise<readonly RecognisedCharacter[]>,
): Promise<readonly MarkedLine[]> {
  const lines: MarkedLine[] = []
  for (const index of indexes) {
    const random = randomFrom(firstSeed + index).fork(language)
    const text = textIn(language, random)
    const family = families[index % families.length] ?? random.pick(families)
    const characters = await read(await drawText(text, { writing: 'Latn', family }, random))
    lines.push({
      truth: comparable(text),
      answer: comparable(characters.map(({ symbol }) => symbol).join('')),
      confidence: characters.length === 0 ? 0 : Math.min(...characters.map(({ confidence }) => confidence)),
    })
  }
  return lines
}

function row(title: string, lines: readonly MarkedLine[]): string[] {
  const sure = lines.filter(({ confidence }) => confidence >= 0.9)
  return [
    title,
    shareWithInterval(lines.filter(isRight).length, lines.length),
    `${(100 * characterErrorRate(lines)).toFixed(2)} %`,
    `${sure.filter((line) => !isRight(line)).length}/${sure.length}`,
  ]
}

/** Lines in Latin letters with marks, by language, in typefaces that nothing was taught with. */
export const marks: BenchSection = {
  name: 'marks',
  title: 'single lines in Latin letters with marks, 10 to 30 px; count a language',
  count: 60,
  run: async ({ from, count, verbose }) => {
    openFonts()
    const inference = await openInference({ modelDirectory, networkMilliseconds: 600_000 })
    const { signal } = new AbortController()
    const indexes = Array.from({ length: count }, (_, at) => from + at)
    const table: string[][] = [['language', 'lines exact', 'CER', 'wrong at ≥ 0.9']]
    const all: MarkedLine[] = []
    try {
      for (const language of Object.keys(markedWords) as MarkedLanguage[]) {
        const lines = await linesIn(language, indexes, async ({ pixels, quad }) => {
          const [line] = await inference.readText(pixels, [quad], { alphabet: 'latin', signal })
          return line?.characters ?? []
        })
        for (const line of lines)
          if (verbose && !isRight(line))
            console.log(
              `  ${language}: ${line.answer} (${line.confidence.toFixed(2)}), printed ${line.truth}`,
            )
        table.push(row(language, lines))
        all.push(...lines)
      }
    } finally {
      await inference.close()
    }
    printTable([...table, row('all', all)])
  },
}
