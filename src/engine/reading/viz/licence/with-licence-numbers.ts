import { matchLabel } from '../../../documents/viz/match-label.ts'
import { matchNumberedLabel } from '../../../documents/viz/match-numbered-label.ts'
import { numberedLabels, type VizField } from '../../../documents/viz/tables/labels.table.ts'
import { documentTypeFromTitle } from '../../../documents/viz/titles/document-title.ts'
import type { Point } from '../../../../vocabulary/imaging/pixels.ts'
import { sliceLine } from '../split-labels.ts'
import {
  lineOfLetters,
  linePosition,
  readingDirection,
  type LinePosition,
  type VizLine,
} from '../text-line.ts'

/** So many labels in words make a licence one without numbers. */
const mostWorded = 1
const name = /^\p{L}[\p{L}\p{M}'’ .-]*\p{L}$/u
const birth = /^\d{1,2}[./ -]\d{1,2}[./ -]\d{4}[ ,]+\p{L}{2}/u
const date = /^\d{1,2}[./ -]\d{1,2}[./ -]\d{4}$/
const documentNumber = /^(?=(?:.*\d){4})[A-Z\d][A-Z\d /-]{4,}$/
const personalNumber = /^(?=(?:\D?\d){4})\d{2,}(?:[ /-]\d{2,})*$/
const address = /^(?=.*\d)(?=.*\p{L}{3})/u
const categories = /^[A-Z]{1,2}\d?E?(?:[ ,/]+[A-Z]{1,2}\d?E?)*$/
/** How far the rows of the column stand below each other, in heights of a line; the address stands apart from the others. */
const rows = { least: 0.7, most: 2.6, mostToAddress: 4.5 } as const
/** How far they begin apart, how their heights differ, and how far from a level print on it is, in the same measure. */
const column = { shift: 1.2, lower: 0.7, higher: 1.45, level: 0.55 } as const
/** Where a number stands before its value, in heights of that. */
const numberPlace = { gap: 0.2, width: 1, most: 2.5 } as const

/** What may be left of a number before a date. */
const beforeDate = /^\P{Nd}?\S{0,2}\s+(?=\d{1,2}[./ -]\d{1,2}[./ -]\d{4}$)/u

/** What stands on a licence in one place: its value, without the number that was read before it. */
interface Row {
  readonly line: VizLine
  readonly place: LinePosition
  /** In which it was read. */
  readonly from: VizLine
  /** What the number in its line means; null where none was read there. */
  readonly field: VizField | null
}

/** A number that stands alone. */
interface LoneNumber {
  readonly line: VizLine
  readonly field: VizField
}

/**
 * The lines of a driving licence with the harmonised numbers (Directive 2006/126/EC, annex I) that were not or wrongly read, where its
 * rows tell them: under two names a date with a place behind it, then two dates, below or beside each other. Their letters are of no
 * certainty: what stands beside them is known by its place alone. The same lines where any of these rows is missing, or labels are in
 * words.
 */
export function withLicenceNumbers(lines: readonly VizLine[]): readonly VizLine[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const isLicence = lines.some(({ text }) => documentTypeFromTitle([text]) === 'D')
  if (direction === null || !isLicence || wordedLabels(lines) > mostWorded) return lines
  const { rows: page, numbers } = rowsOf(lines, direction)
  const [born, ...others] = page.filter(({ line }) => birth.test(line.text))
  if (born === undefined || others.length > 0) return lines
  const up = (row: Row | null): Row | null => row && nextRow(page, row, { isUpward: true, most: rows.most })
  const down = (row: Row | null, most: number = rows.most): Row | null => row && nextRow(page, row, { isUpward: false, most }) // prettier-ignore
  const given = up(born)
  const surname = up(given)
  const issued = down(born)
  const beside = besideRow(page, [issued], date)
  const expiry = beside ?? down(issued)
  const last = beside === null ? expiry : issued
  const areNames = [surname, given].every((row) => row !== null && name.test(row.line.text) && !isTitle(row))
  const areDates = [issued, expiry].every((row) => row !== null && date.test(row.line.text))
  if (!areNames || !areDates) return lines
  const office = fitting(down(last), name)
  const number = fitting(down(office ?? last), documentNumber)
  const place = fitting(down(number, rows.mostToAddress), address)
  const onLevel = [
    ['4c', office ?? besideRow(page, [issued, expiry], name)],
    ['4d', besideRow(page, [issued, expiry], personalNumber)],
  ] as const
  const known = [
    ...([['1', surname], ['2', given], ['3', born], ['4a', issued], ['4b', expiry]] as const), // prettier-ignore
    ...([
      ['5', number],
      ['8', place],
      ['9', fitting(down(place), categories)],
    ] as const),
    ...onLevel,
  ]
  return withNumbers(lines, { numbers, known })
}

interface NumberedRows {
  readonly numbers: readonly LoneNumber[]
  /** Rows by the number that is theirs. */
  readonly known: readonly (readonly [label: string, row: Row | null])[]
}

/** Numbers that the rows tell better than what was read before them; of the others what was read goes first. */
const knownByRows: ReadonlySet<string> = new Set(['1', '2', '3', '4a', '4b'])

function withNumbers(lines: readonly VizLine[], { numbers, known }: NumberedRows): readonly VizLine[] {
  const wrong = new Set<VizLine>()
  const values = new Map<VizLine, VizLine>()
  const added = known.flatMap(([label, row]) => {
    if (row === null) return []
    const field = numberedLabels[label]
    const beside = numbers.filter(({ line }) => isBefore(line, row))
    if (row.field === field || beside.some((one) => one.field === field)) return []
    if (!knownByRows.has(label) && (beside.length > 0 || row.field !== null)) return []
    for (const { line } of beside) wrong.add(line)
    values.set(row.from, row.line)
    return [unseen(label, row)]
  })
  return [...lines.flatMap((line) => (wrong.has(line) ? [] : [values.get(line) ?? line])), ...added]
}

function wordedLabels(lines: readonly VizLine[]): number {
  return lines.filter(({ text }) => matchNumberedLabel(text) === null && matchLabel(text) !== null).length
}

function isTitle(row: Row | null): boolean {
  return row !== null && documentTypeFromTitle([row.line.text]) !== null
}

function fitting(row: Row | null, form: RegExp): Row | null {
  return row !== null && form.test(row.line.text) ? row : null
}

function rowsOf(
  lines: readonly VizLine[],
  direction: Point,
): { readonly rows: readonly Row[]; readonly numbers: readonly LoneNumber[] } {
  const matched = lines.map((line) => ({ line, match: matchNumberedLabel(line.text) }))
  const numbers = matched.flatMap(({ line, match }) =>
    match?.valueStart === null ? [{ line, field: match.field }] : [],
  )
  const rows = matched.flatMap(({ line, match }): readonly Row[] => {
    if (match?.valueStart === null) return []
    const start = match?.valueStart ?? beforeDate.exec(line.text)?.[0].length ?? 0
    const value = start === 0 ? line : sliceLine(line, start, line.text.length)
    const place = linePosition(value.quad, direction)
    return [{ line: value, place, from: line, field: match?.field ?? null }]
  })
  return { rows, numbers }
}

function isOnLevel(one: LinePosition, other: LinePosition): boolean {
  return Math.abs(one.middle - other.middle) < column.level * other.height
}

/** Whether a number stands right before a row. */
function isBefore({ quad }: VizLine, { line, place }: Row): boolean {
  const direction = readingDirection([line.quad])
  if (direction === null) return false
  const label = linePosition(quad, direction)
  const value = linePosition(line.quad, direction)
  const gap = value.left - label.right
  return isOnLevel(label, value) && gap > -place.height / 2 && gap < numberPlace.most * place.height
}

/** The next row of the column. */
function nextRow(
  page: readonly Row[],
  { place }: Row,
  { isUpward, most }: { readonly isUpward: boolean; readonly most: number },
): Row | null {
  const drop = (row: Row): number => ((row.place.middle - place.middle) / place.height) * (isUpward ? -1 : 1)
  const found = page.filter(
    (row) =>
      drop(row) > rows.least &&
      drop(row) < most &&
      Math.abs(row.place.left - place.left) < column.shift * place.height &&
      row.place.height > column.lower * place.height &&
      row.place.height < column.higher * place.height,
  )
  return found.toSorted((a, b) => drop(a) - drop(b))[0] ?? null
}

/** The only print of a form that stands to the right of one of two rows, on its level. */
function besideRow(page: readonly Row[], of: readonly (Row | null)[], form: RegExp): Row | null {
  const found = page.filter((row) =>
    of.some(
      (one) =>
        one !== null &&
        isOnLevel(row.place, one.place) &&
        row.place.left > one.place.right &&
        form.test(row.line.text) &&
        (form === date || !date.test(row.line.text)),
    ),
  )
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? null : only
}

/** A number where it would stand before a row. */
function unseen(label: string, { line, place }: Row): VizLine {
  const [topLeft, topRight, , bottomLeft] = line.quad
  const unit = place.height / (place.right - place.left)
  const [right, left] = [-numberPlace.gap * unit, -(numberPlace.gap + numberPlace.width) * unit]
  const along = ([x, y]: Point<'upright'>, by: number): Point<'upright'> => [
    x + by * (topRight[0] - topLeft[0]),
    y + by * (topRight[1] - topLeft[1]),
  ]
  const letters = Array.from(`${label}.`).map((symbol, at, all) => ({
    ...{ symbol, confidence: 0, alternatives: [] },
    centre: (at + 0.5) / all.length,
  }))
  return lineOfLetters(letters, [
    along(topLeft, left),
    along(topLeft, right),
    along(bottomLeft, right),
    along(bottomLeft, left),
  ])
}
