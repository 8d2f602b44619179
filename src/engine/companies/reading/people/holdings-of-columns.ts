import { plainOf } from '../labels/label-words.ts'
import { linesBetween, overlapAcross, type PrintPiece } from '../layout/print-piece.ts'
import { inEuropeanFigures } from '../values/european-figures.ts'
import { amountOf } from '../values/printed-amount.ts'
import { exactly, rounded } from '../values/printed-share.ts'
import { areWhole, haveCapital, isHundred } from './context/whole-shares.ts'
import type { FoundParty } from './found-party.ts'

interface Print {
  readonly pieces: readonly PrintPiece[]
  /** Of the company. */
  readonly capital: number | null
}

/** A figure that stands by itself, a currency or a unit beside it. */
interface Figure {
  readonly piece: PrintPiece
  readonly value: number
  readonly isShare: boolean
}

/**
 * Owners in rows, with what a column of figures beside their names says that each of them holds. It is believed where the figures
 * add up to all: to a hundred per cent, to the capital, or to a total that is printed. All owners must have one.
 */
export function withHoldingsOfColumns(owners: readonly FoundParty[], print: Print): readonly FoundParty[] {
  const isOpen = ({ isOwner, share }: FoundParty) => isOwner && share === null
  const isAny = ({ isOwner }: FoundParty) => isOwner
  const searches = [{ isOpen, onlyShares: false }, { isOpen: isAny, onlyShares: true }, { isOpen: isAny, onlyShares: false }]
  if (haveCapital(owners.filter(isAny), print.capital)) return owners
  return searches.reduce((read, search) => (areWhole(read.filter(isAny)) ? read : withColumn(read, { ...print, ...search })), owners)
} // prettier-ignore

interface Search extends Print {
  readonly isOpen: (owner: FoundParty) => boolean
  /** A printed column of per cent alone is believed against shares that were read otherwise: `0,001 %` each share, `19 %` all of them. */
  readonly onlyShares: boolean
}

function withColumn(
  owners: readonly FoundParty[],
  { isOpen, onlyShares, ...print }: Search,
): readonly FoundParty[] {
  const open = owners.filter(isOpen)
  const rows = distinct(open).flatMap((party) => rowOf(party) ?? [])
  if (rows.length < 2 || rows.length < distinct(open).length) return owners
  const bands = rows.map(({ piece }) => figuresBeside(piece, rows, print.pieces))
  for (const first of (bands[0] ?? []).filter(({ piece }) => !isOfVotes(piece, print.pieces))) {
    const column = bands.map((figures) => figures.find((one) => isSameColumn(first.piece, one.piece)))
    const whole = column.flatMap((figure) => figure ?? [])
    const isAsked = whole.length === rows.length && (!onlyShares || whole.every(({ isShare }) => isShare))
    const shares = isAsked ? sharesOf(whole, print) : null
    if (shares === null) continue
    const byName = new Map(rows.map(({ party }, at) => [plainOf(party.name), shares[at]]))
    return owners.map((owner) => {
      const share = open.includes(owner) ? byName.get(plainOf(owner.name)) : undefined
      return share === undefined ? owner : { ...owner, share: exactly(share) }
    })
  }
  return owners
}

function distinct(owners: readonly FoundParty[]): readonly FoundParty[] {
  return [...new Map(owners.map((owner) => [plainOf(owner.name), owner])).values()]
}

interface Row {
  readonly party: FoundParty
  readonly piece: PrintPiece
}

/** The piece that most of the name stands in. */
function rowOf(party: FoundParty): Row | null {
  const words = plainOf(party.name).split(' ')
  const held = ({ text }: PrintPiece) => words.filter((word) => plainOf(text).includes(word)).length
  const [piece] = party.pieces.toSorted((a, b) => held(b) - held(a) || a.middle - b.middle)
  return piece === undefined || held(piece) === 0 ? null : { party, piece }
}

/** How far above and below a name its figures may stand, in heights from middle to middle. */
const reach = 2.2

/** The figures of the row of a name: those that no other name is nearer to, the nearest first. */
function figuresBeside(name: PrintPiece, rows: readonly Row[], pieces: readonly PrintPiece[]): readonly Figure[] {
  const away = (piece: PrintPiece, from: PrintPiece) => Math.abs(piece.middle - from.middle)
  const isNearer = (piece: PrintPiece) => rows.some((row) => row.piece.page === name.page && away(piece, row.piece) < away(piece, name))
  return pieces
    .filter((piece) => piece.page === name.page && away(piece, name) <= reach * name.height && !isNearer(piece))
    .flatMap((piece) => figureOf(piece) ?? [])
    .toSorted((a, b) => away(a.piece, name) - away(b.piece, name))
} // prettier-ignore

/** Letters beside a figure: those of a currency or of a unit. */
const alone = /^\D{0,16}?(\d[\d.,'’\s]*)\D{0,12}$/u
const longest = 24
/** `2.Imiona`: the number of a label. */
const ofLabel = /^\d{1,2}[.)]\s?\p{L}/u
const isFigures = (text: string): boolean => text.length <= longest && !ofLabel.test(text)
/** A share, and behind it what stands in the next cell. */
const shareFirst = /^\D{0,8}?(\d{1,3}(?:[.,]\d{1,6})?)\s?%/u

function figureOf(piece: PrintPiece): Figure | null {
  const text = inEuropeanFigures(piece.text).trim()
  const first = shareFirst.exec(text)?.[1]
  if (first !== undefined) return { piece, value: Number(first.replace(',', '.')), isShare: true }
  const printed = isFigures(text) ? alone.exec(text)?.[1]?.trim() : undefined
  const isShare = /per\s?cent|prozent/iu.test(text)
  const share = Number((printed ?? '').replace(',', '.'))
  const value = isShare && Number.isFinite(share) ? share : amountOf(printed ?? '')
  return printed === undefined || value === null ? null : { piece, value, isShare }
}

/** Figures of one column begin, end or have their middle at one place; they stray by this, in heights. */
const alignment = 1.2

function isSameColumn(a: PrintPiece, b: PrintPiece): boolean {
  const most = alignment * Math.min(a.height, b.height)
  const strays = [a.left - b.left, a.right - b.right, (a.left + a.right - b.left - b.right) / 2]
  return strays.some((stray) => Math.abs(stray) < most)
}

/** Heads of columns of votes, which may be more or fewer than parts of the capital; plain small letters. */
const ofVotes =
  /(?<!\p{L})(?:glos\p{L}*|votes?|voting|voti|votos?|voix|stimm\p{L}*|stemm\p{L}*|stemrecht\p{L}*|aani\p{L}*|roster)(?!\p{L})|表决权|表決權|投票权|議決権/u
/** How far above the first row a head stands at most, in heights. */
const headAbove = 6

const isOfVotes = (figure: PrintPiece, pieces: readonly PrintPiece[]): boolean =>
  pieces.some((piece) => {
    const lines = piece.page === figure.page && overlapAcross(piece, figure) > 0 ? linesBetween(piece, figure) : 0
    return lines > 0 && lines < headAbove && piece.text.length <= longest && ofVotes.test(plainOf(piece.text))
  }) // prettier-ignore

function sharesOf(column: readonly Figure[], { pieces, capital }: Print): readonly number[] | null {
  const values = column.map(({ value }) => value)
  const sum = values.reduce((all, value) => all + value, 0)
  if (values.some((value) => value <= 0) || isNumbering(values)) return null
  if (column.every(({ isShare }) => isShare)) return isHundred(sum) ? values : null
  const isAll = sum === capital || isPrinted(sum, pieces, column)
  return isAll ? values.map((value) => rounded((100 * value) / sum)) : null
}

/** `1`, `2`, `3`: the places in a list. */
const isNumbering = (values: readonly number[]): boolean =>
  values.toSorted((a, b) => a - b).every((value, at, all) => at === 0 || value === (all[at - 1] ?? 0) + 1)

/** Whether a sum is printed outside its column's own cells. */
function isPrinted(sum: number, pieces: readonly PrintPiece[], column: readonly Figure[]): boolean {
  return pieces.some(
    (piece) =>
      !column.some((figure) => figure.piece === piece) &&
      [...inEuropeanFigures(piece.text).matchAll(/\d[\d.,'’\s]*\d|\d/gu)].some(([figures]) => amountOf(figures.trim()) === sum),
  )
} // prettier-ignore
