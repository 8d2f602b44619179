import type { WatchlistRecords } from '../../../flows/ports/watchlists/watchlist-records.ts'
import type { RecordsContext } from '../engine/records-context.ts'

/** Takes every list out of the adapters of anyone who held it. Under the same condition as `lapseClaims`. */
export async function lapseListHolds({ database }: RecordsContext): Promise<void> {
  await database.inTransaction('system', (sql) => sql.deleteFrom('list_refreshes').execute())
}

/** Who refreshes which list now, of the whole installation. */
export function listRefreshRecords(
  context: RecordsContext,
): Pick<WatchlistRecords, 'holdListRefresh' | 'releaseListRefresh'> {
  const { database, clock, ids } = context
  return {
    holdListRefresh: (source, forMs, mine) =>
      database.inTransaction('system', async (sql) => {
        const now = clock.now()
        const hold = { holder: mine ?? ids.id(), held_until: now + forMs }
        // One row a list: under its lock one of several who want it gets it.
        const held = await sql
          .insertInto('list_refreshes')
          .values({ source, ...hold })
          .onConflict((conflict) =>
            conflict
              .column('source')
              .doUpdateSet(hold)
              .where((where) =>
                where.or([
                  where('list_refreshes.held_until', '<=', now),
                  where('list_refreshes.holder', '=', hold.holder),
                ]),
              ),
          )
          .returning('holder')
          .executeTakeFirst()
        return held?.holder ?? null
      }),
    releaseListRefresh: (source, holder) =>
      database.inTransaction('system', async (sql) => {
        await sql
          .deleteFrom('list_refreshes')
          .where('source', '=', source)
          .where('holder', '=', holder)
          .execute()
      }),
  }
}
