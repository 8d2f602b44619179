import type { Alternative, RecognisedCharacter } from '../../../vocabulary/reading/recognition.ts'
import { jurisdictionByName } from '../../documents/aamva/jurisdictions.ts'
import { stateByName } from '../../documents/values/states.ts'
import { documentTypeFromTitle } from '../../documents/viz/titles/document-title.ts'
import { isUnreadLabel } from '../../documents/viz/is-unread-label.ts'
import { isPrintedMrzLine } from '../mrz/read-lines.ts'
import type { PageReader } from '../page-reader.ts'
import { alignPasses } from './align-passes.ts'
import { findLabels } from './find-labels.ts'
import { heightenedQuad } from './heightened-quad.ts'
import { linesNextToLabels } from './pair-values.ts'
import { lettersOf, lineOfLetters, type VizLetter, type VizLine } from './text-line.ts'

/**
 * The further looks at a line. Cut out higher, the background above it looks less like a mark on a letter; with steeper
 * edges, marks and strokes show that blur has filled.
 */
const furtherPasses = [
  { height: 1.25, sharpened: false },
  { height: 1, sharpened: true },
] as const
/** A look that reads more than this part of a line otherwise shows something else, and says nothing. */
const maxOtherwise = 0.34
/** A title is no value: read with this certainty it needs no second look. */
const plainConfidence = 0.8
/** What is left of a letter beside which one look saw a blank, or another letter, and the other look did not. */
const doubtFactor = 0.7
/** A line whose every letter two looks together read with this certainty is not looked at a third time. */
const certainConfidence = 0.95

/**
 * Looks once or twice more at every line in Latin letters that may be a value: what stands at the page's head, and what stands right below or beside a
 * label; no label, plain title or line of a zone. What two looks read is as certain
 * as they are on the mean; where they differ the likelier one of both together is kept. Blanks are lost rather than made up: one
 * that either look saw is kept, and leaves a doubt.
 */
export async function refineLines(
  pageReader: PageReader,
  lines: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const { matches } = findLabels(lines)
  const nextToLabels = linesNextToLabels(lines, matches)
  const isHeader = (at: number) => matches.slice(0, at + 1).filter((match) => match !== null).length < 2
  const mayBeValue = (at: number) => isHeader(at) || nextToLabels.has(at)
  const values = lines.filter(
    (line, at) => line.script === undefined && matches[at] === null && mayBeValue(at) && !isNoValue(line),
  )
  const refined = new Map(values.map((line) => [line, line]))
  let doubtful: readonly VizLine[] = values
  for (const { height, sharpened } of furtherPasses) {
    const quads = doubtful.map(({ quad }) => heightenedQuad(quad, height))
    const recognised = await pageReader.readText(pageReader.pixels, quads, {
      alphabet: 'latin',
      sharpened,
      signal: pageReader.signal,
    })
    doubtful = doubtful.filter((line, at) => {
      const before = refined.get(line) ?? line
      const after = bothPasses(before, recognised[at]?.characters ?? [])
      refined.set(line, after)
      // A look that shows something else says nothing, and makes nothing certain.
      return after === before || !isCertain(after)
    })
  }
  return lines.map((line) => refined.get(line) ?? line)
}

/** Two looks agree: a third would say the same. */
function isCertain({ confidences }: VizLine): boolean {
  return confidences.every((one) => one >= certainConfidence)
}

/** A line of a zone that could not be read as one, a title, or the label of what is not read. */
function isNoValue(line: VizLine): boolean {
  return isPrintedMrzLine(line.text) || isPlainTitle(line) || isUnreadLabel(line.text)
}

/** What a document calls itself, read plainly; a state in it is a value, and is looked at like one. */
function isPlainTitle({ text, confidences }: VizLine): boolean {
  return (
    documentTypeFromTitle([text]) !== null &&
    stateByName(text) === null &&
    jurisdictionByName(text) === null &&
    confidences.every((one) => one >= plainConfidence)
  )
}

/** A line in the light of a second look at it. */
export function bothPasses(line: VizLine, second: readonly RecognisedCharacter[]): VizLine {
  const first = lettersOf(line)
  const pairs = alignPasses(
    first,
    second.map(({ symbol, confidence, centre, alternatives = [] }) => ({
      symbol,
      confidence,
      centre,
      alternatives,
    })),
  )
  const differences = pairs.filter(([one, other]) => one?.symbol !== other?.symbol).length
  if (differences > maxOtherwise * Math.max(2, first.length)) return line
  const letters: VizLetter[] = []
  for (const [one, other] of pairs) {
    if (one !== null && other !== null) letters.push(mergeLetters(one, other))
    else addDoubt(letters, one ?? other, one !== null)
  }
  return lineOfLetters(letters, line.quad)
}

function mergeLetters(one: VizLetter, other: VizLetter): VizLetter {
  const others = meanAlternatives([...one.alternatives, ...other.alternatives])
  if (one.symbol === other.symbol)
    return { ...one, confidence: combinedConfidence(one, other), alternatives: others }
  const [best = one, ...rest] = meanAlternatives([one, ...one.alternatives, other, ...other.alternatives])
  return { ...best, alternatives: rest, centre: one.centre }
}

/** What two looks together make of every symbol that either saw, best first. */
function meanAlternatives(seen: readonly Alternative[]): readonly Alternative[] {
  const totals = new Map<string, number>()
  for (const { symbol, confidence } of seen) totals.set(symbol, (totals.get(symbol) ?? 0) + confidence / 2)
  return [...totals]
    .map(([symbol, confidence]) => ({ symbol, confidence }))
    .sort((a, b) => b.confidence - a.confidence)
}

/** A mark is smaller in the higher cut and fainter in the softer look: that both looks saw it says enough. */
function combinedConfidence(one: VizLetter, other: VizLetter): number {
  if (/\P{ASCII}/u.test(one.symbol)) return Math.max(one.confidence, other.confidence)
  return (one.confidence + other.confidence) / 2
}

/** What one look alone saw: a blank stays, a letter only when the first look saw it. About a blank no letter is in doubt. */
function addDoubt(letters: VizLetter[], seen: VizLetter | null, isFirst: boolean): void {
  const before = letters.pop()
  if (before !== undefined) {
    const { symbol, alternatives, centre } = before
    const confidence = before.confidence * doubtFactor
    const same = seen?.symbol === ' ' ? [{ symbol, confidence: before.confidence - confidence }] : []
    letters.push({ symbol, confidence, alternatives: [...same, ...alternatives], centre })
  }
  if (seen !== null && (isFirst || seen.symbol === ' '))
    letters.push({ ...seen, confidence: seen.confidence / 2 })
}
