import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type {
  Table as ContractTable,
  TableCell as Cell,
} from '../../../vocabulary/agreements/contract-tree.ts'
import type { DocxContext } from './docx-context.ts'

/** Twips between the margins of A4. */
const textWidths = { upright: 9638, lying: 14570 }

const verticals = {
  top: VerticalAlignTable.TOP,
  middle: VerticalAlignTable.CENTER,
  bottom: VerticalAlignTable.BOTTOM,
} as const

/** A table whose rows have a cell wherever none reaches down from above: word processors need each. */
export function docxTable(table: ContractTable, context: DocxContext): Table {
  const whole = (context.tree.landscape ? textWidths.lying : textWidths.upright) * table.width
  const columnWidths = table.columns.map((share) => Math.round(share * whole))
  const style = table.bordered ? BorderStyle.SINGLE : BorderStyle.NONE
  const line = { style, size: table.bordered ? 4 : 0, color: '8A94A3' }
  const covered = coveredPlaces(table.cells)
  const rows = Array.from({ length: table.rows }, (_, row) => {
    const own = table.cells.filter((cell) => cell.row === row)
    const empty = table.columns
      .map((_share, column) => column)
      .filter((column) => !covered.has(`${row} ${column}`))
      .map((column): Cell => ({ ...emptyCell, row, column }))
    const cells = [...own, ...empty].sort((one, other) => one.column - other.column)
    return new TableRow({
      tableHeader: row < table.headerRows,
      cantSplit: table.look.together,
      children: cells.map((cell) => docxCell(cell, table, context)),
    })
  })
  return new Table({
    rows,
    columnWidths,
    width: { size: Math.round(whole), type: WidthType.DXA },
    visuallyRightToLeft: table.look.rtl,
    margins: { top: 60, bottom: 60, left: 90, right: 90 },
    borders: {
      ...{ top: line, bottom: line, left: line, right: line },
      insideHorizontal: line,
      insideVertical: line,
    },
  })
}

const emptyCell: Omit<Cell, 'row' | 'column'> = {
  ...{ rowSpan: 1, columnSpan: 1, isHeader: false, background: null, blocks: [] },
  vertical: 'top',
}

function coveredPlaces(cells: readonly Cell[]): ReadonlySet<string> {
  const covered = new Set<string>()
  for (const { row, column, rowSpan, columnSpan } of cells)
    for (let down = row; down < row + rowSpan; down += 1)
      for (let across = column; across < column + columnSpan; across += 1) covered.add(`${down} ${across}`)
  return covered
}

function docxCell(cell: Cell, { bordered }: ContractTable, context: DocxContext): TableCell {
  const fill = cell.background ?? (cell.isHeader && bordered ? '#f1f3f6' : null)
  const children = context.blocksOf(cell.blocks, { ...context, listDepth: 0 })
  return new TableCell({
    rowSpan: cell.rowSpan,
    columnSpan: cell.columnSpan,
    verticalAlign: verticals[cell.vertical],
    ...(fill === null ? {} : { shading: { type: ShadingType.CLEAR, color: 'auto', fill: fill.slice(1) } }),
    children: children.length === 0 ? [new Paragraph({})] : children,
  })
}
