import type { LabelKind } from '../../labels/label-kinds.ts'
import { plainOf } from '../../labels/label-words.ts'
import type { LabelledPage, LabelledPiece } from '../../layout/labelled-page.ts'
import { certaintyOf, linesBetween, overlapAcross, type PrintPiece } from '../../layout/print-piece.ts'
import { amountOf, currencyIn } from '../../values/printed-amount.ts'
import type { OpenValue } from '../open-value.ts'

/** How sure an amount is that stands in a table of the capital, 0..1. */
const inRows = 0.85
/** How far a table goes on under its heading, and how far the parts of one row stand apart, in heights from middle to middle. */
const reach = { table: 5, row: 0.8 } as const

/** A capital that may be issued, and need not be. */
const notIssued =
  /\b(?:authori[sz]ed|autori[sz](?:ado|ada|e|ato)|permitted|genehmigt(?:es)?|maatschappelijk|docelowy|unissued)\b|授权|授權|法定/u
/** The head of a column that counts, in which no amount of money stands; plain small letters. */
const counts =
  /^(?:no\.?|nos\.?|number|quantity|nombre|numero|cantidad|quantidade|anzahl|stuckzahl|liczba|aantal|antal|pocet|darabszam|adet)\b|(?:股份?|总|總)[数數]$/u
const ofNumbers: readonly LabelKind[] = ['shareCount', 'share']

interface Cell {
  readonly piece: PrintPiece
  readonly amount: number
}

/** `Paid-up capital`, and in its row or in the table under it numbers, prices and the amount; null where there is none. */
export function capitalOfRows(pages: readonly LabelledPage[]): OpenValue | null {
  for (const isOfTable of [isInRow, isUnderHeading]) {
    const found = pages.flatMap((page) =>
      page.pieces.filter(isHeading).flatMap((heading) => amountBy(page, heading, isOfTable) ?? []),
    )
    const issued = found.find(({ label }) => !notIssued.test(plainOf(label ?? '')))
    if (found[0] !== undefined) return issued ?? found[0]
  }
  return null
}

type IsOfTable = (heading: PrintPiece, piece: PrintPiece) => boolean

const isInRow: IsOfTable = (heading, piece) =>
  Math.abs(linesBetween(heading, piece)) < reach.row && piece.left >= heading.right
const isUnderHeading: IsOfTable = (heading, piece) => isWithin(linesBetween(heading, piece))

const isHeading = ({ label }: LabelledPiece): boolean =>
  label?.ends === 'whole' && label.kinds[0] === 'capital'

function amountBy(page: LabelledPage, { piece: heading, label }: LabelledPiece, isOfTable: IsOfTable): OpenValue | null {
  const cells = cellsOf(page, (piece) => isOfTable(heading, piece))
  const largest = Math.max(...cells.map(({ amount }) => amount))
  for (const { piece } of cells.filter(({ amount }) => amount === largest)) {
    const currency = currencyOf(page, piece, heading)
    if (currency === null) continue
    return {
      value: `${piece.text.trim()} ${currency}`,
      ...{ confidence: inRows * certaintyOf(piece), label: label?.label ?? '' },
      ...{ page: piece.page, box: piece.box, pieces: [piece] },
    }
  }
  return null
} // prettier-ignore

const isWithin = (lines: number): boolean => lines >= reach.row && lines <= reach.table

/** Cells that are figures alone, but for those of columns that count shares. */
function cellsOf(page: LabelledPage, isOfTable: (piece: PrintPiece) => boolean): readonly Cell[] {
  return page.pieces.flatMap(({ piece }) => {
    const text = piece.text.trim()
    const amount = /^\d{1,3}(?:[ .,'’]?\d{3})*(?:[.,]\d{1,2})?$/u.test(text) ? amountOf(text) : null
    return amount === null || !isOfTable(piece) || isOfCount(page, piece) ? [] : [{ piece, amount }]
  })
}

/** Whether the nearest head above that is no figure counts. */
function isOfCount(page: LabelledPage, cell: PrintPiece): boolean {
  const heads = page.pieces.filter(({ piece }) => isAbove(piece, cell))
  const head = heads.toSorted((a, b) => b.piece.middle - a.piece.middle)[0]
  if (head === undefined) return false
  return counts.test(plainOf(head.piece.text)) || ofNumbers.includes(head.label?.kinds[0] ?? 'other')
}

const isAbove = (head: PrintPiece, cell: PrintPiece): boolean =>
  isWithin(linesBetween(head, cell)) && overlapAcross(head, cell) > 0 && /\p{L}{2}/u.test(head.text)

/** The currency in the row of an amount, or in a head between it and the heading. */
function currencyOf(page: LabelledPage, cell: PrintPiece, heading: PrintPiece): string | null {
  const named = page.pieces
    .map(({ piece }) => piece)
    .filter((piece) => piece.text.length <= longestHead && currencyIn(piece.text) !== null)
  const row = named.find((piece) => Math.abs(linesBetween(piece, cell)) < reach.row)
  const head = named.find((piece) => isAbove(piece, cell) || piece === heading)
  return currencyIn((row ?? head)?.text ?? '')
}
/** Longer than this, print is a sentence. */
const longestHead = 40
