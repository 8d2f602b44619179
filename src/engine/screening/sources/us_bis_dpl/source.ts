import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { countryCodesIn } from '../country-names.ts'
import { guessEntityKind } from '../guess-entity-kind.ts'
import { entityFromDraft, idDeduplicator } from '../listed-entity.ts'
import type { ListSource } from '../list-source.ts'
import { readTable, type TableRow, groupAdjacentRows } from '../read-table.ts'
import { requirePart } from '../require-part.ts'
import { recogniseFile } from '../recognise-files.ts'
import { slug } from '../slug.ts'

/** Whom the Bureau of Industry and Security denies the privilege of exporting. */
export const usBisDpl: ListSource = {
  id: 'us_bis_dpl',
  database: 'us_bis_dpl',
  title: 'BIS Denied Persons List',
  publisher: 'US Department of Commerce, Bureau of Industry and Security',
  topic: 'sanction',
  licence: {
    name: 'US government work, public domain',
    url: 'https://www.bis.gov/end-user-guidance',
    commercialUse: 'free',
  },
  cadenceDays: 7,
  staleAfterDays: 30,
  bounds: { min: 200, max: 5000, minShareOfPrevious: 0.8 },
  formatDescription: 'text separated by tabs, with a header; a row for each address',
  // The Bureau moved its pages and this address has not been fetched by us: where it fails, `--from` does.
  files: [{ part: 'txt', url: 'https://www.bis.gov/dpl/dpl.txt', required: true }],
  recognise: (paths) => recogniseFile(paths, { txt: /^(?:us_bis_)?dpl(?:_\d{4})?\.txt$/ }),
  async *entities(parts) {
    const unique = idDeduplicator()
    const shape = {
      title: 'dpl.txt',
      columns: ['Name', 'Country', 'Effective_Date', 'Standard_Order'],
      delimiter: '\t',
    }
    const rows = readTable(requirePart(parts, 'txt'), shape)
    for await (const group of groupAdjacentRows(
      rows,
      (row) => `${row.cell('Name')} ${row.cell('Effective_Date')}`,
    )) {
      const entity = deniedEntity(group)
      yield { ...entity, id: unique(entity.id) }
    }
  },
}

/** The list says neither who is a person nor a number: the first follows from the name, the second is made of name and day. */
function deniedEntity(rows: readonly [TableRow, ...TableRow[]]): Entity {
  const [first] = rows
  const name = first.cell('Name')
  const [from, to] = [isoDate(first.cell('Effective_Date')), isoDate(first.cell('Expiration_Date'))]
  const address = ['Street_Address', 'City', 'State', 'Postal_Code', 'Country']
  return entityFromDraft({
    id: `us_bis_dpl:${slug(name)}-${from}`,
    source: 'us_bis_dpl',
    kind: guessEntityKind(name),
    topics: ['sanction'],
    names: [{ text: name, strength: 'primary' }],
    countries: rows.flatMap((row) => countryCodesIn(row.cell('Country'))),
    addresses: rows.map((row) => address.map((column) => row.cell(column)).filter((text) => text !== '').join(', ')),
    programs: ['Denied Persons List'],
    notes: rows.flatMap((row) => [row.cell('Action'), row.cell('FR_Citation')]),
    links: ['https://www.bis.gov/end-user-guidance'],
    status: [`denied from ${from}${to === '' ? '' : ` to ${to}`}`],
    listedAt: from,
    original: { rows: rows.map(({ cellsByColumn }) => cellsByColumn) },
  }) // prettier-ignore
}

/** `06/19/2003`, the month first. */
function isoDate(text: string): string {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  return year === undefined ? '' : `${year}-${month ?? ''}-${day ?? ''}`
}
