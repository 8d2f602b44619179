import type { Element } from 'hast'
import { invalidValue } from '../../../vocabulary/refusals.ts'
import { attribute } from './looks.ts'

export interface GridCell {
  readonly element: Element
  /** The row element that holds it. */
  readonly inRow: Element
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
}

export interface TableGrid {
  readonly columns: number
  readonly rows: number
  /** Rows of `thead`, which come first. */
  readonly headerRows: number
  readonly cells: readonly GridCell[]
}

const maxColumns = 40

/**
 * Where each cell of a table lies, as HTML lays them: past what reaches down from rows above. Spans end where their part of the
 * table ends, and no cell covers another.
 *
 * @throws Refusal ERROR_INVALID_VALUE for more than 40 columns
 */
export function tableGrid(table: Element): TableGrid {
  const heads = partsOf(table, 'thead').flatMap(rowsOf)
  const others = [
    ...ownRows(table),
    ...partsOf(table, 'tbody').flatMap(rowsOf),
    ...partsOf(table, 'tfoot').flatMap(rowsOf),
  ]
  const head = lay(heads, 0)
  const body = lay(others, heads.length)
  const cells = [...head, ...body]
  const columns = cells.reduce((most, { column, columnSpan }) => Math.max(most, column + columnSpan), 0)
  if (columns > maxColumns) throw tooWide()
  return { columns, rows: heads.length + others.length, headerRows: heads.length, cells }
}

const tooWide = () => invalidValue('content', `A table has more than ${maxColumns} columns. Split it.`)

function lay(rows: readonly Element[], firstRow: number): readonly GridCell[] {
  const cells: GridCell[] = []
  /** By column, how many rows more are taken from above. */
  const taken: number[] = []
  for (const [at, inRow] of rows.entries()) {
    let column = 0
    const reaching = taken.map((rest) => Math.max(0, rest - 1))
    const isFree = (index: number): boolean => (taken[index] ?? 0) === 0
    for (const element of cellsOf(inRow)) {
      while (!isFree(column)) column += 1
      const wanted = spanOf(element, 'colspan')
      let columnSpan = 1
      while (columnSpan < wanted && isFree(column + columnSpan)) columnSpan += 1
      const rowSpan = Math.min(spanOf(element, 'rowspan'), rows.length - at)
      if (column + columnSpan > maxColumns) throw tooWide()
      for (let covered = column; covered < column + columnSpan; covered += 1) reaching[covered] = rowSpan - 1
      cells.push({ element, inRow, row: firstRow + at, column, rowSpan, columnSpan })
      column += columnSpan
    }
    for (let index = 0; index < reaching.length; index += 1) taken[index] = reaching[index] ?? 0
  }
  return cells
}

function spanOf(element: Element, name: string): number {
  const written = Number(attribute(element, name) ?? 1)
  return Number.isInteger(written) && written > 0 ? Math.min(written, 1000) : 1
}

export const elementsOf = ({ children }: Element): readonly Element[] =>
  children.filter((child): child is Element => child.type === 'element')

const partsOf = (table: Element, tagName: string): readonly Element[] =>
  elementsOf(table).filter((part) => part.tagName === tagName)
const ownRows = (table: Element): readonly Element[] => partsOf(table, 'tr')
const rowsOf = (part: Element): readonly Element[] => partsOf(part, 'tr')
const cellsOf = (row: Element): readonly Element[] =>
  elementsOf(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th')
