import type { WatchlistRecords } from '../../../flows/ports/watchlists/watchlist-records.ts'
import type { RecordsContext } from '../engine/records-context.ts'

/** What went wrong with lists, of the whole installation. */
export function listFailureRecords(
  context: RecordsContext,
): Pick<WatchlistRecords, 'noteListTrouble' | 'listTroubles'> {
  const { database, clock } = context
  return {
    noteListTrouble: (source, trouble) =>
      database.inTransaction('system', async (sql) => {
        const newest = { trouble, at: clock.now() }
        await sql
          .insertInto('list_troubles')
          .values({ source, ...newest })
          .onConflict((conflict) => conflict.column('source').doUpdateSet(newest))
          .execute()
      }),
    listTroubles: () =>
      database.inTransaction('system', (sql) => sql.selectFrom('list_troubles').selectAll().execute()),
  }
}
