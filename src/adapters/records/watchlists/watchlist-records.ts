import type { Selectable } from 'kysely'
import type { ListVersionRow, WatchlistRecords } from '../../../flows/ports/watchlists/watchlist-records.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import type { Tables } from '../engine/schema.ts'
import { listFailureRecords } from './list-failures.ts'
import { listRefreshRecords } from './list-refreshes.ts'
import { sharedListRecords } from './shared-lists.ts'

export function watchlistRecords(context: RecordsContext): WatchlistRecords {
  return {
    recordListVersion: (row) => context.database.inTransaction('system', (sql) => recordVersion(sql, row)),
    listVersions: (source) =>
      context.database.inTransaction('system', async (sql) => {
        let query = sql.selectFrom('list_versions').selectAll()
        if (source !== undefined) query = query.where('source', '=', source)
        const rows = await query.orderBy('imported_at', 'desc').orderBy('id', 'desc').execute()
        return rows.map(versionRow)
      }),
    ...sharedListRecords(context),
    ...listFailureRecords(context),
    ...listRefreshRecords(context),
  }
}

async function recordVersion(sql: Sql, row: ListVersionRow): Promise<void> {
  await sql
    .insertInto('list_versions')
    .values({
      source: row.source,
      database: row.database,
      version: row.version,
      date: row.date,
      records: row.records,
      added: row.added,
      changed: row.changed,
      removed: row.removed,
      imported_at: row.importedAt,
      origin: row.origin,
    })
    .execute()
}

function versionRow(row: Selectable<Tables['list_versions']>): ListVersionRow {
  return {
    source: row.source,
    database: row.database,
    version: row.version,
    date: row.date,
    records: row.records,
    added: row.added,
    changed: row.changed,
    removed: row.removed,
    importedAt: row.imported_at,
    origin: row.origin,
  }
}
