import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { isLabelFragment } from '../../documents/viz/label-fragment.ts'
import { matchLabel } from '../../documents/viz/match-label.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import { distance } from '../../imaging/geometry/points.ts'
import { parseVizValue } from '../../documents/viz/parse-viz-value.ts'
import type { CachingPageReader } from '../viz/page-viz.ts'
import { readQuads } from '../viz/read-viz.ts'
import { meanConfidence, type VizLine } from '../viz/text-line.ts'
import { minConfidence } from '../min-confidence.ts'
import { otherPrintedBirth } from '../viz/other-printed-birth.ts'
import type { VizValue } from '../viz/measure-value.ts'
import { lookCosts, workLimits } from '../work/look-costs.table.ts'
import { costOfLine } from '../work/within-budget.ts'
import { workBudget, type WorkBudget } from '../work/work-budget.ts'
import { labelQuad } from './label-quad.ts'
import { confirmDifferences } from './confirm-differences.ts'
import { issueDate } from './issue-date.ts'
import { wholeLabel } from './whole-label.ts'
import {
  labelSide,
  type LabelSide,
  lineAbove,
  linesBeside,
  partLabels,
  type CodePlace,
  type LineBeside,
} from './lines-beside.ts'
import { codeMatcher, type MatchCode } from './match-code-values.ts'
import { seenAtAGlance } from './seen-at-a-glance.ts'
import { printedValue } from './printed-value.ts'
import { printValues, type PrintRead } from './print-values.ts'
import { asLongFirst, rankLines, type RankedLine } from './rank-lines.ts'
import { valueByForm } from './value-by-form.ts'

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

interface Begun extends PrintRequest {
  readonly pageReader: CachingPageReader
  readonly lines: readonly LineBeside[]
  readonly budget: WorkBudget
  readonly matchCode: MatchCode
}

interface Work extends Begun {
  readonly labels: LabelSide
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
  const work: Begun = { ...request, pageReader, lines, budget: workBudget(workLimits.beside), matchCode }
  const read = await readLinesBeside(work)
  const { values, confirmed, labelled } = printValues(read, work)
  const certain = await confirmDifferences(values, { ...work, confirmed })
  const unanswered = labelled.filter((key) => !certain.has(key))
  return { values: certain, confirmed, unanswered, unread: read.unread, known: read.known }
}

interface LookedOver {
  readonly work: Work
  /** Lines that are more likely values, and what the small reader made of each. */
  readonly candidates: readonly LineBeside[]
  readonly seen: readonly (RecognisedLine | undefined)[]
  readonly ranked: readonly RankedLine[]
}

/** Glances at the lines that are likely values. Those that the code says too tell where labels stand. */
async function lookOver(begun: Begun): Promise<LookedOver> {
  const { unit } = begun.place
  const known = new Map<LineBeside, RecognisedLine | undefined>()
  const lookAt = async (labels: LabelSide): Promise<LookedOver> => {
    const { values: candidates } = partLabels(begun.lines, { unit, labels })
    const fresh = candidates.filter((line) => !known.has(line))
    const glances = await glance(begun, fresh)
    for (const [at, line] of fresh.entries()) known.set(line, glances[at])
    const seen = candidates.map((line) => known.get(line))
    const ranked = rankLines(candidates, seen, begun.code)
    return { work: { ...begun, labels }, candidates, seen, ranked }
  }
  const usual = await lookAt('above')
  const telling = usual.ranked.filter(({ expected }) => expected === 'known' || expected === 'name')
  const side = labelSide(telling.map(({ line }) => line), begun.lines, unit) // prettier-ignore
  return side === 'above' ? usual : lookAt(side)
}

type LinesRead = PrintRead & Pick<PrintBeside, 'unread' | 'known'>

async function readLinesBeside(begun: Begun): Promise<LinesRead> {
  const { work, candidates, seen, ranked } = await lookOver(begun)
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
    if (next.expected === 'name' || !needsLabel(line, work)) continue
    const { label, other } = await readLabel(work, next.line)
    if (label !== null) labels.push(label)
    if (other !== null)
      queue = [{ line: other, expected: 'unknown', isKnown: false, isShort: false }, ...queue]
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
function costOfLabel({ lines, place, labels }: Work, { line, expected }: RankedLine): number {
  return expected === 'name' ? 0 : costOfLine(labelQuad(line, lines, { ...place, labels }), labelLook)
}

/** Labels are looked at condensed: they are known words in low letters. */
const labelLook = { alphabet: 'latin', condensed: true } as const

/** Lower labels are not looked at, in pixels: their letters are less than five high, and no known word is seen. */
const leastLabel = 8

interface LabelLook {
  readonly label: VizLine | null
  /** What stands in its place as high as the value: another line of that value, perhaps its first one. */
  readonly other: LineBeside | null
}

/** Keys under which a code has what a label may be of, where it is not the same word. */
const keysInCode: Readonly<Partial<Record<VizField, FieldKey>>> = {
  surname: 'lastName',
  givenNames: 'firstName',
  name: 'lastName',
  nationality: 'nationalityIso3',
  dob: 'dob',
  expiry: 'expiry',
  issued: 'issued',
  documentNumber: 'documentNumber',
  personalNumber: 'personalNumber',
  sex: 'sex',
}

function isInCode(field: VizField, code: Fields): boolean {
  const key = keysInCode[field]
  return key !== undefined && (code[key] ?? []).length > 0
}

/** A value without its label says nothing: that of the last one is read even where the work is done. */
async function readLabel(work: Work, value: LineBeside): Promise<LabelLook> {
  const quad = labelQuad(value, work.lines, { ...work.place, labels: work.labels })
  if (distance(quad[0], quad[3]) < leastLabel) return { label: null, other: null }
  work.budget.take(costOfLine(quad, labelLook))
  const [seen] = await readQuads(work.pageReader, [quad], { condensed: true })
  const label = seen === undefined ? null : wholeLabel(seen, (field) => isInCode(field, work.code.fields))
  if (seen === undefined || label !== null) return { label, other: null }
  const above = work.labels === 'above' ? lineAbove(value, work.lines, work.place.unit) : null
  return { label, other: above !== null && isFurtherLine(seen, above, value) ? above : null }
}

/** A line of the same value is as high as it; a label is lower. */
const leastHigh = 0.88
/** A label that no one knows is in small letters, or hardly read; a beginning of so many letters was read. */
const leastCapitals = 4

function isFurtherLine(seen: VizLine, above: LineBeside, value: LineBeside): boolean {
  const isHigh = above.position.height >= leastHigh * value.position.height
  const letters = seen.text.replaceAll(/[^\p{L}\d]/gu, '')
  return isHigh && letters.length >= leastCapitals && meanConfidence([seen]) >= leastLegible
}

function isDate(text: string, today: CalendarDate): boolean {
  const context = { today, order: 'day first', languages: [] } as const
  return (['dob', 'expiry'] as const).some((field) => parseVizValue(field, text.trim(), context) !== null)
}

/** What the small reader makes of each line. */
async function glance({ pageReader, budget }: Begun, lines: readonly LineBeside[]) {
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

/** Read with less mean certainty, a line in small letters may be a signature. */
const leastLegible = 0.9

/** What the code says too is known without a label; a label has none, nor does what is too doubtful to be answered. */
function needsLabel(line: VizLine, { code, today, matchCode }: Work): boolean {
  const text = line.text.trim()
  if (text.length < 2 || matchLabel(text) !== null || isLabelFragment(text)) return false
  const isCertain = printedValue(line, text).similarConfidence >= minConfidence
  const isState = [code.fields.countryIso3, code.fields.nationalityIso3]
    .flat()
    .some((field) => field?.value === text)
  return isCertain && !isState && matchCode(text) === null && !isTelling(line, code, today)
}

/** A date of issue, or one that stands instead of the birth, needs no label, nor does what its form tells. */
function isTelling(line: VizLine, { fields }: DocumentReading, today: CalendarDate): boolean {
  return (
    issueDate(line.text, fields, today) !== null ||
    otherPrintedBirth([line], fields, today) !== null ||
    valueByForm(line, fields, today) !== null
  )
}
