import type { TwoStores } from './copy-tables.ts'
import { type Ask, type MovedTable, quoted, tablesToMove } from './tables-to-move.ts'

/**
 * Compares the content of two databases table by table, each computing on its own side.
 *
 * @returns a sentence for each table that is not the same
 */
export async function compareTables(
  { source, target }: TwoStores,
  onTable: (done: number, all: number) => void,
): Promise<readonly string[]> {
  const tables = await tablesToMove(source)
  const differences: string[] = []
  for (const [index, table] of tables.entries()) {
    const [here, there] = [await digestOf(source, table), await digestOf(target, table)]
    if (here.rows !== there.rows)
      differences.push(`${table.name} has ${there.rows} rows there and ${here.rows} here.`)
    else if (here.sum !== there.sum) differences.push(`${table.name} has rows that are not the same.`)
    onTable(index + 1, tables.length)
  }
  return differences
}

/** The number of rows, and the sum of a hash of each (60 bits of SHA-256), whatever their order. */
async function digestOf(
  ask: Ask,
  { name, columns }: MovedTable,
): Promise<{ readonly rows: string; readonly sum: string }> {
  const shown = columns.map((column) =>
    column.type === 'bytea' ? `sha256(${quoted(column.name)})` : quoted(column.name),
  )
  const [row] = await ask(
    `select count(*)::text as rows, coalesce(sum(('x' || substr(digest, 1, 15))::bit(60)::bigint), 0)::text as sum
     from (select encode(sha256(convert_to(row(${shown.join(', ')})::text, 'UTF8')), 'hex') as digest
           from ${quoted(name)}) as each_row`,
  )
  return { rows: String(row?.['rows']), sum: String(row?.['sum']) }
}
