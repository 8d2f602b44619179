import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { PrintScript, ScriptOfLine } from '../../../../vocabulary/reading/script.ts'
import type { PageReader } from '../../page-reader.ts'
import { toPrintedLine } from '../printed-line.ts'
import { meanConfidence, type VizLine } from '../text-line.ts'
import { isOfScript } from './is-of-script.ts'
import { withSignsOfFigures } from './with-signs-of-figures.ts'
import { withVowelSigns } from './with-vowel-signs.ts'
import { withoutCapitalAccents } from './without-capital-accents.ts'
import { withLatinWords } from './with-latin-words.ts'

/** A line as the Latin alphabet has it. */
export interface SeenLine {
  readonly quad: Quad<'upright'>
  /** Null where nothing was read. */
  readonly line: VizLine | null
  /** What script it seems to be in; null where that is not known. */
  readonly script: ScriptOfLine | null
}

/** A line that is less likely in another script, 0..1, is left as it was read. */
const leastLikely = 0.6
/** Read in its script with less mean certainty, 0..1, a line was not really read. */
const leastCertain = 0.5

/**
 * Lines in the order given, those in another script than Latin read once more in it, Latin words among them kept. What the
 * Latin alphabet saw stays where no other reading is better; a line that it saw blanks in alone was not read.
 */
export async function readInScripts(
  pageReader: PageReader,
  seen: readonly SeenLine[],
): Promise<readonly (VizLine | null)[]> {
  const { scripts = [] } = pageReader
  if (scripts.length === 0) return seen.map(({ line }) => line)
  const asked = seen.map((one) => askedScript(one, scripts))
  const lines = seen.map(({ line }, at) => (asked[at] === null || hasLetters(line) ? line : null))
  for (const script of new Set(asked.filter((one) => one !== null))) {
    const at = asked.flatMap((one, index) => (one === script ? [index] : []))
    const read = await readAs(pageReader, script, at.flatMap((index) => seen[index] ?? [])) // prettier-ignore
    for (const [position, index] of at.entries()) lines[index] = read[position] ?? lines[index] ?? null
  }
  return lines
}

function askedScript({ script }: SeenLine, readable: readonly PrintScript[]): PrintScript | null {
  if (script === null || script.script === 'Latn' || script.confidence < leastLikely) return null
  return readable.includes(script.script) ? script.script : null
}

const hasLetters = (line: VizLine | null): boolean => line !== null && /\S/.test(line.text)

/** Each line in a script, null where it does not read well in it. */
export async function readAs(
  { pixels, readText, signal }: PageReader,
  script: PrintScript,
  seen: readonly Pick<SeenLine, 'quad' | 'line'>[],
): Promise<readonly (VizLine | null)[]> {
  const recognised = await readText(pixels, seen.map(({ quad }) => quad), { alphabet: script, signal }) // prettier-ignore
  return seen.map(({ quad, line }, at) => {
    const read = toPrintedLine(recognised[at], quad, script)
    if (read === null || !isOfScript(read.text, script) || meanConfidence([read]) < leastCertain) return null
    return withLatinWords(inUsualSigns(read), line)
  })
}

/** A line with the signs that its script prints where the network takes them for others. */
export function inUsualSigns(line: VizLine): VizLine {
  return withSignsOfFigures(withVowelSigns(line.script === 'Grek' ? withoutCapitalAccents(line) : line))
}
