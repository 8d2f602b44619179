import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { amlDatabaseCodes } from '../../../../vocabulary/watchlists/aml-databases.ts'
import { sources } from '../all.ts'
import type { ListSource } from '../list-source.ts'
import { openSanctions } from './source.ts'

/** Both samples are written after the published description of the formats. */
const file = (name: string) => new URL(`./sample/${name}`, import.meta.url)

function source(database: string): ListSource {
  const found = openSanctions.find((list) => list.database === database)
  if (found === undefined) throw new Error(`no list fills ${database}`)
  return found
}

describe('lists in the words of FollowTheMoney', () => {
  it('fill every database of the wire that has no other reader', () => {
    expect(amlDatabaseCodes.filter((code) => !sources.some(({ database }) => database === code))).toEqual([])
  })

  it('take of a collection the entities of their own list alone', async () => {
    const read = async (database: string) =>
      (await readList(source(database), { ftm: file('entities.ftm.ndjson') })).entities.map(({ id }) => id)
    expect(await read('au_dfat')).toEqual(['au_dfat:NK-901', 'au_dfat:NK-902'])
    expect(await read('ch_seco')).toEqual(['ch_seco:NK-902'])
    expect(await read('global_politicians')).toEqual(['global_politicians:NK-903'])
    expect(await read('interpol_red')).toEqual([])
  })

  it('read names, dates, numbers and countries', async () => {
    expect(
      (await readList(source('au_dfat'), { ftm: file('entities.ftm.ndjson') })).of('NK-901'),
    ).toMatchObject({
      kind: 'person',
      topics: ['sanction'],
      names: [
        { text: 'Orban Tovik Zeltmari', strength: 'primary' },
        { text: 'Orban Zeltmari', strength: 'strong' },
        { text: 'Urban Zeltmary', strength: 'strong' },
        { text: 'The Keeper', strength: 'weak' },
      ],
      births: [{ from: '1948-12-10' }, { from: '1950' }],
      nationalities: ['EG'],
      countries: ['RU'],
      identifiers: [{ type: 'passport', value: 'A1084010' }],
      listedAt: '2023-04-20',
    })
  })

  it('say of a politician in words how far the office reaches', async () => {
    const { of } = await readList(source('global_politicians'), { ftm: file('entities.ftm.ndjson') })
    expect(of('NK-903')).toMatchObject({
      topics: ['pep'],
      status: [],
      exposure: { by: 'office', offices: ['national'], positions: [{ title: 'Deputy' }] },
    })
  })

  it('read the simple table', async () => {
    const { of } = await readList(source('au_dfat'), { simple: file('targets.simple.csv') })
    expect(of('NK-901')).toMatchObject({
      names: [{ text: 'Orban Tovik Zeltmari' }, { text: 'Urban Zeltmary' }, { text: 'Орбан Зельтмари' }],
      births: [{ from: '1948-12-10' }, { from: '1950' }],
      countries: ['EG', 'RU'],
      programs: ['AU: Russia'],
    })
  })

  it.each(['{"id":"a"', '{"id":"a"}', '[]', 'null', '<html>'])('refuse the line %s', async (text) => {
    await expect(readList(source('au_dfat'), { ftm: `${text}\n` })).rejects.toThrow('Line 1 of the file')
  })

  it('prefer the folder of their own name, and leave the table of a collection alone', () => {
    const paths = [
      'os/default/entities.ftm.json',
      'os/au_dfat_sanctions/targets.simple.csv',
      'os/default/targets.simple.csv',
    ]
    expect(source('au_dfat').recognise(paths)?.parts).toEqual({ simple: paths[1] })
    expect(source('ch_seco').recognise(paths)?.parts).toEqual({ ftm: paths[0] })
    expect(source('ch_seco').recognise(paths.slice(1))).toBeNull()
  })

  it('are no one’s to use in business without a licence, and say so', () => {
    for (const { licence } of openSanctions) expect(licence.commercialUse).toBe('needs a licence')
  })
})
