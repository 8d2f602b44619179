import type { Element } from 'hast'
import type { Block, Table, TableCell } from '../../../vocabulary/agreements/contract-tree.ts'
import { blockLook } from './block-sink.ts'
import { lengthInPoints } from './lengths.ts'
import { attribute, colourOf, styleOf, type Surroundings, within } from './looks.ts'
import { elementsOf, type GridCell, tableGrid, type TableGrid } from './table-grid.ts'
import type { TreeContext } from './tree-context.ts'

/** A table and what stands above it; null for one without cells. */
export function buildTable(
  element: Element,
  inside: Surroundings,
  context: TreeContext,
): { readonly caption: readonly Block[]; readonly table: Table | null } {
  const captions = elementsOf(element).filter(({ tagName }) => tagName === 'caption')
  const caption = context.blocksOf(captions, inside)
  const grid = tableGrid(element)
  if (grid.columns === 0) return { caption, table: null }
  const available = Math.max(1, inside.width - inside.left - inside.right)
  const width = Math.min(1, (widthOf(element, { ...inside, width: available }) ?? available) / available)
  const columns = columnShares(element, grid, { ...inside, width: width * available })
  const around: Surroundings = { ...inside, left: 0, right: 0, indent: 0, depth: inside.depth + 1 }
  const cells = grid.cells.map((cell): TableCell => {
    const share = sum(columns.slice(cell.column, cell.column + cell.columnSpan))
    return buildCell(cell, { ...around, width: Math.max(1, width * available * share - 8) }, context)
  })
  const border = attribute(element, 'border')
  const bordered = border !== undefined && border !== '0'
  const { rows, headerRows } = grid
  const look = blockLook(inside)
  return { caption, table: { kind: 'table', look, width, columns, rows, headerRows, bordered, cells } }
}

function buildCell(cell: GridCell, around: Surroundings, context: TreeContext): TableCell {
  const { element, inRow, row, column, rowSpan, columnSpan } = cell
  const ofRow = within(inRow, around)
  const usual = element.tagName === 'th' ? { ...ofRow, align: 'center' as const } : ofRow
  const blocks = context.blocksOf(element.children, within(element, usual))
  const background =
    colourOf(styleOf(element).get('background-color')) ?? colourOf(styleOf(inRow).get('background-color'))
  const vertical = styleOf(element).get('vertical-align') ?? attribute(element, 'valign')?.toLowerCase()
  return {
    ...{ row, column, rowSpan, columnSpan, background, blocks },
    isHeader: element.tagName === 'th',
    vertical: vertical === 'middle' || vertical === 'bottom' ? vertical : 'top',
  }
}

function widthOf(element: Element, { text, width }: Surroundings): number | null {
  const written = styleOf(element).get('width') ?? attribute(element, 'width')
  return lengthInPoints(written, { em: text.size, whole: width })
}

/** Columns that ask for a width have it; the others share the rest by how long their texts are. */
function columnShares(table: Element, grid: TableGrid, inside: Surroundings): readonly number[] {
  const asked = askedWidths(table, grid, inside)
  const lengths = textLengths(grid)
  const free = Math.max(0, inside.width - sum(asked.map((width) => width ?? 0)))
  const waiting = sum(lengths.filter((_, column) => asked[column] === null))
  const widths = lengths.map(
    (length, column) => asked[column] ?? Math.max(24, (free * length) / Math.max(1, waiting)),
  )
  const whole = sum(widths)
  return widths.map((width) => width / whole)
}

/** Of `col`, else of the first cell that lies in that column alone. */
function askedWidths(table: Element, grid: TableGrid, inside: Surroundings): readonly (number | null)[] {
  const asked = Array.from({ length: grid.columns }, (): number | null => null)
  const groups = elementsOf(table).flatMap((part) =>
    part.tagName === 'colgroup' ? elementsOf(part) : part.tagName === 'col' ? [part] : [],
  )
  let column = 0
  for (const col of groups) {
    const span = Math.max(1, Math.min(grid.columns, Number(attribute(col, 'span') ?? 1) || 1))
    for (let index = 0; index < span && column < grid.columns; index += 1)
      asked[column++] = widthOf(col, inside)
  }
  for (const { element, column: at, columnSpan } of grid.cells)
    if (columnSpan === 1) asked[at] ??= widthOf(element, inside)
  return asked.map((width) => (width === null ? null : Math.max(8, width)))
}

const [shortest, longest] = [6, 48]

function textLengths({ columns, cells }: TableGrid): readonly number[] {
  const lengths = Array.from({ length: columns }, () => shortest)
  for (const { element, column, columnSpan } of cells) {
    const length = Math.min(longest, lengthOfText(element) / columnSpan)
    for (let at = column; at < column + columnSpan; at += 1) lengths[at] = Math.max(lengths[at] ?? 0, length)
  }
  return lengths
}

function lengthOfText({ children }: Element): number {
  return sum(
    children.map((child) =>
      child.type === 'text' ? child.value.trim().length : child.type === 'element' ? lengthOfText(child) : 0,
    ),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
