import { wordsOf } from '../labels/label-words.ts'
import type { LabelKind } from '../labels/label-kinds.ts'
import { matchLabel } from '../labels/match-label.ts'
import { areLevel, linesBetween, overlapAcross, type PrintPiece } from '../layout/print-piece.ts'
import { keyOfName } from '../people/mentions/mention-places.ts'
import { countryOf } from '../people/nationalities.ts'
import { nameIn } from '../people/parse-person.ts'
import { areRows } from './are-rows.ts'

/** A piece of print that is a name and nothing else. */
export interface Cell {
  readonly piece: PrintPiece
  readonly name: string
  readonly words: readonly string[]
}

const plainWords = (text: string): readonly string[] => wordsOf(text).map(({ plain }) => plain)

/** Words that are left of some when others are taken out, each once. */
function without(words: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...words]
  for (const word of taken) {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

const holdsAll = (words: readonly string[], parts: readonly string[]): boolean =>
  without(parts, words).length === 0

/**
 * A name is one piece of print, or goes on in the next line of its own cell. One that was put together of a piece that is a name by
 * itself and of a part of another cell is the first alone; one put together of two names that stand elsewhere by themselves is two.
 * In letters without capitals a cell does not show whether it is a whole name.
 *
 * @returns the one name that it is, or the two cells; itself where nothing speaks against it; null where it is none
 */
export function namesOfCells(
  name: string,
  pieces: readonly PrintPiece[],
): string | readonly [Cell, Cell] | null {
  const words = plainWords(name)
  const touching = pieces.filter(({ text }) => plainWords(text).some((word) => words.includes(word)))
  if (touching.some(({ text }) => holdsAll(plainWords(text), words)) || !/\p{Lu}/u.test(name)) return name
  const cells = touching.flatMap((piece) => cellOf(piece, words) ?? [])
  for (const cell of cells.toSorted((a, b) => b.words.length - a.words.length)) {
    const rest = without(words, cell.words)
    const second = cells.find((one) => keyOfName(one.words.join(' ')) === keyOfName(rest.join(' ')))
    if (second !== undefined) {
      if (areTwo(cell, second, pieces)) return [cell, second]
      continue
    }
    const printed = rest.filter((word) => !isMisread(word, pieces))
    const strange = without(printed, ownWords(printed, cell, pieces))
    if (strange.length === 0) return name
    return strange.length === rest.length ? cell.name : withoutWords(name, strange)
  }
  return cells.length > 0 ? name : nameOfBoxes(name, pieces)
}

/** A piece all of whose words are words of the name, two at least, and that is a name. */
function cellOf(piece: PrintPiece, words: readonly string[]): Cell | null {
  const label = matchLabel(piece.text)
  const value = label?.ends === 'colon' ? piece.text.slice(label.valueAt) : piece.text
  const text = value.replace(/^\s*\(?\d{1,2}[.)]\s+/u, '')
  const own = plainWords(text)
  if (own.length < 2 || own.length === words.length || !holdsAll(words, own)) return null
  const found = nameIn(text)
  return found?.kind !== 'person' || keyOfName(found.name) !== keyOfName(own.join(' ')) ? null : { piece, name: found.name, words: own }
} // prettier-ignore

/**
 * A name each word of which is a cell of its own: without those of boxes that are of something else, where others are of names. Words
 * that each stand in several cells, and not always together, are those of columns: `Filipino`, `Common`.
 */
function nameOfBoxes(name: string, pieces: readonly PrintPiece[]): string | null {
  const boxes = plainWords(name).map((word) => ({ word, own: pieces.filter(({ text }) => plainWords(text).join(' ') === word) }))
  if (boxes.length < 2 || boxes.some(({ own }) => own.length === 0)) return name
  const kinds = boxes.map(({ word, own }) => ({ word, kinds: own.flatMap((piece) => labelBefore(piece, pieces) ?? []) }))
  const named = kinds.filter((box) => box.kinds.some((kind) => ofNames.includes(kind)))
  const strange = kinds.filter((box) => box.kinds.length > 0 && !named.includes(box)).map(({ word }) => word)
  if (named.length > 1) return withoutWords(name, strange)
  return named.length === 0 && boxes.every((box) => standsApart(box.own, boxes.flatMap((one) => (one === box ? [] : one.own)))) ? null : name
} // prettier-ignore

/** Whether a word stands in several cells, one of them with none of the others near. */
const standsApart = (own: readonly PrintPiece[], others: readonly PrintPiece[]): boolean =>
  own.length > 1 && own.some((piece) => !others.some((other) => isNear(piece, other)))

const areTwo = (one: Cell, other: Cell, pieces: readonly PrintPiece[]): boolean =>
  standAlone(one, other, pieces) ||
  standAlone(other, one, pieces) ||
  areRows([one.piece, other.piece], pieces)

/** Whether one stands in the print where the other is not next to it. */
const standAlone = (one: Cell, other: Cell, pieces: readonly PrintPiece[]): boolean =>
  pieces.some(
    (piece) =>
      keyOfName(piece.text) === keyOfName(one.name) &&
      !pieces.some((next) => keyOfName(next.text) === keyOfName(other.name) && isNext(piece, next)),
  )

/** `ỊMoor`: whether a word was printed with one sign more before it, which is left out. */
const isMisread = (word: string, pieces: readonly PrintPiece[]): boolean => {
  const own = pieces.flatMap(({ text }) => plainWords(text))
  return (
    !own.includes(word) &&
    own.some((one) => one.length === word.length + 1 && one.endsWith(word) && /^\p{L}{3,}$/u.test(one))
  )
}

/**
 * Those of the further words that are a cell of their own: which a label names, in which the name goes on below, or which stands by
 * this name alone.
 */
function ownWords(rest: readonly string[], cell: Cell, pieces: readonly PrintPiece[]): readonly string[] {
  const names = pieces.filter((piece) => isSame(piece, cell.piece))
  const whole = pieces.filter(({ text }) => isOfWords(text, rest))
  return whole.flatMap((one) => {
    const own = plainWords(one.text)
    const all = pieces.filter(({ text }) => plainWords(text).some((word) => own.includes(word)))
    const areTogether = all.length <= names.length && all.every((piece) => names.some((name) => isNear(name, piece)))
    const isOwn = areTogether || isLabelled(one, cell.piece, pieces) || (names.some((name) => goesOn(name, one)) && labelBefore(one, pieces) === null)
    return isOwn ? own : []
  })
} // prettier-ignore

const isOfWords = (text: string, words: readonly string[]): boolean =>
  !/[,;]\s*\S/u.test(text) &&
  plainWords(text).length > 0 &&
  holdsAll(words, plainWords(text)) &&
  kindsOf(text) === null

/** The next line of a cell, which names no nationality. */
const goesOn = (upper: PrintPiece, lower: PrintPiece): boolean =>
  isNext(upper, lower) && linesBetween(upper, lower) > halfLine && Math.abs(upper.left - lower.left) < upper.height && countryOf(lower.text) === null // prettier-ignore
const halfLine = 0.5

/** What the label before a piece in its line names; null where none stands there. */
function labelBefore(piece: PrintPiece, pieces: readonly PrintPiece[]): readonly LabelKind[] | null {
  const before = pieces.filter((one) => areLevel(one, piece) && one.right <= piece.left)
  const nearest = before.toSorted((a, b) => b.right - a.right)[0]
  return nearest === undefined ? null : kindsOf(nearest.text)
}

function kindsOf(text: string): readonly LabelKind[] | null {
  const label = matchLabel(text)
  return label === null || label.ends === 'bare' ? null : label.kinds
}

/** Whether a label of names stands before a piece in its line, or over it where the name stands beside it. */
function isLabelled(piece: PrintPiece, name: PrintPiece, pieces: readonly PrintPiece[]): boolean {
  const isOver = (one: PrintPiece) => one.page === piece.page && one.middle < piece.middle && overlapAcross(one, piece) > 0
  const over = areLevel(piece, name) ? pieces.filter(isOver).map(({ text }) => kindsOf(text)) : []
  return [labelBefore(piece, pieces), ...over].some((kinds) => kinds?.some((kind) => ofNames.includes(kind)))
} // prettier-ignore
const ofNames: readonly LabelKind[] = ['personName', 'givenName']

/** A name without words, each as often as it is given. */
function withoutWords(name: string, words: readonly string[]): string {
  const left = [...words]
  const kept = name.split(/\s+/u).filter((word) => {
    const own = plainWords(word)
    if (own.length === 0 || !holdsAll(left, own)) return true
    left.splice(0, left.length, ...without(left, own))
    return false
  })
  return kept.join(' ')
}

const isSame = (a: PrintPiece, b: PrintPiece): boolean => a.text === b.text

/** Boxes of surname and given names stand this close, in heights. */
const nextBox = 6
const isNear = (a: PrintPiece, b: PrintPiece): boolean =>
  a.page === b.page && Math.abs(linesBetween(a, b)) < nextBox

/** Farther apart, lines are of two cells, and so are words of one line; in heights. */
const nextLine = 1.9
const besides = 3

function isNext(a: PrintPiece, b: PrintPiece): boolean {
  if (a.page !== b.page) return false
  const height = Math.max(a.height, b.height)
  if (areLevel(a, b)) return -overlapAcross(a, b) < besides * height
  return overlapAcross(a, b) > 0 && Math.abs(linesBetween(a, b)) < nextLine
}
