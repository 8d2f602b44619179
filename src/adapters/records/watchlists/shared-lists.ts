import type { WatchlistRecords } from '../../../flows/ports/watchlists/watchlist-records.ts'
import type { RecordsContext } from '../engine/records-context.ts'

/** A list of some megabytes goes over in one piece. */
const statementMs = 120_000

export function sharedListRecords(
  context: RecordsContext,
): Pick<WatchlistRecords, 'sharedLists' | 'sharedList' | 'shareList'> {
  const { database } = context
  return {
    // In one statement: every process asks it again and again.
    sharedLists: async () => {
      const rows = await database.kysely
        .selectFrom('shared_lists')
        .select(['source', 'version', 'refreshed_at'])
        .execute()
      return rows.map((row) => ({ source: row.source, version: row.version, refreshedAt: row.refreshed_at }))
    },
    sharedList: (source) =>
      database.inTransaction(
        'system',
        async (sql) => {
          const row = await sql
            .selectFrom('shared_lists')
            .selectAll()
            .where('source', '=', source)
            .executeTakeFirst()
          if (row === undefined) return null
          const { version, refreshed_at: refreshedAt, meta, content } = row
          return { source, version, refreshedAt, meta, content }
        },
        { statementMs },
      ),
    shareList: ({ source, version, refreshedAt, meta, content }) =>
      database.inTransaction(
        'system',
        async (sql) => {
          const list = { version, refreshed_at: refreshedAt, meta, content }
          await sql
            .insertInto('shared_lists')
            .values({ source, ...list })
            .onConflict((conflict) =>
              conflict
                .column('source')
                .doUpdateSet(list)
                .where('shared_lists.refreshed_at', '<', refreshedAt),
            )
            .execute()
        },
        { statementMs },
      ),
  }
}
