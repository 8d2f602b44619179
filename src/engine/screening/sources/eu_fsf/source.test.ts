import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { euFsf } from './source.ts'

/** Both samples are written after the published schema of version 1.1. */
const xml = () => readList(euFsf, { xml: new URL('./sample/xmlFullSanctionsList_1_1.xml', import.meta.url) })
const csv = () => readList(euFsf, { csv: new URL('./sample/csvFullSanctionsList_1_1.csv', import.meta.url) })

const person = {
  kind: 'person',
  gender: 'male',
  births: [
    { from: '1937-04-28', to: '1937-04-28', approximate: false },
    { from: '1935', to: '1936', approximate: true },
  ],
  nationalities: ['IQ'],
  countries: ['IQ', 'SY'],
  addresses: ['1 Lamp Street, Velmora, SYRIAN ARAB REPUBLIC'],
  identifiers: [{ type: 'passport', value: 'A1084010', country: 'IQ' }],
  programs: ['IRQ', 'EU.901.1', 'QDi.901'],
  notes: ['Dr', 'Keeper', 'Said to own a lighthouse.'],
  listedAt: '2003-07-08',
}

describe('eu_fsf', () => {
  it('reads the XML, where a name that is not strong is weak', async () => {
    const entity = (await xml()).of('901')
    expect(entity).toMatchObject(person)
    expect(entity?.names).toEqual([
      { text: 'Orban Tovik Zeltmari', strength: 'primary' },
      { text: 'Абу Товик', strength: 'weak' },
    ])
  })

  it('makes one entity of the rows that the CSV has for each of its names, births and numbers', async () => {
    const { entities, of } = await csv()
    expect(entities).toHaveLength(2)
    expect(of('901')).toMatchObject(person)
    expect(of('901')?.names.map(({ text }) => text)).toEqual(['Orban Tovik Zeltmari', 'Абу Товик'])
  })

  it('knows a ship by the number in its remark', async () => {
    for (const { of } of [await xml(), await csv()]) {
      expect(of('902')).toMatchObject({
        kind: 'vessel',
        identifiers: [{ type: 'imo', value: '9187629' }],
        listedAt: '2018-03-30',
      })
    }
  })

  it('refuses an entity without a name', async () => {
    const nameless =
      '<export><sanctionEntity logicalId="1"><subjectType code="person"/></sanctionEntity></export>'
    await expect(readList(euFsf, { xml: nameless })).rejects.toThrow('no number or no name')
  })
})
