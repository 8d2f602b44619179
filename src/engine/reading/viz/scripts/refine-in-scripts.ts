import { isUnreadLabel } from '../../../documents/viz/is-unread-label.ts'
import type { PageReader } from '../../page-reader.ts'
import { alignPasses, type Pair } from '../align-passes.ts'
import { findLabels } from '../find-labels.ts'
import { heightenedQuad } from '../heightened-quad.ts'
import { toPrintedLine } from '../printed-line.ts'
import { lettersOf, type VizLetter, type VizLine } from '../text-line.ts'
import { inUsualSigns } from './read-in-scripts.ts'

/** Cut out so much higher, a line shows other ground to the network. */
const secondHeight = 1.15
/** A value that is right with less than this probability is looked at again, and with less than the other it is past help. */
const [mostInDoubt, leastInDoubt] = [0.89, 0.1]
/** Read twice alike, a value is at least as likely as this power of its probability: measured on lines of six scripts and on fronts. */
const powerOfDoubt = 1 / 5
/** How much more the second look counts than the first one. */
const weight = 2

/**
 * Looks once more at every line in another script than Latin that may be a value and is in doubt. Where the second look reads
 * all of it alike, less doubt is left; where it reads anything else, as much as before.
 */
export async function refineInScripts(
  { pixels, readText, signal }: PageReader,
  lines: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const { matches } = findLabels(lines)
  const doubtful = lines.flatMap((line, at) => {
    const match = matches[at] ?? null
    const mayBeValue = match === null ? !isUnreadLabel(line.text) : match.valueStart !== null
    const from = match?.valueStart ?? 0
    return mayBeValue && line.script !== undefined && isInDoubt(line, from) ? [{ line, from }] : []
  })
  const refined = new Map<VizLine, VizLine>()
  for (const script of new Set(doubtful.flatMap(({ line }) => line.script ?? []))) {
    const ofScript = doubtful.filter(({ line }) => line.script === script)
    const quads = ofScript.map(({ line }) => heightenedQuad(line.quad, secondHeight))
    const seen = await readText(pixels, quads, { alphabet: script, signal })
    for (const [at, { line, from }] of ofScript.entries()) {
      const second = toPrintedLine(seen[at], line.quad, script)
      if (second !== null) refined.set(line, inLightOf(line, inUsualSigns(second), from))
    }
  }
  return lines.map((line) => refined.get(line) ?? line)
}

const product = (letters: readonly VizLetter[]): number =>
  letters.reduce((all, { symbol, confidence }) => (/\S/.test(symbol) ? all * confidence : all), 1)

function isInDoubt(line: VizLine, from: number): boolean {
  const likely = product(lettersOf(line).slice(from))
  return likely >= leastInDoubt && likely < mostInDoubt
}

/** A line of which a value begins at an index, in the light of a second look at it. */
export function inLightOf(line: VizLine, second: VizLine, from: number): VizLine {
  const letters = lettersOf(line)
  const pairs = alignPasses(letters, lettersOf(second))
  const start = pairs.findIndex(([one]) => one === letters[from])
  const ofValue = pairs
    .slice(start)
    .filter((pair) => pair.some((one) => one !== null && /\S/.test(one.symbol)))
  if (start < 0 || !ofValue.every(isAlike)) return line
  const likely = product(letters.slice(from))
  const both = (likely + weight * product(ofValue.flatMap(([, other]) => other ?? []))) / (1 + weight)
  const now = Math.max(likely, Math.min(mostInDoubt, Math.max(likely ** powerOfDoubt, both)))
  if (likely <= 0 || likely >= 1) return line
  const power = Math.log(now) / Math.log(likely)
  return { ...line, confidences: line.confidences.map((one, at) => (at < from ? one : one ** power)) }
}

function isAlike([one, other]: Pair): boolean {
  return one !== null && other !== null && sameForm(one.symbol) === sameForm(other.symbol)
}

/** Letters that Arabic and Persian print alike, of which a look takes those of the language that it sees. */
function sameForm(symbol: string): string {
  return symbol.replace('ی', 'ي').replace('ک', 'ك')
}
