import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import { monthOfWord } from '../../../documents/viz/dates/month-words.ts'
import { matchLabel } from '../../../documents/viz/match-label.ts'
import type { PageReader } from '../../page-reader.ts'
import { meanConfidence, type VizLine } from '../text-line.ts'
import { readAs } from './read-in-scripts.ts'
import { isShownOtherwise, mayLookLatin } from './latin-shapes.ts'

/**
 * So many lines, and this part of all, in one script make it the script of the page; fewer do where they were read with such mean
 * certainty: a page of short words and figures shows little of its script.
 */
const leastOfPage = { lines: 2, share: 0.2, certainShare: 0.1, certain: 0.9 } as const
/** A line in a third script was mistaken for it, unless it was read with more mean certainty. */
const plainlyThird = 0.9
/** What is left of the certainty of one that was read no better in the script of the page: it is most likely neither. */
const leftOfThird = 0.6
/** A line that was read with more mean certainty, 0..1, is in Latin letters. */
const plainlyLatin = 0.95
/** Unless one of its words was read with less. */
const doubtfulWord = 0.8
/** So many lines with figures of the script show that the page has no others. */
const leastOfFigures = 2

/**
 * The lines of a page, those that were hardly read in Latin letters read once more in the script of the page: figures of that
 * script, and short words, do not show by themselves what they are. Nor do capitals that look like Latin ones, however surely
 * they were read: `EAAHNIKH` of `ΕΛΛΗΝΙΚΗ`.
 *
 * @param quads of all lines, read or not
 */
export async function withPageScript(
  pageReader: PageReader,
  quads: readonly Quad<'upright'>[],
  lines: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const script = scriptOfPage(lines)
  if (script === null || !(pageReader.scripts ?? []).includes(script)) return lines
  const seen = quads.map((quad) => ({ quad, line: lines.find((line) => line.quad === quad) ?? null }))
  const unsure = seen.filter(({ line }) => line === null || isUnsure(line, script))
  if (unsure.length === 0) return lines
  // What was read in a third script are no Latin words.
  const again = await readAs(pageReader, script, unsure.map(({ quad, line }) => ({ quad, line: line?.script === undefined ? line : null }))) // prettier-ignore
  const readings = unsure.map(({ quad, line }, at) => ({ quad, line, read: again[at] ?? null }))
  const ownFigures = readings.filter((one) => isBetter(one, script) && hasOwnFigures(one.read)).length + lines.filter(hasOwnFigures).length // prettier-ignore
  const isOfFigures = ({ line, read }: Reading): boolean =>
    ownFigures >= leastOfFigures && hasOwnFigures(read) && line !== null && hasLatinFigures(line)
  const better = new Map(
    readings.flatMap((one) =>
      one.read !== null && (isBetter(one, script) || isOfFigures(one)) ? [[one.quad, one.read] as const] : [],
    ),
  )
  return seen.flatMap(({ quad, line }) => {
    const read = better.get(quad) ?? line
    if (read === null) return []
    return isThird(read, script) ? { ...read, confidences: read.confidences.map((one) => one * leftOfThird) } : read // prettier-ignore
  })
}

/** A line as it was read, and as it is in the script of the page. */
interface Reading {
  readonly line: VizLine | null
  readonly read: VizLine | null
}

/** A line in a third script was most likely mistaken for it. */
function isThird(line: VizLine, script: PrintScript): boolean {
  return line.script !== undefined && line.script !== script && meanConfidence([line]) < plainlyThird
}

/** Whether a line may be in the script of the page after all. */
function isUnsure(line: VizLine, script: PrintScript): boolean {
  if (line.script !== undefined) return isThird(line, script)
  if (mayLookLatin(script, line.text) || hasLatinFigures(line) || monthIn(line) === 'none') return true
  return meanConfidence([line]) < plainlyLatin || hasDoubtfulWord(line)
}

function hasDoubtfulWord({ text, confidences }: VizLine): boolean {
  return [...text.matchAll(/\S+/g)].some(({ 0: word, index }) => {
    const sum = confidences.slice(index, index + word.length).reduce((all, one) => all + one, 0)
    return sum < doubtfulWord * word.length
  })
}

function isBetter({ line, read }: Reading, script: PrintScript): boolean {
  if (read === null) return false
  if (line === null || isThird(line, script) || isShownOtherwise(read, line)) return true
  if (monthIn(line) === 'none' && monthIn(read) === 'some') return true
  if (matchLabel(line.text) === null && matchLabel(read.text) !== null) return true
  return !isPlainlyLatin(line) && meanConfidence([read]) > meanConfidence([line])
}

/** Whether the word between day and year of what is written like a date is a month; null of all else. */
function monthIn({ text }: VizLine): 'some' | 'none' | null {
  const word = /^\s*\d{1,2}[\s.]+(?=\S*\p{L})(\S{2,14})[\s.]+\d{4}\s*$/u.exec(text)?.[1]
  if (word === undefined) return null
  return monthOfWord(word, []) === null ? 'none' : 'some'
}

function isPlainlyLatin(line: VizLine): boolean {
  return meanConfidence([line]) >= plainlyLatin && !hasDoubtfulWord(line)
}

function hasOwnFigures(line: VizLine | null): boolean {
  return line !== null && /(?:(?![0-9])\p{Nd}.?){4}/u.test(line.text)
}

const likeFigures = /^[\d\p{Script=Latin}/.\- ]*(?:\d.?){4}[\d\p{Script=Latin}/.\- ]*$/u

/** A line of figures and letters, one of them doubtful: figures of another script look like other ones of Europe, and like letters. */
function hasLatinFigures({ text, script, confidences }: VizLine): boolean {
  return script === undefined && likeFigures.test(text) && confidences.some((one) => one < plainlyLatin)
}

/**
 * One line in a script, read with such mean certainty and of so many letters, makes it the script of a page of which so many lines were
 * hardly read in Latin letters: capitals of Greek mostly look Latin.
 */
const alone = { certain: 0.95, letters: 4, unsure: 3 } as const

function isAloneOnPage([line]: readonly VizLine[], lines: readonly VizLine[]): boolean {
  if (line === undefined || meanConfidence([line]) < alone.certain) return false
  const unsure = lines.filter((one) => one.script === undefined && !isPlainlyLatin(one))
  return line.text.replace(/\P{L}/gu, '').length >= alone.letters && unsure.length >= alone.unsure
}

/** The script besides Latin in which most lines are. */
function scriptOfPage(lines: readonly VizLine[]): PrintScript | null {
  const byScript = new Map<PrintScript, VizLine[]>()
  for (const line of lines)
    if (line.script !== undefined) byScript.set(line.script, [...(byScript.get(line.script) ?? []), line])
  const [best] = [...byScript].toSorted((a, b) => b[1].length - a[1].length)
  if (best === undefined) return null
  const [script, ofScript] = best
  if (ofScript.length === 1) return isAloneOnPage(best[1], lines) ? script : null
  const share = meanConfidence(ofScript) >= leastOfPage.certain ? leastOfPage.certainShare : leastOfPage.share
  return ofScript.length >= Math.max(leastOfPage.lines, share * lines.length) ? script : null
}
