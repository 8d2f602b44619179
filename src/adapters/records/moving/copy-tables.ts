import { type Ask, type MovedTable, quoted, tablesToMove } from './tables-to-move.ts'

/** Blocks of a table that are looked at together; a block holds at most some hundred rows. */
const blocks = 16
const maxRows = 300
const maxBytes = 8 * 1024 * 1024

export interface CopiedTables {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
}

/** Two databases in the middle of a transaction each: one that does not change, and one that is being filled. */
export interface TwoStores {
  readonly source: Ask
  readonly target: Ask
}

/**
 * Copies every row, in an order in which each finds what it refers to, with no more than some megabytes in memory.
 *
 * @throws Error with a sentence when the target holds rows already, or other tables
 */
export async function copyTables(
  { source, target }: TwoStores,
  onRow: (done: number, all: number) => void,
): Promise<CopiedTables> {
  const tables = await tablesToMove(source)
  // Anyone who would make a first account there meanwhile waits until this is over.
  await target('lock table accounts in exclusive mode')
  await refuseOther(target, tables)
  const sizes = new Map<string, number>()
  for (const { name } of tables) sizes.set(name, await countOf(source, name))
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  let done = 0
  for (const table of tables) {
    for await (const rows of pagesOf(source, table)) {
      await insert(target, table, rows)
      done += rows.length
      onRow(done, all)
    }
    await carryNumbersOn(target, table)
  }
  return { rows: Object.fromEntries(sizes) }
}

async function refuseOther(target: Ask, tables: readonly MovedTable[]): Promise<void> {
  const there = await tablesToMove(target)
  if (JSON.stringify(there) !== JSON.stringify(tables))
    throw new Error(
      'The two databases have different tables: a newer version of Symbolon has used one of them.',
    )
  for (const { name } of tables) {
    const [row] = await target(`select exists (select 1 from ${quoted(name)}) as filled`)
    if (row?.['filled'] === true)
      throw new Error(
        `The database that SYMBOLON_DATABASE_URL names is not empty (${name}). Give an empty one: a store is moved ` +
          'as a whole and never merged. If an earlier move was interrupted at its very end, it may have taken effect: ' +
          'check with symbolon fsck.',
      )
  }
}

async function countOf(ask: Ask, table: string): Promise<number> {
  const [row] = await ask(`select count(*) as rows from ${quoted(table)}`)
  return Number(row?.['rows'])
}

/** By the place of rows on the disk, which needs no order and no key; the size of each is known before it is read. */
async function* pagesOf(
  ask: Ask,
  table: MovedTable,
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  const name = quoted(table.name)
  const columns = table.columns.map((column) => quoted(column.name))
  const size = columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + ')
  const [held] = await ask(
    `select pg_relation_size($1::regclass) / current_setting('block_size')::int as blocks`,
    [name],
  )
  for (let block = 0; block < Number(held?.['blocks']); block += blocks) {
    const places = await ask(
      `select ctid::text as place, ${size} as bytes from ${name} where ctid >= $1::tid and ctid < $2::tid`,
      [`(${block},0)`, `(${block + blocks},0)`],
    )
    for (const page of inPages(places))
      yield await ask(`select ${columns.join(', ')} from ${name} where ctid = any($1::tid[])`, [page])
  }
}

/** Places of rows, so many that they are few and small together. */
function* inPages(places: readonly Readonly<Record<string, unknown>>[]): Generator<readonly string[]> {
  let page: string[] = []
  let bytes = 0
  for (const row of places) {
    const size = Number(row['bytes'])
    if (page.length > 0 && (page.length >= maxRows || bytes + size > maxBytes)) {
      yield page
      page = []
      bytes = 0
    }
    page.push(String(row['place']))
    bytes += size
  }
  if (page.length > 0) yield page
}

async function insert(
  ask: Ask,
  { name, columns }: MovedTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const values: unknown[] = []
  const lines = rows.map(
    (row) => `(${columns.map((column) => `$${values.push(row[column.name] ?? null)}`).join(', ')})`,
  )
  await ask(
    `insert into ${quoted(name)} (${columns.map((column) => quoted(column.name)).join(', ')})
     overriding system value values ${lines.join(', ')}`,
    values,
  )
}

/** Columns that the database numbers go on behind the last number that was moved. */
async function carryNumbersOn(ask: Ask, { name, columns }: MovedTable): Promise<void> {
  for (const column of columns.filter(({ isNumbered }) => isNumbered))
    await ask(
      `select setval(pg_get_serial_sequence($1, $2), max(${quoted(column.name)})) from ${quoted(name)}
       having max(${quoted(column.name)}) is not null`,
      [name, column.name],
    )
}
