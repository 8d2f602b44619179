import type { Compilable } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../schema.ts'

/** Results of queries that are asked together. */
type RowsOf<Queries extends readonly Compilable[]> = {
  readonly [At in keyof Queries]: Queries[At] extends Compilable<infer Row> ? readonly Row[] : never
}

/** Rows of several queries of one account, in one round trip and of one moment. */
export async function readTogether<const Queries extends readonly Compilable[]>(
  database: Database<Tables>,
  accountId: string,
  queries: Queries,
): Promise<RowsOf<Queries>> {
  const statements = queries.map((query) => query.compile())
  const [answers = []] = await database.inOneTrip([{ scope: { account: accountId }, statements }])
  // Kysely's own types promise these rows of the queries that it compiled.
  return answers.map(({ rows }) => rows) as unknown as RowsOf<Queries>
}

/** Rows of one query of one account, in one round trip. */
export async function readRows<Row>(
  database: Database<Tables>,
  accountId: string,
  query: Compilable<Row>,
): Promise<readonly Row[]> {
  const [rows] = await readTogether(database, accountId, [query])
  return rows
}
