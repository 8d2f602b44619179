import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { lineOfLetters, type LinePosition, type VizLine } from './text-line.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/** A line of a card of North America, and the number that may stand above it. */
export interface NumberCandidate {
  readonly position: LinePosition
  /** Of the line; empty where its number was found before. */
  readonly text: string
  /** Where the number is; null where it was found before. */
  readonly quad: Quad<'upright'> | null
  /** Whether what was seen there may be one digit. */
  readonly isOneDigit: boolean
  readonly confidence: (digit: string) => number
}

/** How far two values of one column begin and stand apart at most, in parts of a line's height. */
const columnBounds = { apart: 1.5, down: 5 } as const
/** So many labels begin where the column does, apart by this part of a line's height at most. */
const column = { least: 2, apart: 0.75 } as const
/** How much lower or higher than the card's other lines a value is. */
const heightBounds = { lowest: 0.7, highest: 1.4 } as const
/** A digit seen so plainly says that the line is another one than its place tells. */
const contradicting = 0.3
/** So many times likelier than a 2 a 1 must be, and so likely, above a line that is the only one. */
const onlyName = { least: 0.3, likelier: 4 } as const

const nameLike = /^\p{L}[\p{L}'’. -]+$/u
/** A name has no number in it: a street has. */
const number = /\d.*\d/u
/** How an address begins: a street's number and its name. */
export const addressLike = /^\d+\p{L}?\s+\p{L}{2}/u

/** Whether a line stands right above another one in a column, no more than two lines of it between them. */
export function isAbove(a: LinePosition, b: LinePosition): boolean {
  const down = (b.middle - a.middle) / b.height
  return Math.abs(b.left - a.left) / b.height < columnBounds.apart && down > 0 && down < columnBounds.down
}

export const mayBeName = ({ text }: NumberCandidate): boolean => !number.test(text)

/** The label that was looked for above a line, as certain as it was seen; none where it was found before. */
export function numberAbove({ quad, confidence }: NumberCandidate, digit: string): readonly VizLine[] {
  if (quad === null) return []
  return [
    lineOfLetters([{ symbol: digit, confidence: confidence(digit), alternatives: [], centre: 0.5 }], quad),
  ]
}

interface CardColumn {
  /** Lines without a label, and names with one. */
  readonly candidates: readonly NumberCandidate[]
  /** Labels that were seen above lines. */
  readonly seen: readonly VizLine[]
  /** Where the card's labels stand. */
  readonly labels: readonly LinePosition[]
  /** Where all of its lines stand. */
  readonly others: readonly LinePosition[]
  readonly hasAddress: boolean
}

/**
 * Labels of names and address that nothing was seen of: a card of North America has surname, given names and address below each
 * other in a column of its values. They get no certainty: that of what stands there is bounded by it.
 */
export function labelsByPlace(card: CardColumn): readonly VizLine[] {
  const inColumn = card.candidates.filter((one) => one.quad !== null && standsInColumn(one, card))
  const isSeen = ({ quad }: NumberCandidate): boolean => card.seen.some((label) => label.quad === quad)
  const names = inColumn.filter((one) => nameLike.test(one.text) && !isSeen(one))
  const streets = inColumn.filter((one) => addressLike.test(one.text) && !isSeen(one))
  const isAddressSeen = card.hasAddress || card.seen.some(({ text }) => text === '8')
  return [
    ...(card.seen.some(({ text }) => text !== '8')
      ? []
      : namesByPlace(names, { ...card, elsewhere: plainestElsewhere(names, card) })),
    ...(isAddressSeen || streets.length > 1 ? [] : streets.flatMap((one) => unseenNumber(one, '8'))),
  ]
}

function standsInColumn({ position }: NumberCandidate, { labels, others }: CardColumn): boolean {
  const { left, height } = position
  const aligned = labels.filter((label) => Math.abs(label.left - left) <= column.apart * height)
  const usual = medianOf(others.map((line) => line.height)) ?? height
  return (
    aligned.length >= column.least &&
    height >= heightBounds.lowest * usual &&
    height <= heightBounds.highest * usual
  )
}

/** How plainly a digit was seen above lines that bear another one or none, such as a street or a signature. */
type SeenElsewhere = (digit: string) => number

function plainestElsewhere(names: readonly NumberCandidate[], { candidates }: CardColumn): SeenElsewhere {
  const others = candidates.filter((one) => one.quad !== null && !names.includes(one))
  return (digit) => Math.max(0, ...others.map((one) => one.confidence(digit)))
}

interface NamesOfCard extends Pick<CardColumn, 'candidates'> {
  readonly elsewhere: SeenElsewhere
}

function namesByPlace(names: readonly NumberCandidate[], card: NamesOfCard): readonly VizLine[] {
  const { candidates, elsewhere } = card
  const labelled = (digit: string) =>
    candidates.find(({ quad, confidence }) => quad === null && confidence(digit) === 1)
  const [surname, given] = [labelled('1'), labelled('2')]
  const [first, second, ...more] = names
  if (first === undefined || more.length > 0) return []
  if (surname !== undefined)
    return given === undefined && second === undefined ? givenBelow(surname, first, elsewhere) : []
  if (given !== undefined) return second === undefined ? surnameAbove(first, given, elsewhere) : []
  return second === undefined ? onlySurname(first, candidates) : bothNames(first, second, elsewhere)
}

function givenBelow(
  surname: NumberCandidate,
  one: NumberCandidate,
  elsewhere: SeenElsewhere,
): readonly VizLine[] {
  return isAbove(surname.position, one.position) && !isSeenAs(one, '1', elsewhere)
    ? unseenNumber(one, '2')
    : []
}

function surnameAbove(
  one: NumberCandidate,
  given: NumberCandidate,
  elsewhere: SeenElsewhere,
): readonly VizLine[] {
  return isAbove(one.position, given.position) && !isSeenAs(one, '2', elsewhere) ? unseenNumber(one, '1') : []
}

/** Given names stand below a surname, also below one that is not quite in the column; then nothing is said. */
function onlySurname(one: NumberCandidate, candidates: readonly NumberCandidate[]): readonly VizLine[] {
  const isSurname = one.confidence('1') >= Math.max(onlyName.least, onlyName.likelier * one.confidence('2'))
  const isBelowName = candidates.some(
    (other) => nameLike.test(other.text) && isAbove(other.position, one.position),
  )
  return isSurname && !isBelowName ? unseenNumber(one, '1') : []
}

/** Surname and given names, in whichever order the two lines are given. */
function bothNames(
  one: NumberCandidate,
  other: NumberCandidate,
  elsewhere: SeenElsewhere,
): readonly VizLine[] {
  const [upper, lower] = one.position.middle < other.position.middle ? [one, other] : [other, one]
  const isContradicted = isSeenAs(upper, '2', elsewhere) || isSeenAs(lower, '1', elsewhere)
  if (isContradicted || !isAbove(upper.position, lower.position)) return []
  return [...unseenNumber(upper, '1'), ...unseenNumber(lower, '2')]
}

/** What is seen no less plainly where it cannot be is seen nowhere. */
function isSeenAs({ confidence }: NumberCandidate, digit: string, elsewhere: SeenElsewhere): boolean {
  return confidence(digit) >= contradicting && confidence(digit) > elsewhere(digit)
}

function unseenNumber(candidate: NumberCandidate, digit: string): readonly VizLine[] {
  return numberAbove({ ...candidate, confidence: () => 0 }, digit)
}
