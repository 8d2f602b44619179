import { readListedDates } from '../listed-date.ts'
import type { EntityDraft } from '../listed-entity.ts'
import { ftmFacts } from '../ftm-entity.ts'
import type { TableRow } from '../read-table.ts'
import { valuesOf } from './read.ts'

/** Columns that say where a row stands, not who is in it. */
const context = [
  'celex',
  'recordId',
  'programKey',
  'annex',
  'measure',
  'startDate',
  'reason',
  'schema',
  'name',
]

/** One row of an act: someone in one legal context. The same entity may stand in several. */
export function journalEntity(row: TableRow): EntityDraft {
  const columns = Object.keys(row.stated).filter((column) => !context.includes(column))
  const celex = row.of('celex')
  const facts = ftmFacts({
    schema: row.of('schema'),
    properties: {
      ...Object.fromEntries(columns.map((column) => [column, valuesOf(row.of(column))])),
      name: [row.of('name')],
    },
  })
  const entry =
    row.of('recordId') === ''
      ? row.of('name').toLowerCase().replace(/\s+/g, '_').slice(0, 80)
      : row.of('recordId')
  return {
    ...facts,
    id: `eu_journal:${[celex, row.of('annex'), entry].filter((part) => part !== '').join('-')}`,
    source: 'eu_journal',
    topics: ['sanction'],
    programs: [row.of('programKey'), row.of('measure')],
    notes: [...(facts.notes ?? []), row.of('reason')],
    links: [`https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${celex}`, ...(facts.links ?? [])],
    listedAt: readListedDates(row.of('startDate')).dates[0]?.from,
    original: row.stated,
  }
}
