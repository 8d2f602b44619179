import type { VizField } from '../../../documents/viz/tables/labels.table.ts'
import { isUnreadInAnyCase } from '../../../documents/viz/is-unread-label.ts'
import { isBareTitle } from '../../../documents/viz/titles/document-title.ts'
import type { Point } from '../../../../vocabulary/imaging/pixels.ts'
import { textClass } from '../scripts/text-class.ts'
import { linePosition, meanConfidence, readingDirection, runsToTheLeft } from '../text-line.ts'
import type { ValuePage, ValuePiece } from '../value-piece.ts'
import { lineUnder, mostWithoutOrder } from './line-under.ts'
import { widthOfLetters } from './width-of-letters.ts'

/** Fields whose values documents print in several lines, with how many there may be below the first. */
const mostLines: ReadonlyMap<VizField, number> = new Map([
  ['surname', 1],
  ['givenNames', 2],
  ['placeOfBirth', 1],
  ['issueAuthority', 2],
  ['address', 3],
])
/** The part of a name that a line below the other part may be, where the page has no label for it. */
const otherPart: Readonly<Partial<Record<VizField, VizField>>> = { surname: 'givenNames', givenNames: 'surname' } // prettier-ignore
/** A line of the same value has letters as wide as the first within these parts; a label has narrower ones. */
const sameLetters = { least: 0.74, most: 1.4 } as const
/** It stands nearer than the next row of the page does: no further than this part of the way. */
const mostOfRow = 0.8
/** With less mean certainty, 0..1, it is not known what stands there. */
const leastRead = 0.8
/** What stands so near before a line, in its heights, is its label, read or not. */
const labelGap = 3.5
const sameLevel = 0.5

/**
 * A value with the lines right below it that it goes on with: begun where it begins, in letters of the same size and case, nearer than
 * the next row. An address goes on under a key of its own. Where such a line may as well be another value, the first is unsure.
 */
export function furtherLines(page: ValuePage, whole: ValuePiece): readonly ValuePiece[] {
  const most = mostLines.get(whole.field)
  const direction = readingDirection(page.lines.map(({ quad }) => quad))
  if (most === undefined || direction === null || page.isOfKind) return [whole]
  const found: ValuePiece[] = []
  for (let above = whole; found.length < most;) {
    const at = lineUnder(page, above.line, { most: mostWithoutOrder, from: above.from })
    if (at === null || !goesOn(page, { first: whole, above: above.line, at }, direction)) break
    if (!isOnlyMeaning(page, whole, at)) return [{ ...whole, isUnsure: true }]
    const next = pieceOf(page, whole, at)
    if (next === null) break
    found.push(next)
    above = next
  }
  return [whole, ...found]
}

function pieceOf({ lines, read }: ValuePage, { field }: ValuePiece, line: number): ValuePiece | null {
  const text = lines[line]?.text ?? ''
  const own = field === 'address' ? 'addressEnd' : field
  const value = read({ field: own, languages: [], errors: 0, valueStart: null }, text)
  if (value === null) return null
  const piece = { field: own, line, from: 0, to: text.length, value }
  return own === field ? { ...piece, goesOn: true } : { ...piece, isUnsure: true }
}

/** Whether a line can be nothing but more of a value: it was read, and of a name the other part has a label of its own. */
function isOnlyMeaning({ lines, matches }: ValuePage, { field }: ValuePiece, at: number): boolean {
  const line = lines[at]
  const other = otherPart[field]
  const isLabelled = matches.some((match) => match !== null && (match.field === other || match.second === other)) // prettier-ignore
  return line !== undefined && meanConfidence([line]) >= leastRead && (other === undefined || isLabelled)
}

interface Step {
  readonly first: ValuePiece
  readonly above: number
  readonly at: number
}

/** Whether a line under a value looks as if it went on with it. */
function goesOn(page: ValuePage, { first, above, at }: Step, direction: Point): boolean {
  const [own, before, line] = [page.lines[first.line], page.lines[above], page.lines[at]]
  if (own === undefined || before === undefined || line === undefined) return false
  const letters = widthOfLetters(line, direction) / widthOfLetters(own, direction)
  if (!(letters > sameLetters.least && letters < sameLetters.most)) return false
  if (textClass(line.text) !== textClass(first.value)) return false
  if (first.field !== 'address' && !isSameCase(line.text, first.value)) return false
  if (isUnreadInAnyCase(line.text) || isBareTitle(line.text)) return false
  const [upper, lower] = [linePosition(before.quad, direction), linePosition(line.quad, direction)]
  const row = rowHeight(page, upper.height, direction)
  return lower.middle - upper.middle < mostOfRow * row && !isLabelled(page, at, direction)
}

/** Whether two texts are both in capitals, or neither is. */
function isSameCase(one: string, other: string): boolean {
  const hasSmall = (text: string): boolean => /\p{Ll}{2}/u.test(text)
  return hasSmall(one) === hasSmall(other)
}

/** How far the labels of one column of the page stand below each other at least, in pixels; endless where no two do. */
function rowHeight({ lines, matches }: ValuePage, unit: number, direction: Point): number {
  const labels = lines.flatMap(({ quad }, at) => ((matches[at] ?? null) === null ? [] : [linePosition(quad, direction)])) // prettier-ignore
  const drops = labels.flatMap((one) =>
    labels.flatMap((other) => {
      const drop = other.middle - one.middle
      return drop > unit / 2 && Math.abs(other.left - one.left) < unit ? [drop] : []
    }),
  )
  return Math.min(...drops)
}

/** Whether something stands right before a line, as a label does. */
function isLabelled({ lines }: ValuePage, at: number, direction: Point): boolean {
  const own = lines[at]
  if (own === undefined || runsToTheLeft(own)) return false
  const place = linePosition(own.quad, direction)
  return lines.some((line, other) => {
    if (other === at) return false
    const { left, right, middle } = linePosition(line.quad, direction)
    const isOnLevel = Math.abs(middle - place.middle) < sameLevel * place.height
    return isOnLevel && left < place.left && place.left - right < labelGap * place.height
  })
}
