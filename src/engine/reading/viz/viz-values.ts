import type { LabelLanguage } from '../../documents/viz/languages/all-languages.ts'
import { documentTypeFromTitle } from '../../documents/viz/titles/document-title.ts'
import type { LabelMatch } from '../../documents/viz/match-label.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import type { DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { findLabels, type PageLabels } from './find-labels.ts'
import { type PartlyLabelled, valuesByElimination } from './values-by-elimination.ts'
import { typeOfMisreadTitle } from './misread-words.ts'
import { hasFigureGap } from './has-figure-gap.ts'
import { mayLackFigure } from './may-lack-figure.ts'
import { mayBeNames } from './may-be-names.ts'
import { measureValue, noSurerThan, type VizValue } from './measure-value.ts'
import { nameByPlace } from './names-by-place.ts'
import { numberUnderTitle } from './number-under-title.ts'
import { pairValues } from './pair-values.ts'
import { textsOf, type VizLine } from './text-line.ts'
import type { ValuePiece } from './value-piece.ts'
import { canBeValue, valuePieces } from './value-pieces.ts'
import { matchKindField } from './kinds/kind-fields.ts'
import type { KindOnPage } from './kinds/kind-on-page.ts'
import { withKindLabels } from './kinds/with-kind-labels.ts'
import { type ReadValue, valueReader } from './value-reader.ts'
import { inDoubtOfBlank } from './in-doubt-of-blank.ts'
import { inDoubtOfMark } from './in-doubt-of-mark.ts'
import { inDoubtOfSpecimen } from './in-doubt-of-specimen.ts'
import { settledLabels } from './settled-labels.ts'
import { labelledKeys, valuesByKey } from './values-by-key.ts'
import { withoutStrokes } from './without-strokes.ts'
import { inDoubtOfScript } from './scripts/in-doubt-of-script.ts'
import { joinedLines, joinedParts, maxUnlabelled, type MeasuredPiece } from './under/joined-lines.ts'
import { isInThirdScript, maxInThirdScript } from './scripts/in-third-script.ts'
import { inScriptOfOthers } from './scripts/in-script-of-others.ts'
import { classOfValue, type TextClass } from './scripts/text-class.ts'

/** What the labels of one page say. */
export interface VizValues {
  readonly values: ReadonlyMap<FieldKey, VizValue>
  /** Keys that the page has labels for. */
  readonly labelledKeys: readonly FieldKey[]
  readonly isNumbered: boolean
  /** True when the numbers are those of cards of North America. */
  readonly isAamva: boolean
  /** What it calls itself; null where it does not say. */
  readonly title: DocumentTypeLetter | null
  /** Lines that are neither labels nor values. */
  readonly otherLines: readonly VizLine[]
  /** Lines before this index stand at the page's head: above all labels but one, which may stand beside it. */
  readonly headerEnd: number
  /** Values that the arrangement of a person's document tells without their labels; absent where it is none. */
  readonly arranged?: ReadonlyMap<FieldKey, VizValue>
}

/** Values that stand where those of a kind do without a label. */
function unlabelledPieces(
  {
    lines,
    read,
    used,
  }: { readonly lines: readonly VizLine[]; readonly read: ReadValue; readonly used: ReadonlySet<number> },
  kind: KindOnPage | null,
): readonly MeasuredPiece[] {
  return lines.flatMap((line, at) => {
    const key = kind?.values.get(line)
    const field = key === undefined ? null : matchKindField(key)
    if (kind === null || field === null || used.has(at)) return []
    const value = read({ field, languages: [], errors: 0, valueStart: null }, line.text)
    if (value === null) return []
    const piece = { field, line: at, from: 0, to: line.text.length, value }
    return [{ piece, value: noSurerThan(kind.confidence, measureValue({ ...piece, line, labelErrors: 0 })) }]
  })
}

/** So many values must stand beside labels, and a name somewhere, before others are known by what is left for them. */
const minLabelled = 3
/** Of what stands beside labels so much, 0..1, must be more likely right than not. */
const leastRead = 0.5
const nameKeys: readonly VizField[] = ['surname', 'givenNames', 'name']
/** Fields whose labels stand beside dates and numbers alone. */
const strictFields: ReadonlySet<VizField> = new Set([
  'dob',
  'issued',
  'expiry',
  'documentNumber',
  'personalNumber',
  'sex',
])

/** Values beside labels that no table knows, on a page that says what it is. */
function eliminatedPieces(
  { lines, read, today }: Pick<PartlyLabelled, 'lines' | 'read' | 'today'>,
  {
    measured,
    labels,
    paired,
  }: {
    readonly measured: readonly MeasuredPiece[]
    readonly labels: PageLabels
    readonly paired: ReadonlySet<number>
  },
): readonly MeasuredPiece[] {
  const likely = measured.filter(({ value }) => value.lettersConfidence >= leastRead)
  const fields = new Set(likely.map(({ piece }) => piece.field))
  const used = new Set([...paired, ...measured.map(({ piece }) => piece.line)])
  // A label of text without one may be that of a date: `Выдано` says by whom, or when.
  const isStrict = (at: number): boolean => strictFields.has(labels.matches[at]?.field ?? 'name')
  const isUsed = (at: number): boolean => used.has(at) || (labels.matches[at] !== null && isStrict(at))
  const others = lines.filter((_, at) => labels.matches[at] === null && !used.has(at))
  const title = titleOf(others, { lines, matches: labels.matches })
  const isNamed = measured.some(({ piece: { field } }) => nameKeys.includes(field)) || mayBeNames(others)
  if (fields.size < minLabelled || !isNamed || title === null) return []
  const labelled = new Set(
    labels.matches.flatMap((match) => (match === null ? [] : [match.field, match.second ?? match.field])),
  )
  const dates = new Map(measured.map(({ piece: { field, value } }) => [field, value]))
  const found = valuesByElimination({
    lines,
    read,
    today,
    languages: labelLanguages(labels.matches),
    isUsed,
    dates,
    labelled,
  })
  return unsure(found, lines)
}

/** Values that no label names, none surer than such a one can be. */
function unsure(pieces: readonly ValuePiece[], lines: readonly VizLine[]): readonly MeasuredPiece[] {
  return pieces.flatMap((piece) => {
    const line = lines[piece.line]
    if (line === undefined) return []
    return [{ piece, value: noSurerThan(maxUnlabelled, measureValue({ ...piece, line, labelErrors: 0 })) }]
  })
}

/** Languages of all labels of the page. */
function labelLanguages(matches: readonly (LabelMatch | null)[]): readonly LabelLanguage[] {
  return [...new Set(matches.flatMap((match) => match?.languages ?? []))]
}

/**
 * Takes the labelled values out of the lines of one page. A label that stands there twice with different values says
 * nothing: two people may be on the page.
 */
export function vizValues(
  lines: readonly VizLine[],
  today: CalendarDate,
  kind: KindOnPage | null = null,
): VizValues {
  const seen = withKindLabels(findLabels(lines), lines, kind)
  const read = valueReader(lines, seen, { today, kind })
  const pairs = pairValues({
    lines,
    matches: seen.matches,
    isPossibleValue: (match, text) => canBeValue(read, match, text),
  })
  const labels = kind === null ? settledLabels(seen, lines, pairs) : seen
  const paired: ReadonlySet<number> = new Set(pairs.flatMap(({ label, value }) => [label, value]))
  const page = {
    lines,
    matches: labels.matches,
    read,
    isUsed: (line: number) => paired.has(line),
    isOfKind: kind !== null,
  }
  const measured: MeasuredPiece[] = pairs.flatMap((pair) =>
    valuePieces(page, pair).flatMap((piece) => {
      const line = lines[piece.line]
      const match = labels.matches[pair.label]
      if (line === undefined) return []
      const value = measureValue({ ...piece, line, labelErrors: match?.errors ?? 0 })
      const most = mostOf({ piece, line, value, label: lines[pair.label], match })
      return [{ piece, value: noSurerThan(most, value) }]
    }),
  )
  measured.push(...unlabelledPieces({ lines, read, used: paired }, kind))
  const isTaken = (at: number): boolean => paired.has(at) || measured.some(({ piece }) => piece.line === at)
  measured.push(
    ...unsure(nameByPlace({ lines, matches: labels.matches, read, isUsed: isTaken }, pairs), lines),
  )
  if (kind === null) measured.push(...eliminatedPieces({ lines, read, today }, { measured, labels, paired }))
  const both = inScriptOfOthers({ found: agreeingValues(measured, 'latin'), local: agreeingValues(measured, 'local') }, lines) // prettier-ignore
  const { local } = both
  const found = inDoubtOfScript(both.found, { local, lines })
  const used = new Set([...paired, ...measured.map(({ piece }) => piece.line)])
  const otherLines = lines.filter((_, at) => !used.has(at) && labels.matches[at] === null)
  const fields = labels.matches.flatMap((match) =>
    match === null ? [] : [match.field, match.second ?? match.field],
  )
  const [, second] = [...labels.matches.entries()].filter(([, match]) => match !== null)
  const number = fields.includes('documentNumber') ? null : numberUnderTitle(otherLines, read)
  if (number !== null) found.set('documentNumber', unlabelledNumber(number))
  return {
    values: inDoubt(valuesByKey({ found, local }, labelLanguages(labels.matches)), labels.matches),
    labelledKeys: labelledKeys(labels.matches, lines, { found, local }),
    isNumbered: labels.isNumbered,
    isAamva: labels.isAamva,
    title: titleOf(otherLines, { lines, matches: labels.matches }),
    otherLines: otherLines.filter((line) => line !== number?.line),
    headerEnd: second?.[0] ?? lines.length,
  }
}

/** Values, no surer than what else may stand in their places. */
function inDoubt(
  values: ReadonlyMap<FieldKey, VizValue>,
  matches: readonly (LabelMatch | null)[],
): ReadonlyMap<FieldKey, VizValue> {
  return withoutStrokes(inDoubtOfMark(inDoubtOfBlank(inDoubtOfSpecimen(values)), matches), matches)
}

/** What a page calls itself in lines that are neither labels nor values, or else in one that was hardly read. */
function titleOf(
  others: readonly VizLine[],
  page: { readonly lines: readonly VizLine[]; readonly matches: readonly (LabelMatch | null)[] },
): DocumentTypeLetter | null {
  return documentTypeFromTitle(textsOf(others)) ?? typeOfMisreadTitle(others, page)
}

interface LabelledPiece {
  readonly piece: ValuePiece
  readonly line: VizLine
  readonly value: VizValue
  readonly label: VizLine | undefined
  readonly match: LabelMatch | null | undefined
}

/** What a value beside a label is worth at most. */
function mostOf({ piece, line, value, label, match }: LabelledPiece): number {
  if (hasFigureGap(line, piece.from, piece.to)) return maxLacking
  if (isInThirdScript(line, label)) return maxInThirdScript
  const isDoubtful =
    match?.isDoubtful === true ||
    piece.isUnsure === true ||
    isUnseen(label) ||
    mayLackFigure(line.text.slice(piece.from, piece.to), value.value)
  return isDoubtful ? maxUnlabelled : 1
}

/** By field and script, the surest of equal values; a field with different ones in one script says nothing. */
function agreeingValues(measured: readonly MeasuredPiece[], valueClass: TextClass): Map<VizField, VizValue> {
  const found = new Map<VizField, VizValue>()
  const ofClass = joinedLines(measured).filter(
    ({ piece: { field, value } }) => classOfValue(field, value) === valueClass,
  )
  for (const field of new Set(ofClass.map(({ piece }) => piece.field))) {
    const readings = ofClass.flatMap(({ piece, value }) => (piece.field === field ? [value] : []))
    const [best] =
      field === 'addressEnd'
        ? joinedParts(readings)
        : readings.toSorted((a, b) => b.confidence - a.confidence)
    if (best !== undefined && (field === 'addressEnd' || readings.every(({ value }) => value === best.value)))
      found.set(field, best)
  }
  return found
}

/** And one that lacks a figure. */
const maxLacking = 0.3

/** Whether its place alone tells that a label stands there. */
function isUnseen(label: VizLine | undefined): boolean {
  return label?.confidences.every((one) => one === 0) ?? false
}

function unlabelledNumber({ line, value }: { readonly line: VizLine; readonly value: string }): VizValue {
  return noSurerThan(
    maxUnlabelled,
    measureValue({ line, from: 0, to: line.text.length, value, labelErrors: 0 }),
  )
}
