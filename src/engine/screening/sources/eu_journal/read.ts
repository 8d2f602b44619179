import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readTable, type TableRow } from '../read-table.ts'

/** Rows of one act's file. Throws Refusal ERROR_OPERATION_FAILED. */
export async function* readJournalRows(
  chunks: AsyncIterable<string>,
  title: string,
): AsyncGenerator<TableRow> {
  const columns = [
    'celex',
    'recordId',
    'programKey',
    'annex',
    'measure',
    'schema',
    'name',
    'alias',
    'birthDate',
  ]
  for await (const row of readTable(chunks, { title, columns })) {
    if (row.cell('name') === '' || row.cell('schema') === '') {
      throw new Refusal('ERROR_OPERATION_FAILED', {
        message: `Row ${row.number} of ${title} has no name or no kind.`,
      })
    }
    yield row
  }
}

/** Values of a cell: parted by semicolons, those that hold one themselves in quotes. */
export function splitCell(cell: string): readonly string[] {
  const values = cell.match(/"(?:[^"]|"")*"|[^;"]+/g) ?? []
  return values
    .map((value) => value.trim())
    .map((value) => (value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value).trim())
    .filter((value) => value !== '')
}
