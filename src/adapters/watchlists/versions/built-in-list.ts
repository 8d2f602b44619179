import { createHash } from 'node:crypto'
import type { EngineSource, ListEngine } from './list-engine.ts'
import { openListStore } from './list-store.ts'
import type { ServingList } from './serving-list.ts'

/** Date of the built-in list: it changes with the program, not with the days. */
const builtInDate = '2026-01-01'

/** A list that comes with the program: read at start, kept in memory alone. */
export async function builtInList(source: EngineSource, engine: ListEngine): Promise<ServingList> {
  const index = engine.startIndex({ matcher: engine.matcher, source: source.id })
  const hash = createHash('sha256')
  const lines: Buffer[] = []
  for await (const entity of source.entities({}, () => undefined)) {
    const line = Buffer.from(`${JSON.stringify(entity)}\n`)
    hash.update(line)
    lines.push(line)
    index.add(entity, line.length)
  }
  const version = hash.digest('hex')
  const list = engine.open(index.finish().buffer, Buffer.concat(lines), source.database)
  const meta = {
    source: source.id,
    database: source.database,
    version,
    previous: null,
    date: builtInDate,
    records: lines.length,
    diff: { added: lines.length, changed: 0, removed: 0 },
    files: [],
    origin: 'built-in',
    importedAt: Date.parse(builtInDate),
  }
  return {
    source,
    store: openListStore(''),
    state: { version, refreshedAt: meta.importedAt, trouble: null },
    loaded: { meta, list, shared: null },
  }
}
