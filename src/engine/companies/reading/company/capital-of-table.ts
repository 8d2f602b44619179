import { belowOf, isLabel, type LabelledPage, type LabelledPiece, rowsOf } from '../layout/labelled-page.ts'
import { areLevel, certaintyOf, type PrintPiece } from '../layout/print-piece.ts'
import { currencyIn, findAmount } from '../values/printed-amount.ts'
import type { OpenValue } from './open-value.ts'

/** How sure a capital is that stands in a table of its own, 0..1. */
const inTable = 0.9
/** Titles and their figures stand this close under the heading, in heights from middle to middle. */
const reach = 4.5

/** `Issued Share Capital`, and under it a table: the amount in one column, its currency in another; null where there is none. */
export function capitalOfTable(pages: readonly LabelledPage[]): OpenValue | null {
  for (const page of pages)
    for (const heading of page.pieces.filter(isHeading)) {
      const titles = belowOf(page, heading.piece, reach).find((one) => isAmount(one))
      const found = titles === undefined ? null : figuresUnder(page, titles.piece, heading.piece)
      if (found !== null) return found
    }
  return null
}

const isHeading = ({ label }: LabelledPiece): boolean =>
  label?.ends === 'whole' && label.kinds[0] === 'capital'

const isAmount = ({ label }: LabelledPiece): boolean =>
  label?.ends === 'whole' && label.kinds.includes('nominal')

function figuresUnder(page: LabelledPage, title: PrintPiece, heading: PrintPiece): OpenValue | null {
  const cell = belowOf(page, title, reach).find((one) => !isLabel(one) && /\d/.test(one.piece.text))
  if (cell === undefined) return null
  const row = rowsOf(page.pieces).find((one) => one.includes(cell)) ?? [cell]
  const titles = page.pieces.filter(({ piece }) => areLevel(piece, title))
  const amount = findAmount(cell.piece.text)
  const beside = row.find(({ piece }) => piece !== cell.piece && currencyIn(piece.text) !== null)
  const currency =
    amount?.currency ??
    currencyIn(beside?.piece.text ?? '') ??
    currencyIn([heading, ...titles.map(({ piece }) => piece)].map(({ text }) => text).join(' '))
  if (amount === null || currency === null) return null
  const pieces = [cell.piece, ...(beside === undefined ? [] : [beside.piece])]
  const confidence = inTable * Math.min(...pieces.map(certaintyOf))
  return {
    value: `${amount.printed} ${currency}`,
    confidence,
    page: cell.piece.page,
    box: cell.piece.box,
    pieces,
  }
}
