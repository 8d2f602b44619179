import { plainOf } from '../../labels/label-words.ts'
import {
  belowOf,
  isLabel,
  type LabelledPage,
  type LabelledPiece,
  rowsOf,
} from '../../layout/labelled-page.ts'
import { areLevel, certaintyOf, linesBetween, partOf, type PrintPiece } from '../../layout/print-piece.ts'
import { currencyIn, findAmount, namesCurrency } from '../../values/printed-amount.ts'
import type { OpenValue } from '../open-value.ts'

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

/** A currency by itself, or behind its label. */
const currencyAlone = /^(?:\p{L}[\p{L}\s]{2,20}[:：]\s*)?(?:\p{Lu}{3}|\p{L}{0,3}\p{Sc}|\p{L}{2,16})$/u
/** How wide the gap between an amount and its currency is at most, in heights. */
const besideAmount = 2

/** `100`, and the currency in a box of its own in the same line, or at the beginning of the print that goes on behind it. */
export function withCurrencyBeside(value: OpenValue | undefined, pieces: readonly PrintPiece[]): OpenValue | undefined {
  const [own] = value?.pieces ?? []
  if (value === undefined || own === undefined || currencyIn(value.value) !== null) return value
  const level = pieces.filter((piece) => areLevel(piece, own) && !value.pieces.includes(piece))
  const next = nextOf(level, own)
  const named = level.find(({ text }) => currencyAlone.test(text.trim()) && currencyIn(text) !== null)
  const beside = named ?? next.find(({ text }) => namesCurrency(text))
  if (beside === undefined) return value
  const code = currencyIn(beside.text)
  return { ...value, value: code === null ? value.value : `${value.value} ${code}`, pieces: [...value.pieces, beside] }
} // prettier-ignore

/** The first words of the print that goes on right behind a piece. */
function nextOf(level: readonly PrintPiece[], { right, height }: PrintPiece): readonly PrintPiece[] {
  const [next] = level
    .filter(({ left }) => left > right - height / 2 && left - right < besideAmount * height)
    .toSorted((a, b) => a.left - b.left)
  if (next === undefined || /^\s*\d/u.test(next.text)) return []
  const head = /^\D{1,18}(?!\p{L})/u.exec(next.text)?.[0] ?? ''
  return [partOf(next, 0, head.length) ?? next]
}

/** How the row is titled that adds up a table, in the languages of the labels; small letters without marks. */
const totals =
  /^(?:total|totale|totals|gesamt|summe|insgesamt|totaal|osszesen|razem|celkem|spolu|ukupno|skupaj|summa|sum|i alt|yhteensa|toplam|итого|всього|συνολο|합계|合计|合計|總計|jumlah|tong cong)[\s:.]*$/u
/** How far under its heading such a row may stand, in heights from middle to middle. */
const farthest = 9

/** The total of a table under a heading of the capital; null where there is none. */
export function capitalOfTotal(pages: readonly LabelledPage[]): OpenValue | null {
  for (const page of pages)
    for (const heading of page.pieces.filter(({ label }) => label?.kinds[0] === 'capital'))
      for (const row of rowsOf(page.pieces)) {
        const [title] = row
        const lines = title === undefined ? 0 : linesBetween(heading.piece, title.piece)
        if (title === undefined || lines < 0.6 || lines > farthest || !totals.test(plainOf(title.piece.text))) continue
        const cells = row.slice(1).map(({ piece }) => piece)
        const amount = findAmount(cells.map(({ text }) => text).join(' '))
        if (amount === null || amount.currency === null) continue
        const [cell = title.piece] = cells
        const confidence = inTable * Math.min(...cells.map(certaintyOf))
        return { value: `${amount.printed} ${amount.currency}`, confidence, page: cell.page, box: cell.box, pieces: cells }
      }
  return null
} // prettier-ignore
