import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { countriesIn } from '../country-names.ts'
import { nameType } from '../name-type.ts'
import { listedEntity, uniqueIds } from '../listed-entity.ts'
import type { ListSource } from '../list-source.ts'
import { readTable, type TableRow, together } from '../read-table.ts'
import { partOf } from '../part-of.ts'
import { recogniseOne } from '../recognise-files.ts'
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
  bounds: { min: 200, max: 5000, shrink: 0.8 },
  shape: 'text parted by tabs, with a header; a row for each address',
  // The Bureau moved its pages and this address has not been fetched by us: where it fails, `--from` does.
  files: [{ part: 'txt', address: 'https://www.bis.gov/dpl/dpl.txt', required: true }],
  recognise: (paths) => recogniseOne(paths, { txt: /^(?:us_bis_)?dpl(?:_\d{4})?\.txt$/ }),
  async *entities(parts) {
    const unique = uniqueIds()
    const shape = {
      title: 'dpl.txt',
      columns: ['Name', 'Country', 'Effective_Date', 'Standard_Order'],
      delimiter: '\t',
    }
    const rows = readTable(partOf(parts, 'txt'), shape)
    for await (const group of together(rows, (row) => `${row.of('Name')} ${row.of('Effective_Date')}`)) {
      const entity = deniedEntity(group)
      yield { ...entity, id: unique(entity.id) }
    }
  },
}

/** The list says neither who is a person nor a number: the first is told by the name, the second made of name and day. */
function deniedEntity(rows: readonly [TableRow, ...TableRow[]]): Entity {
  const [first] = rows
  const name = first.of('Name')
  const [from, to] = [isoDate(first.of('Effective_Date')), isoDate(first.of('Expiration_Date'))]
  const address = ['Street_Address', 'City', 'State', 'Postal_Code', 'Country']
  return listedEntity({
    id: `us_bis_dpl:${slug(name)}-${from}`,
    source: 'us_bis_dpl',
    kind: nameType(name),
    topics: ['sanction'],
    names: [{ text: name, strength: 'primary' }],
    countries: rows.flatMap((row) => countriesIn(row.of('Country'))),
    addresses: rows.map((row) => address.map((column) => row.of(column)).filter((text) => text !== '').join(', ')),
    programs: ['Denied Persons List'],
    notes: rows.flatMap((row) => [row.of('Action'), row.of('FR_Citation')]),
    links: ['https://www.bis.gov/end-user-guidance'],
    status: [`denied from ${from}${to === '' ? '' : ` to ${to}`}`],
    listedAt: from,
    original: { rows: rows.map(({ stated }) => stated) },
  }) // prettier-ignore
}

/** `06/19/2003`, the month first. */
function isoDate(text: string): string {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  return year === undefined ? '' : `${year}-${month ?? ''}-${day ?? ''}`
}
