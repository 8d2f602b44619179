import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { matchLabel } from '../../documents/viz/match-label.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { parseVizValue } from '../../documents/viz/parse-viz-value.ts'
import type { CachingPageReader } from '../viz/page-viz.ts'
import { readQuads } from '../viz/read-viz.ts'
import type { VizLine } from '../viz/text-line.ts'
import { otherPrintedBirth } from '../viz/other-printed-birth.ts'
import type { VizValue } from '../viz/measure-value.ts'
import { lookCosts, workLimits } from '../work/look-costs.table.ts'
import { costOfLine } from '../work/within-budget.ts'
import { workBudget, type WorkBudget } from '../work/work-budget.ts'
import { labelQuad } from './label-quad.ts'
import { confirmDifferences } from './confirm-differences.ts'
import { issueDate } from './issue-date.ts'
import { wholeLabel } from './whole-label.ts'
import { linesBeside, partLabels, type CodePlace, type LineBeside } from './lines-beside.ts'
import { codeMatcher, type MatchCode } from './match-code-values.ts'
import { seenAtAGlance } from './seen-at-a-glance.ts'
import { printValues, type PrintRead } from './print-values.ts'
import { asLongFirst, rankLines, type RankedLine } from './rank-lines.ts'

export interface PrintRequest {
  /** What the zone or the barcode says. */
  readonly code: DocumentReading
  readonly place: CodePlace
  readonly today: CalendarDate
}

/** What print beside a code says. */
export interface PrintBeside {
  readonly values: ReadonlyMap<FieldKey, VizValue>
  /** Keys of values that the code says too. */
  readonly confirmed: ReadonlySet<FieldKey>
  /** Keys of which a label was read, and the value was not. */
  readonly unanswered: readonly FieldKey[]
  /** Lines that were left unread when the work was done. */
  readonly unread: number
  /** Lines that say a title, the name of the state or a value of the code, and nothing else. */
  readonly known: readonly Quad<'upright'>[]
}

interface Work extends PrintRequest {
  readonly pageReader: CachingPageReader
  readonly lines: readonly LineBeside[]
  readonly budget: WorkBudget
  readonly matchCode: MatchCode
}

/**
 * Reads the print beside a zone or a barcode, as far as the work for it reaches: first what is expected to yield most. What the
 * code says too needs no label; of the others the labels are read.
 */
export async function readPrintBeside(
  pageReader: CachingPageReader,
  request: PrintRequest,
): Promise<PrintBeside> {
  const lines = linesBeside(pageReader.textLines(), request.place)
  const matchCode = codeMatcher(request.code.fields, request.today)
  const work: Work = { ...request, pageReader, lines, budget: workBudget(workLimits.beside), matchCode }
  const read = await readLinesBeside(work)
  const { values, confirmed, labelled } = printValues(read, work)
  const certain = await confirmDifferences(values, { ...work, confirmed })
  const unanswered = labelled.filter((key) => !certain.has(key))
  return { values: certain, confirmed, unanswered, unread: read.unread, known: read.known }
}

type LinesRead = PrintRead & Pick<PrintBeside, 'unread' | 'known'>

async function readLinesBeside(work: Work): Promise<LinesRead> {
  const { values: candidates } = partLabels(work.lines, work.place.unit)
  const seen = await glance(work, candidates)
  const ranked = rankLines(candidates, seen, work.code)
  const glanced = seenAtAGlance(candidates, seen, { code: work.code.fields, today: work.today })
  const isSettled = (line: LineBeside) => glanced.some((one) => one.line === line)
  const [values, labels]: [VizLine[], VizLine[]] = [[], []]
  let queue: readonly RankedLine[] = ranked.filter(
    ({ expected, line }) => expected !== 'title' && !isSettled(line),
  )
  let hasDate = glanced.some(({ key }) => key === 'dob')
  let unread = 0
  for (let next = queue[0]; next !== undefined; next = queue[0]) {
    queue = queue.slice(1)
    if (!isAffordable(work, next)) {
      unread++
      continue
    }
    const reading = readOne(work, next.line.quad)
    readAhead(work, next, queue.slice(0, linesAhead))
    const line = await reading
    if (line === null) continue
    values.push(line)
    if (!hasDate && isDate(line.text, work.today)) {
      hasDate = true
      if (!queue.some(({ expected }) => expected === 'date')) queue = asLongFirst(queue, next.line)
    }
    const label = next.expected !== 'name' && needsLabel(line, work) ? await readLabel(work, next.line) : null
    if (label !== null) labels.push(label)
  }
  const known = ranked.filter(({ isKnown }) => isKnown)
  return { values, labels, glanced, known: known.map(({ line }) => line.quad), unread }
}

/** So many lines are read while one is looked at and thought about: there are two readers of lines. */
const linesAhead = 2

/** Begins with the lines that come next, as far as they are read whatever this one says, so that no more work is done for it. */
function readAhead(work: Work, current: RankedLine, next: readonly RankedLine[]): void {
  let spent = work.budget.spent() + costOfLabel(work, current)
  for (const one of next) {
    spent += costOfLine(one.line.quad, { alphabet: 'latin' })
    if (spent > workFor[one.expected]) return
    // The caller that awaits it sees what went wrong.
    readOne(work, one.line.quad).catch(() => undefined)
    spent += costOfLabel(work, one)
  }
}

/** What the label of a line costs at most. */
function costOfLabel({ lines, place }: Work, { line, expected }: RankedLine): number {
  if (expected === 'name') return 0
  const quad = labelQuad(line, lines, place)
  return [true, false].reduce((sum, condensed) => sum + costOfLine(quad, { alphabet: 'latin', condensed }), 0)
}

/**
 * A value without its label says nothing: that of the last one is read even where the work is done. Labels are looked at condensed:
 * they are known words in low letters. Where letters show and no known word, they are looked at as they are.
 */
async function readLabel(work: Work, value: LineBeside): Promise<VizLine | null> {
  const quad = labelQuad(value, work.lines, work.place)
  for (const condensed of [true, false]) {
    work.budget.take(costOfLine(quad, { alphabet: 'latin', condensed }))
    const [label] = await readQuads(work.pageReader, [quad], { condensed })
    if (label === undefined) return null
    const whole = wholeLabel(label)
    if (whole !== null) return whole
  }
  return null
}

function isDate(text: string, today: CalendarDate): boolean {
  const context = { today, order: 'day first', languages: [] } as const
  return (['dob', 'expiry'] as const).some((field) => parseVizValue(field, text.trim(), context) !== null)
}

/** What the small reader makes of each line. */
async function glance({ pageReader, budget }: Work, lines: readonly LineBeside[]) {
  const affordable = lines.filter(() => budget.take(lookCosts.glance))
  return pageReader.readText(
    pageReader.pixels,
    affordable.map(({ quad }) => quad),
    { alphabet: 'mrz', signal: pageReader.signal },
  )
}

/** Up to how much work lines are read: what no code says is worth more than what is said again, and what is hardly print less. */
const workFor: Readonly<Record<RankedLine['expected'], number>> = {
  date: workLimits.beside,
  name: workLimits.beside,
  unknown: workLimits.beside,
  known: workLimits.besideAgain,
  faint: workLimits.besideFaint,
  letter: workLimits.besideFaint,
  title: workLimits.besideFaint,
}

function isAffordable({ budget }: Work, { line, expected }: RankedLine): boolean {
  const cost = costOfLine(line.quad, { alphabet: 'latin' })
  return budget.spent() + cost <= workFor[expected] && budget.take(cost)
}

async function readOne({ pageReader }: Work, quad: Quad<'upright'>): Promise<VizLine | null> {
  return (await readQuads(pageReader, [quad]))[0] ?? null
}

/** What the code says too is known without a label, and a label, or small letters as of a signature, have none. */
function needsLabel(line: VizLine, { code, today, matchCode }: Work): boolean {
  const { text } = line
  const isValue = text.trim().length > 1 && matchLabel(text) === null && !/\p{Ll}/u.test(text)
  return isValue && matchCode(text.trim()) === null && !isTellingDate(line, code, today)
}

/** A date of issue, or one that stands instead of the birth, needs no label. */
function isTellingDate(line: VizLine, { fields }: DocumentReading, today: CalendarDate): boolean {
  return issueDate(line.text, fields, today) !== null || otherPrintedBirth([line], fields, today) !== null
}
