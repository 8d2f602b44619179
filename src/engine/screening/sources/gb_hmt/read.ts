import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readOdsSheet } from '../read-ods-sheet.ts'
import { readTable, tableRows, type TableRow, groupAdjacentRows } from '../read-table.ts'

/** The rows of each listed entity: one for each of its names and addresses. Throws Refusal ERROR_OPERATION_FAILED. */
export async function* readUk(
  parts: Readonly<Record<string, AsyncIterable<string>>>,
  warn: (sentence: string) => void,
): AsyncGenerator<readonly [TableRow, ...TableRow[]]> {
  const shape = { title: 'UK-Sanctions-List', columns: ['Unique ID', 'Regime Name', 'Designation source'] }
  const { csv, ods } = parts
  if (csv !== undefined) yield* groupByEntity(readTable(csv, shape), warn)
  else if (ods !== undefined) yield* groupByEntity(tableRows(readOdsSheet(ods, shape.title), shape), warn)
  else throw refused(`The file ${shape.title}.csv is missing.`)
}

async function* groupByEntity(
  rows: AsyncIterable<TableRow>,
  warn: (sentence: string) => void,
): AsyncGenerator<readonly [TableRow, ...TableRow[]]> {
  for await (const group of groupAdjacentRows(rows, (row) => row.cell('Unique ID'))) {
    const [first] = group
    const id = first.cell('Unique ID')
    if (id === '') throw refused(`Row ${first.number} of the UK Sanctions List has no number.`)
    if (group.some((row) => nameIn(row) !== '')) yield group
    else warn(`${id} has no name in the list and was left out.`)
  }
}

/** The name in a row: its parts, the family name (`Name 6`) last; or whole, as the short form of the list has it. */
export function nameIn(row: TableRow): string {
  const given = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5']
    .map((part) => row.cell(part))
    .filter((part) => part !== '')
  const family = row.cell('Name 6')
  if (family === '' && given.length === 0) return row.cell('Name')
  return given.length === 0 ? family : family === '' ? given.join(' ') : `${family}, ${given.join(' ')}`
}

function refused(message: string): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message })
}
