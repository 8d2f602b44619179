import type { MatchedLabel } from '../labels/match-label.ts'
import type { LabelKind } from '../labels/label-kinds.ts'
import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import { looksLikeCompany } from '../values/company-words.ts'
import {
  areAligned,
  belowOf,
  continuationOf,
  hasLabelBefore,
  indentedUnder,
  isLabel,
  type LabelledPage,
  type LabelledPiece,
  rightOf,
  valueInside,
} from '../layout/labelled-page.ts'
import { areLevel, linesBetween, type PrintPiece } from '../layout/print-piece.ts'
import { isRunOn } from '../layout/is-run-on.ts'
import { isWrapped } from '../layout/is-wrapped.ts'
import { currencyBelow } from './currency-below.ts'
import { lineAbove } from './line-above.ts'
import { parseValue, type ParsedValue, type ValueContext } from '../values/parse-value.ts'

/** Where a value stands by its label. */
export type Place = 'inside' | 'right' | 'below'

/** A value beside a label, as it may be the company's. */
export interface Candidate {
  readonly kind: LabelKind
  readonly parsed: ParsedValue
  /** What it was read from, from top to bottom; `parsed` counts its places in their joined text. */
  readonly pieces: readonly PrintPiece[]
  readonly place: Place
  readonly label: LabelledPiece
}

/** Kinds whose values go on in further lines. */
const severalLines: readonly LabelKind[] = ['address', 'name', 'legalForm']
const isOfLines = (kind: LabelKind): boolean => kind === 'address' || kind === 'legalForm'
/** Kinds whose form tells a value from other print. */
export const checkedKinds: readonly LabelKind[] = [
  'number',
  'taxNumber',
  'lei',
  'incorporated',
  'capital',
  'status',
]

/** Every value that may belong to a label, for each kind that the label may name. */
export function candidatesOf(
  page: LabelledPage,
  one: LabelledPiece,
  context: ValueContext,
): readonly Candidate[] {
  const { label } = one
  if (label === null) return []
  return placesOf(page, one).flatMap(({ place, first }) =>
    label.kinds.flatMap((kind) => candidateAt({ page, one, context }, { kind, place, first }) ?? []),
  )
}

interface Asked {
  readonly page: LabelledPage
  readonly one: LabelledPiece
  readonly context: ValueContext
}

type PlacedPiece = { readonly place: Place; readonly first: PrintPiece }

function placesOf(page: LabelledPage, one: LabelledPiece): readonly PlacedPiece[] {
  const inside = isOffice(one, valueInside(one)) ? null : valueInside(one)
  const right = rightOf(page, one.piece)[0]
  const free = right === undefined || isLabel(right) ? null : right.piece
  if (inside !== null)
    return [
      ...(isBareValue(one, inside) ? [{ place: 'inside', first: inside } as const] : []),
      ...(free !== null && isFartherNumber(inside, free) ? [{ place: 'right', first: free } as const] : []),
    ]
  const below =
    belowOf(page, one.piece).find((candidate) => !isLabel(candidate)) ?? indentedUnder(page, one.piece)
  const isBlocked = below === undefined || hasLabelBetween(page, one.piece, below.piece)
  return [
    ...(free === null ? [] : [{ place: 'right', first: free } as const]),
    ...(isBlocked ? [] : [{ place: 'below', first: below.piece } as const]),
  ]
}

/** `DOMICILIO FISCAL - ARCA`: the letters of an office behind a label of addresses are no address. */
const isOffice = ({ label }: LabelledPiece, inside: PrintPiece | null): boolean =>
  label?.kinds[0] === 'address' && inside !== null && /^\p{Lu}{2,6}$/u.test(inside.text)

/** `Datos registrales: Hoja`, and the number farther to the right. */
function isFartherNumber(inside: PrintPiece, right: PrintPiece): boolean {
  return !/\d/.test(inside.text) && inside.text.length < 16 && /\d{4}/.test(right.text)
}

function hasLabelBetween(page: LabelledPage, upper: PrintPiece, lower: PrintPiece): boolean {
  return belowOf(page, upper).some(
    (one) => isLabel(one) && one.piece.middle < lower.middle - lower.height / 2,
  )
}

/** What follows a label without a colon is its value only where it does not go on as a sentence. */
function isBareValue({ label, piece }: LabelledPiece, value: PrintPiece): boolean {
  if (label === null || label.ends !== 'bare') return true
  // A sign of quotation before a blank closes what stands before it: the end of a name in a sentence.
  const isAttached = /^(?:[\p{Lu}\d€£$]|["“„«]\S)/u.test(value.text) || isBehindBlank(label, piece)
  return (
    isAttached && (label.length > 1 || label.label === label.label.toUpperCase() || piece.text.length < 60)
  )
}

/** Signs of Han and Kana have no blanks between their words: behind a label, one parts its value. */
function isBehindBlank({ label, valueAt }: MatchedLabel, { text }: PrintPiece): boolean {
  const parts = /\s/u.test(text.charAt(valueAt - 1)) && /[\p{Script=Han}\p{Script=Katakana}]/u.test(label)
  return parts && /^[\p{Lo}(（]/u.test(text.slice(valueAt))
}

function candidateAt(
  { page, one, context }: Asked,
  { kind, place, first }: { readonly kind: LabelKind; readonly place: Place; readonly first: PrintPiece },
): Candidate | null {
  const pieces = [
    ...(isOfLines(kind) && place === 'right' ? lineAbove(page, one.piece, first) : []),
    first,
    ...(severalLines.includes(kind)
      ? [...goingOn(page, first, kind), ...furtherLines(page, one, { kind, first, place })]
      : sameLine(page, first, kind)),
  ]
  const text = joinedText(kind, pieces)
  const parsed = parseValue(kind, text, { ...context, labelText: one.piece.text })
  return parsed === null || isLooseAmount(kind, parsed, one)
    ? null
    : { kind, parsed, pieces, place, label: one }
}

/** Figures farther on in a line that begins as a label of an amount does, and no currency beside them. */
function isLooseAmount(kind: LabelKind, { form, start }: ParsedValue, { label }: LabelledPiece): boolean {
  return kind === 'capital' && label?.ends === 'bare' && form < 1 && start > 2
}

/** How wide a dash between blanks parts the words of an address, in heights. */
const dashGap = 2

/** A dash stands between them, or one of them is a number in a street or the code of a place and nothing else. */
const isOfOneLine = (before: string, text: string): boolean =>
  /^[-–—]/u.test(text) ||
  /[-–—]$/u.test(before) ||
  /^\s*\d{1,6}\s*$/u.test(before) ||
  /^\s*\d{4,6}\s*$/u.test(text)

/** `Carrera 17 # 66`, and beside it `- 33, Medellín`: the rest of a line that was found in several pieces. */
function goingOn(page: LabelledPage, first: PrintPiece, kind: LabelKind): readonly PrintPiece[] {
  if (kind === 'name') return formBeside(page, first)
  const parts: PrintPiece[] = []
  for (const { piece, label } of kind === 'address' ? rightOf(page, first) : []) {
    const last = parts.at(-1) ?? first
    const isNear = piece.left - last.right < dashGap * first.height && label === null
    if (!isNear || !isOfOneLine(last.text, piece.text)) break
    parts.push(piece)
  }
  return parts
}

/** How far from its name a form stands in the same line, in heights, and how long it is: one that is written out may go on below. */
const beside = { heights: 4, letters: 14 } as const

/** `OLEIFICIO MONVISO`, and beside it `- S.R.L.`: the form of a name that has none yet. */
function formBeside(page: LabelledPage, name: PrintPiece): readonly PrintPiece[] {
  const [next] = looksLikeCompany(name.text) ? [] : rightOf(page, name)
  if (next === undefined || next.piece.left - name.right > beside.heights * name.height) return []
  if (next.piece.text.length > beside.letters) return []
  return legalFormCode(next.piece.text.replace(/^[\s,–—-]+/u, '')) === null ? [] : [next.piece]
}

/** An amount and its currency, or a number and its letter, may stand apart. */
function sameLine(page: LabelledPage, first: PrintPiece, kind: LabelKind): readonly PrintPiece[] {
  if (kind !== 'capital' && kind !== 'number') return []
  const [next] = rightOf(page, first)
  const isFar = next === undefined || isLabel(next) || next.piece.left - first.right > 4 * first.height
  if (isFar) return kind === 'capital' ? currencyBelow(page, first) : []
  return kind === 'number' && isWholeNumber(first.text) && next.piece.text.length > 3 ? [] : [next.piece]
}

/** Beside a number that is whole, another one stands in a column of its own. */
const isWholeNumber = (text: string): boolean => /\d{4}/.test(text.replace(/[\s./-]/g, ''))

function furtherLines(
  page: LabelledPage,
  one: LabelledPiece,
  { kind, first, place }: { readonly kind: LabelKind; readonly first: PrintPiece; readonly place: Place },
): readonly PrintPiece[] {
  const further = continuationOf(page, first, one.piece)
  if (kind === 'address')
    return place === 'inside' && further.length === 0
      ? hanging(page, one)
      : upToLetter(further).filter((piece) => !isNoAddress(piece.text))
  if (kind === 'name') return furtherOfName({ page, one, place, first }, further)
  if (legalFormCode(first.text) !== null) return []
  const [second] = further
  return second !== undefined && goesOnIn(second, { kind, first }) ? [second] : []
}

/** The form of a name in a row of its own, or the line in which it goes on. */
function furtherOfName(
  { page, one, place, first }: { readonly page: LabelledPage; readonly one: LabelledPiece; readonly first: PrintPiece; readonly place: Place },
  further: readonly PrintPiece[],
): readonly PrintPiece[] {
  const form = formBelow(page, first, one.piece)
  if (form !== undefined) return [form]
  // Behind its label in the same line, a name goes on where the label begins.
  const under = place === 'inside' ? continuationOf(page, one.piece, one.piece) : []
  const [second] = [...further, ...under]
  return second !== undefined && isNameWrapped(page, first, second) ? [second] : []
} // prettier-ignore

/** A name whose column was too narrow for it: what follows ends its form, or no form has ended it yet. */
function isNameWrapped(page: LabelledPage, first: PrintPiece, second: PrintPiece): boolean {
  if (isCompletedBy(first.text, second.text)) return true
  if (linesBetween(first, second) >= nextInName || isSameName(first.text, second.text)) return false
  const pieces = page.pieces.map(({ piece }) => piece)
  if (legalFormCode(first.text) !== null) return true
  if (looksLikeCompany(first.text))
    return legalFormCode(second.text) !== null && isWrapped(pieces, first, second)
  return isWrapped(pieces, first, second) || goesOnIn(second, { kind: 'name', first })
}
/** Lines of one name stand this close, in heights from middle to middle. */
const nextInName = 1.55

/** `SLAVONSKI HRAST društvo s …`, and under it `SLAVONSKI HRAST d.o.o.`: the same, written shorter. */
const isSameName = (first: string, second: string): boolean =>
  (first.split(' ')[0] ?? '').toLowerCase() === (second.split(' ')[0] ?? '').toLowerCase()

/** Lines up to the next one that has a letter of its own, `c) Gegenstand`. */
function upToLetter(lines: readonly PrintPiece[]): readonly PrintPiece[] {
  const at = lines.findIndex(({ text }) => /^\s*[b-h]\)\s/.test(text))
  return at < 0 ? lines : lines.slice(0, at)
}

/** A name goes on where the next line ends its form; a name or a form, where its first line is full. */
function goesOnIn(
  second: PrintPiece,
  { kind, first }: { readonly kind: LabelKind; readonly first: PrintPiece },
): boolean {
  if (kind === 'name' && isCompletedBy(first.text, second.text)) return true
  if (kind === 'legalForm' && legalFormCode(`${first.text} ${second.text}`) !== null) return true
  const isFull = first.right - first.left > 14 * first.height && second.text.length < first.text.length
  return isFull && linesBetween(first, second) < 1.45
}

/** `… SPÓŁKA Z OGRANICZONĄ`, and in the next line the rest of the form. */
const isCompletedBy = (first: string, second: string): boolean =>
  !looksLikeCompany(first) && !looksLikeCompany(second) && looksLikeCompany(`${first} ${second}`)

/** How far under a name its legal form may stand by itself, in heights from middle to middle. */
const formLines = 3.2

/** `STALMEX PRODUKCJA`, and in the next row of the cell its form. */
function formBelow(page: LabelledPage, name: PrintPiece, label: PrintPiece): PrintPiece | undefined {
  if (looksLikeCompany(name.text)) return undefined
  const [below] = belowOf(page, name, formLines).filter(({ piece }) => areAligned(name, piece))
  const isForm = below !== undefined && !isLabel(below) && legalFormCode(below.piece.text) !== null
  return isForm && !hasLabelBefore(page, below.piece, label) ? below.piece : undefined
}

/** Lines under a label whose value begins beside it and goes on where the label begins. */
function hanging(page: LabelledPage, one: LabelledPiece): readonly PrintPiece[] {
  const isFull = one.piece.right - one.piece.left > 22 * one.piece.height
  const pieces = page.pieces.map(({ piece }) => piece)
  const lines = continuationOf(page, one.piece, one.piece)
  const end = lines.findIndex((line, at) => {
    const isShorter = at === 0 && isFull && line.text.length < one.piece.text.length
    const before = lines[at - 1] ?? one.piece
    const isEnded = /\p{L}{3}\.\s*$/u.test(before.text)
    return isEnded || (!postcode.test(line.text) && !isShorter && !isWrapped(pieces, before, line))
  })
  return end < 0 ? lines : lines.slice(0, end)
}

/** A line that begins with the code of a place. */
const postcode =
  /^(?:[A-Z]{1,2}-)?\d{2,5}[- ]?\d{0,4}(?:\s[A-Z]{2})?\s+\p{Lu}|^[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}/u

const isNoAddress = (text: string): boolean =>
  /@|^(?:tel|fax|www\.|https?:|depuis|since|seit|desde|dal|sinds|od dnia|dénomination en)\b|^page \d/iu.test(
    text,
  )

/** Lines of an address are joined by commas, pieces of one line and all else by spaces. */
export function joinedText(kind: LabelKind, pieces: readonly PrintPiece[]): string {
  return pieces.reduce((joined, piece, at) => {
    const [text, before] = [piece.text.trim(), pieces[at - 1]]
    if (before === undefined) return text
    const isNewLine = kind === 'address' && !areLevel(before, piece)
    if (isRunOn(before.text, text)) return `${joined}${text}`
    return isNewLine ? `${joined.replace(/[,;]\s*$/u, '')}, ${text}` : `${joined} ${text}`
  }, '')
}
