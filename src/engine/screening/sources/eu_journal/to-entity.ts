import { readListedDates } from '../listed-date.ts'
import type { EntityDraft } from '../listed-entity.ts'
import { ftmEntityFacts } from '../ftm-entity.ts'
import type { TableRow } from '../read-table.ts'
import { splitCell } from './read.ts'

/** Columns that say where a row stands, not who is in it. */
const contextColumns = [
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
  const columns = Object.keys(row.cellsByColumn).filter((column) => !contextColumns.includes(column))
  const celex = row.cell('celex')
  const facts = ftmEntityFacts({
    schema: row.cell('schema'),
    properties: {
      ...Object.fromEntries(columns.map((column) => [column, splitCell(row.cell(column))])),
      name: [row.cell('name')],
    },
  })
  const entryId =
    row.cell('recordId') === ''
      ? row.cell('name').toLowerCase().replace(/\s+/g, '_').slice(0, 80)
      : row.cell('recordId')
  return {
    ...facts,
    id: `eu_journal:${[celex, row.cell('annex'), entryId].filter((part) => part !== '').join('-')}`,
    source: 'eu_journal',
    topics: ['sanction'],
    programs: [row.cell('programKey'), row.cell('measure')],
    notes: [...(facts.notes ?? []), row.cell('reason')],
    links: [`https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${celex}`, ...(facts.links ?? [])],
    listedAt: readListedDates(row.cell('startDate')).dates[0]?.from,
    original: row.cellsByColumn,
  }
}
