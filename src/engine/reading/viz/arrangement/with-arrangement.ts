import { formatIsoDate, type CalendarDate } from '../../../documents/values/calendar-date.ts'
import { isUnreadInAnyCase } from '../../../documents/viz/is-unread-label.ts'
import { isLabelFragment } from '../../../documents/viz/label-fragment.ts'
import { orderOfDates, parsePrintedDate, type DateOrder } from '../../../documents/viz/parse-printed-date.ts'
import { stateByPrintedName } from '../../../documents/viz/state-by-printed-name.ts'
import { documentTypeFromTitle, isBareTitle } from '../../../documents/viz/titles/document-title.ts'
import { isUnofficialIssuer } from '../../../documents/viz/titles/is-unofficial-issuer.ts'
import type { DocumentTypeLetter } from '../../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import { measureValue, noSurerThan, type VizValue } from '../measure-value.ts'
import {
  linePosition,
  meanConfidence,
  readingDirection,
  type LinePosition,
  type VizLine,
} from '../text-line.ts'
import { maxUnlabelled } from '../under/joined-lines.ts'
import type { VizValues } from '../viz-values.ts'
import { arrangedDates, type DateKey } from './arranged-dates.ts'
import { pageBody, type FoundPortrait, type PageBody } from './page-body.ts'

/** How high names and numbers are, in heights of dates, and how far they begin from the column of one. */
const valuePlace = { lower: 0.6, higher: 1.9, shift: 1.5 } as const
/** Less of a date, and of a number, is likely right: it is none for certain. */
const leastRead = 0.4
const leastNumber = 0.2
/** Mean certainty of the letters of a name, 0..1, that stands there for certain. */
const leastName = 0.85
const numberKeys: readonly FieldKey[] = ['documentNumber', 'personalNumber']
const nameKeys: readonly FieldKey[] = ['lastName', 'fullName', 'firstName', 'lastNameLocal', 'fullNameLocal', 'firstNameLocal'] // prettier-ignore
const fullYear = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u
/** A word before it is its label. */
const documentNumber = /^(?![A-Z]{3,} )(?=(?:\D*\d){5})[A-Z0-9](?:[A-Z0-9]|[ ./-](?=[A-Z0-9])){5,19}$/
const nameLike = /^(?:\p{Lu}[\p{L}\p{M}'’.-]{2,}|[\p{Lo}\p{M}]{2,})(?: [\p{L}\p{M}'’.-]+)*$/u

interface Arrangement {
  readonly today: CalendarDate
  /** Those of the page. */
  readonly portraits: readonly FoundPortrait[]
}

/** A line that says a value, and where it stands. */
interface Found {
  readonly value: VizValue
  readonly place: LinePosition
}

interface PlacedLine {
  readonly line: VizLine
  readonly place: LinePosition
}

/**
 * The values of a page that calls itself an identity card, a licence or a permit, and those that its arrangement tells where labels are
 * not legible: below the title and beside a portrait stand a name, a number, and dates whose order says which is which. None of
 * them is sure. The same of any other page.
 */
export function withArrangement(
  viz: VizValues,
  lines: readonly VizLine[],
  { today, portraits }: Arrangement,
): VizValues {
  const { title } = viz
  const page = title === null || !personal.has(title) ? null : placedPage(lines, { today, portraits })
  if (page === null || title === null) return viz
  const isoDates = new Set(page.dates.map(({ value }) => value.value))
  const known = arrangedDates([...isoDates], { type: title, today })
  if (known === null || isContradicted(known, viz)) return viz
  const others = page.placed.filter(({ line }) => viz.otherLines.includes(line))
  const undated = others.filter(({ place }) => !page.dates.some((date) => date.place === place))
  const numbers = undated.flatMap((one) => numberOf(one, page.body) ?? [])
  const head = page.placed.flatMap(({ line, place }) => (place.middle < page.body.top ? [line] : []))
  return isOfState(head, title) && isPersons(viz, { ...page, others, numbers })
    ? { ...viz, arranged: arrangedValues(viz, { known, dates: page.dates, numbers }) }
    : viz
}

/** Passports and visas bear a zone beside all this. */
const personal: ReadonlySet<DocumentTypeLetter> = new Set(['I', 'D', 'R'])

interface Others extends Pick<PlacedPage, 'dates' | 'body'> {
  /** Neither labels nor values beside labels. */
  readonly others: readonly PlacedLine[]
  readonly numbers: readonly Found[]
}

/** Whether a name and a number stand on a page, beside labels or not. */
function isPersons({ values }: VizValues, { dates, body, others, numbers }: Others): boolean {
  const has = (keys: readonly FieldKey[]): boolean => keys.some((key) => values.has(key))
  const isNamed = has(nameKeys) || others.some((one) => isName(one, { body, values: [...dates, ...numbers] }))
  return isNamed && (has(numberKeys) || numbers.length > 0)
}

interface PlacedPage {
  readonly placed: readonly PlacedLine[]
  readonly dates: readonly Found[]
  readonly body: PageBody
}

/** The lines of a page with their places; null where no dates stand beside a portrait. */
function placedPage(lines: readonly VizLine[], { today, portraits }: Arrangement): PlacedPage | null {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return null
  const placed = lines.map((line) => ({ line, place: linePosition(line.quad, direction) }))
  const dates = datesOn(placed, today)
  const places = dates.map(({ place }) => place)
  const body = pageBody(places, portraits, direction)
  return body && { placed, dates, body }
}

/** Whether the head of a page has the title in a line of its own, and names no issuer that is no state. */
function isOfState(head: readonly VizLine[], type: DocumentTypeLetter): boolean {
  return (
    head.some(({ text }) => documentTypeFromTitle([text]) === type && isBareTitle(text)) &&
    !head.some(({ text }) => isUnofficialIssuer(text))
  )
}

function datesOn(placed: readonly PlacedLine[], today: CalendarDate): readonly Found[] {
  const order = orderOfDates(placed.map(({ line }) => line.text.slice(startOfDate(line))))
  return placed.flatMap(({ line, place }) => {
    const from = startOfDate(line)
    const value = fullYear.test(line.text) ? dateOf(line.text.slice(from), { order, today }) : null
    if (value === null) return []
    const measured = measureValue({ line, from, to: line.text.length, value, labelErrors: 0 })
    return measured.lettersConfidence < leastRead ? [] : [{ value: measured, place }]
  })
}

/** The first figure of a line: a label or a place may stand before its date. */
function startOfDate({ text }: VizLine): number {
  return Math.max(0, text.search(/\p{Nd}/u))
}

function dateOf(
  text: string,
  { order, today }: { readonly order: DateOrder | null; readonly today: CalendarDate },
): string | null {
  const date =
    parsePrintedDate(text, { kind: 'expiry', today, order }) ??
    parsePrintedDate(text, { kind: 'birth', today, order })
  return date === null ? null : formatIsoDate(date)
}

/** Whether a label says of a date that it is another one than its order tells. */
function isContradicted(known: ReadonlyMap<DateKey, string>, { values }: VizValues): boolean {
  return (['dob', 'issued', 'expiry'] as const).some((key) => {
    const labelled = values.get(key)?.value
    if (labelled === undefined) return false
    return [...known].some(([other, value]) => (other === key) !== (value === labelled))
  })
}

function isOfValues({ height }: LinePosition, { unit }: PageBody): boolean {
  return height > valuePlace.lower * unit && height < valuePlace.higher * unit
}

function numberOf({ line, place }: PlacedLine, body: PageBody): Found | null {
  const text = line.text.trim()
  if (!documentNumber.test(text) || fullDate.test(text) || !isOfValues(place, body)) return null
  const value = measureValue({ line, from: 0, to: line.text.length, value: text, labelErrors: 0 })
  return value.similarConfidence < leastNumber ? null : { value, place }
}

const fullDate = /^\d{1,4}[ ./-]\d{1,2}[ ./-]?\d{2,4}$/

/** Whether a line is in letters as names are, and begins where a date or a number does, or ends there. */
function isName(
  { line, place }: PlacedLine,
  { body, values }: { readonly body: PageBody; readonly values: readonly Found[] },
): boolean {
  const { text } = line
  const isInColumn = values.some(
    ({ place: other }) =>
      Math.abs(place.left - other.left) < valuePlace.shift * body.unit ||
      Math.abs(place.right - other.right) < valuePlace.shift * body.unit,
  )
  const isOther = isBareTitle(text) || stateByPrintedName(text) !== null || isUnreadInAnyCase(text) || isLabelFragment(text) // prettier-ignore
  return (
    nameLike.test(text) &&
    isInColumn &&
    isOfValues(place, body) &&
    !isOther &&
    meanConfidence([line]) >= leastName
  )
}

interface KnownDates {
  readonly known: ReadonlyMap<DateKey, string>
  readonly dates: readonly Found[]
  readonly numbers: readonly Found[]
}

/** Dates that no label tells, and the number that is the only one. */
function arrangedValues(
  { values, labelledKeys }: VizValues,
  { known, dates, numbers }: KnownDates,
): ReadonlyMap<FieldKey, VizValue> {
  const all = new Map<FieldKey, VizValue>()
  for (const [key, iso] of known) {
    const [surest] = dates
      .filter(({ value }) => value.value === iso)
      .toSorted((a, b) => b.value.confidence - a.value.confidence)
    if (surest !== undefined && !values.has(key)) all.set(key, noSurerThan(maxUnlabelled, surest.value))
  }
  const [only, ...others] = numbers
  const isKnown = values.has('documentNumber') || labelledKeys.includes('documentNumber')
  if (only !== undefined && others.length === 0 && !isKnown)
    all.set('documentNumber', noSurerThan(maxUnlabelled, only.value))
  return all
}
