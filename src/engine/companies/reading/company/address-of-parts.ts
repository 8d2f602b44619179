import type { LabelKind } from '../labels/label-kinds.ts'
import {
  areAligned,
  belowOf,
  isLabel,
  type LabelledPage,
  type LabelledPiece,
  rightOf,
  rowsOf,
  valueInside,
} from '../layout/labelled-page.ts'
import { areLevel, certaintyOf, joined, linesBetween, type PrintPiece } from '../layout/print-piece.ts'
import type { OpenValue } from './open-value.ts'

/** Labels of the parts of an address. */
const partKinds: readonly LabelKind[] = ['street', 'postcode', 'city', 'seat']
/** How sure an address is that was put together, 0..1. */
const ofParts = 0.8
/** Parts that stand this close belong to one address, in heights from middle to middle. */
const apart = 4

interface Part {
  readonly label: LabelledPiece
  readonly value: PrintPiece
}

/** An address whose parts have labels of their own, the first of a document; null where none has two. */
export function addressOfParts(
  pages: readonly LabelledPage[],
  used: ReadonlySet<PrintPiece>,
): OpenValue | null {
  for (const page of pages) {
    const parts = page.pieces.flatMap((label) => (used.has(label.piece) ? [] : (partOf(page, label) ?? [])))
    const first = parts.findIndex(({ label }, at) => isStreet(label) && parts[at + 1] !== undefined)
    if (first < 0) continue
    const together = nextTo(parts.slice(first))
    if (together.length < 2) continue
    const pieces = rowsOf(together.map(({ value }) => ({ piece: value, label: null }))).flatMap((row) =>
      row.map(({ piece }) => piece),
    )
    return {
      value: pieces.map(({ text }) => text.replace(/[,;]\s*$/u, '')).join(' '),
      confidence: ofParts * Math.min(...pieces.map(certaintyOf)),
      ...{ page: pieces[0]?.page ?? 0, pieces },
    }
  }
  return null
}

const isStreet = ({ label }: LabelledPiece): boolean => label?.kinds.includes('street') === true

/** Parts of an address that its own label leaves out. */
const placeKinds: readonly LabelKind[] = ['postcode', 'city', 'seat']
/** How far under an address the next part stands, in heights from middle to middle. */
const nextPart = 2.6

/** An address that has no code of a place, with the place that stands under it beside a label of its own. */
export function withPlaceUnder(address: OpenValue, pages: readonly LabelledPage[]): OpenValue {
  const page = pages.find(({ pieces }) => pieces.some(({ piece }) => address.pieces.includes(piece)))
  if (page === undefined || postcode.test(address.value)) return address
  const parts = page.pieces.flatMap((label) => {
    const isOfPlace = placeKinds.includes(label.label?.kinds[0] ?? 'other')
    return isOfPlace ? (partOf(page, label) ?? []) : []
  })
  return parts.reduce((whole, { value }) => {
    const last = whole.pieces.at(-1)
    const isNext = last !== undefined && areAligned(last, value) && isWithin(linesBetween(last, value))
    return isNext && !whole.value.includes(value.text) ? withPart(whole, value) : whole
  }, address)
}

/** Lines of an address stand this close, in heights from middle to middle, and so many lack its postcode at most. */
const nextLine = 1.9
const mostLines = 2
/** A line that begins with the postcode of a place. */
const placeLine = /^(?:[A-Z]{1,2}-)?(?:\d{4}\s?-\s?\d{3}|\d{4,6}|\d{3}\s\d{2})\s+\p{Lu}/u

/** An address without a postcode, with the lines under its label up to one that begins with a postcode: `Freguesia: Bonfim`, `4000-447 PORTO`. */
export function withLinesToPostcode(address: OpenValue, pages: readonly LabelledPage[]): OpenValue {
  const last = address.pieces.at(-1)
  if (last === undefined || postcode.test(address.value)) return address
  const lines: PrintPiece[] = []
  const print = pages.flatMap(({ pieces }) => pieces.map(({ piece }) => piece))
  const start = print.find((piece) => areLevel(piece, last) && piece.left <= last.left)
  let before = last
  for (let at = 0; start !== undefined && at <= mostLines; at++) {
    const [next] = print
      .filter((piece) => piece.page === last.page && areAligned(start, piece) && isNextLine(before, piece))
      .toSorted((a, b) => a.middle - b.middle)
    if (next === undefined) return address
    const row = print.filter((piece) => areLevel(piece, next)).toSorted((a, b) => a.left - b.left)
    lines.push(row.reduce(joined))
    if (placeLine.test(next.text)) return lines.reduce(withPart, address)
    before = next
  }
  return address
}

const isNextLine = (upper: PrintPiece, lower: PrintPiece): boolean => {
  const lines = linesBetween(upper, lower)
  return lines > 0.6 && lines < nextLine
}

const postcode = /\d{4}|\d{3}\s\d{2}|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u
const isWithin = (lines: number): boolean => lines > 0.6 && lines < nextPart

function withPart(address: OpenValue, value: PrintPiece): OpenValue {
  return {
    ...address,
    value: `${address.value.replace(/[,;]\s*$/u, '')}, ${value.text}`,
    confidence: Math.min(address.confidence, ofParts * certaintyOf(value)),
    pieces: [...address.pieces, value],
  }
}

/** The number in a street, beside a label that names other numbers elsewhere. */
const isOfNumber = ({ label, piece }: LabelledPiece): boolean =>
  /^(?:n[oº°.]{0,2}|nr\.?|n[uú]m(?:ero|\.)?|number|hausnummer|huisnummer|nr domu|(?:numero )?civico)\s*:?$/iu.test(
    (label?.label ?? piece.text).trim(),
  )

/** `Logradouro` names a street in one register, and the whole address in another. */
const isOfAddress = (one: LabelledPiece): boolean =>
  isStreet(one) || isOfNumber(one) || partKinds.includes(one.label?.kinds[0] ?? 'other')

function partOf(page: LabelledPage, label: LabelledPiece): Part | null {
  if (!isOfAddress(label)) return null
  const inside = valueInside(label)
  const right = rightOf(page, label.piece)[0]
  const below = belowOf(page, label.piece)[0]
  const free = [right, below].find((one) => one !== undefined && !isLabel(one))
  const value = inside ?? free?.piece
  if (value === undefined || !/[\p{L}\d]/u.test(value.text)) return null
  return isOfNumber(label) && !/^\d{1,5}\s?[A-Za-z]?$/u.test(value.text) ? null : { label, value }
}

/** Parts up to the first gap. */
function nextTo(parts: readonly Part[]): readonly Part[] {
  const end = parts.findIndex(({ label }, at) => {
    const before = parts[at - 1]
    return before !== undefined && label.piece.middle - before.label.piece.middle > apart * label.piece.height
  })
  return end < 0 ? parts : parts.slice(0, end)
}
