import { Refusal } from '../../../vocabulary/refusals.ts'
import { readCsv } from './read-csv.ts'

/** One row of a table with a header: what stands under a column, empty when nothing does. */
export interface TableRow {
  readonly number: number
  cell(column: string): string
  /** What is stated, by the publisher's names of the columns. */
  readonly cellsByColumn: Readonly<Record<string, string>>
}

export interface TableShape {
  /** What the file is called in sentences. */
  readonly title: string
  /** Columns without which it is no list of this kind; case and white space aside. */
  readonly columns: readonly string[]
  /** Comma unless told. */
  readonly delimiter?: string
}

/** Rows that may stand before the header: titles and report dates. */
const maxPreambleRows = 5

/**
 * Rows of a CSV text with a header. Throws Refusal ERROR_OPERATION_FAILED when columns are missing or a row is cut off.
 */
export async function* readTable(chunks: AsyncIterable<string>, shape: TableShape): AsyncGenerator<TableRow> {
  yield* tableRows(readCsv(chunks, shape.title, shape.delimiter), shape)
}

/** The same for cells that come from elsewhere. */
export async function* tableRows(
  rows: AsyncIterable<readonly string[]>,
  { title, columns }: TableShape,
): AsyncGenerator<TableRow> {
  let header: ReadonlyMap<string, number> | null = null
  let columnNames: readonly string[] = []
  let number = 0
  for await (const cells of rows) {
    number += 1
    if (header !== null) {
      yield tableRow(cells, { columnNames, header, number, title })
      continue
    }
    const columnIndex = new Map(
      cells.map((cell, at) => [normaliseColumnName(cell), at] as const).toReversed(),
    )
    if (columns.every((column) => columnIndex.has(normaliseColumnName(column))))
      [header, columnNames] = [columnIndex, cells]
    else if (number > maxPreambleRows) break
  }
  if (header === null) {
    const message =
      number === 0
        ? `${title} is empty.`
        : `${title} is not a list of this kind: it lacks the columns ${columns.join(', ')}.`
    throw new Refusal('ERROR_OPERATION_FAILED', { message })
  }
}

function tableRow(
  cells: readonly string[],
  given: {
    readonly columnNames: readonly string[]
    readonly header: ReadonlyMap<string, number>
    readonly number: number
    readonly title: string
  },
): TableRow {
  const { columnNames, header, number, title } = given
  if (cells.length < columnNames.length) {
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `Row ${number} of ${title} is truncated: it has ${cells.length} of ${columnNames.length} columns.`,
    })
  }
  const statedCells = columnNames
    .map((name, at): [string, string] => [name, cells[at] ?? ''])
    .filter(([, cell]) => cell !== '')
  return {
    number,
    cell: (column) => cells[header.get(normaliseColumnName(column)) ?? -1] ?? '',
    cellsByColumn: Object.fromEntries(statedCells),
  }
}

function normaliseColumnName(column: string): string {
  return column.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Rows that stand together and have the same key, as one. */
export async function* groupAdjacentRows(
  rows: AsyncIterable<TableRow>,
  key: (row: TableRow) => string,
): AsyncGenerator<readonly [TableRow, ...TableRow[]]> {
  let group: [TableRow, ...TableRow[]] | null = null
  for await (const row of rows) {
    if (group !== null && key(group[0]) === key(row)) group.push(row)
    else {
      if (group !== null) yield group
      group = [row]
    }
  }
  if (group !== null) yield group
}
