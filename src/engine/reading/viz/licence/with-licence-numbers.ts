import { matchLabel } from '../../../documents/viz/match-label.ts'
import { matchNumberedLabel } from '../../../documents/viz/match-numbered-label.ts'
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
const numberPlace = { gap: 0.2, width: 1 } as const

/** What stands on a licence in one place: its value, without the number that was read before it. */
interface Row {
  readonly line: VizLine
  readonly place: LinePosition
  /** Whether its number was read, before it or in its line. */
  readonly isNumbered: boolean
}

/**
 * The lines of a driving licence with the harmonised numbers (Directive 2006/126/EC, annex I) that were not read, where its rows tell
 * them: under two names a date with a place behind it, then two dates. Their letters are of no certainty: what stands beside them is
 * known by its place alone. The same lines where any of these rows is missing, or labels are in words.
 */
export function withLicenceNumbers(lines: readonly VizLine[]): readonly VizLine[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const isLicence = lines.some(({ text }) => documentTypeFromTitle([text]) === 'D')
  if (direction === null || !isLicence || wordedLabels(lines) > mostWorded) return lines
  const page = rowsOf(lines, direction)
  const [born, ...others] = page.filter(({ line }) => birth.test(line.text))
  if (born === undefined || others.length > 0) return lines
  const up = (row: Row | null): Row | null => row && nextRow(page, row, { isUpward: true, most: rows.most })
  const down = (row: Row | null, most: number = rows.most): Row | null => row && nextRow(page, row, { isUpward: false, most }) // prettier-ignore
  const given = up(born)
  const surname = up(given)
  const issued = down(born)
  const expiry = down(issued)
  const areNames = [surname, given].every((row) => row !== null && name.test(row.line.text) && !isTitle(row))
  const areDates = [issued, expiry].every((row) => row !== null && date.test(row.line.text))
  if (!areNames || !areDates) return lines
  const number = fitting(down(expiry), documentNumber)
  const place = fitting(down(number, rows.mostToAddress), address)
  const beside = [
    ['4c', besideRow(page, [issued, expiry], name)],
    ['4d', besideRow(page, [issued, expiry], personalNumber)],
  ] as const
  const known = [
    ...([['1', surname], ['2', given], ['3', born], ['4a', issued], ['4b', expiry]] as const), // prettier-ignore
    ...([
      ['5', number],
      ['8', place],
      ['9', fitting(down(place), categories)],
    ] as const),
    ...beside,
  ]
  return [...lines, ...known.flatMap(([label, row]) => (row === null || row.isNumbered ? [] : [unseen(label, row)]))] // prettier-ignore
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

function rowsOf(lines: readonly VizLine[], direction: Point): readonly Row[] {
  const matches = lines.map(({ text }) => matchNumberedLabel(text))
  const numbers = lines.flatMap(({ quad }, at) => (matches[at]?.valueStart === null ? [linePosition(quad, direction)] : [])) // prettier-ignore
  return lines.flatMap((line, at): readonly Row[] => {
    const match = matches[at] ?? null
    if (match?.valueStart === null) return []
    const value = match === null ? line : sliceLine(line, match.valueStart, line.text.length)
    const place = linePosition(value.quad, direction)
    const isBeside = numbers.some((label) => isOnLevel(label, place) && label.right < place.left + place.height / 2 && place.left - label.right < 2.5 * place.height) // prettier-ignore
    return [{ line: value, place, isNumbered: match !== null || isBeside }]
  })
}

function isOnLevel(one: LinePosition, other: LinePosition): boolean {
  return Math.abs(one.middle - other.middle) < column.level * other.height
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
        !date.test(row.line.text),
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
