/** One statement of a transaction, with its rows. */
export type Ask = (
  sql: string,
  parameters?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** A table as the catalogue of the database describes it. */
export interface MovedTable {
  readonly name: string
  /** In the order of the table; those that the database computes are left out. */
  readonly columns: readonly { readonly name: string; readonly type: string; readonly isNumbered: boolean }[]
}

/** What each database has of its own: which migrations made its tables, and what its own triggers count. */
const left = ['symbolon_migrations', 'caller_changes', 'quota_days']

/**
 * Every table of this service, each after those that it refers to. Asked of the database itself, so that a table that comes
 * with a later migration is never forgotten.
 */
export async function tablesToMove(ask: Ask): Promise<readonly MovedTable[]> {
  const columns = await ask(
    `select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, null) as type,
            a.attidentity <> '' as numbered
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not a.attisdropped and a.attgenerated = ''
     order by c.relname, a.attnum`,
  )
  const references = await ask(
    `select distinct conrelid::regclass::text as table, confrelid::regclass::text as target
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  )
  const tables = new Map<string, MovedTable['columns'][number][]>()
  for (const row of columns) {
    const of = tables.get(String(row['table'])) ?? []
    of.push({ name: String(row['name']), type: String(row['type']), isNumbered: row['numbered'] === true })
    tables.set(String(row['table']), of)
  }
  for (const name of left) tables.delete(name)
  const targets = (name: string): readonly string[] =>
    references.filter(({ table }) => table === name).map(({ target }) => String(target))
  return inOrder([...tables.keys()], targets).map((name) => ({ name, columns: tables.get(name) ?? [] }))
}

/**
 * Names, each after those that it points to.
 *
 * @throws Error when they point in a circle
 */
export function inOrder(
  names: readonly string[],
  targets: (name: string) => readonly string[],
): readonly string[] {
  const placed = new Set<string>()
  while (placed.size < names.length) {
    const next = names.filter((name) => !placed.has(name) && targets(name).every((to) => placed.has(to)))
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.')
    for (const name of next) placed.add(name)
  }
  return [...placed]
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
