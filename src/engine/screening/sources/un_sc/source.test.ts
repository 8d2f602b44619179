import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { unSc } from './source.ts'

const sample = () => readList(unSc, { xml: new URL('./sample/consolidated.xml', import.meta.url) })

describe('un_sc', () => {
  it('reads a person: parts of the name, its own script, good and low aliases', async () => {
    expect((await sample()).of('111')).toMatchObject({
      kind: 'person',
      gender: 'male',
      names: [
        { text: 'ORBAN TOVIK ZELTMARI', strength: 'primary' },
        { text: 'اوربان زلتماري', strength: 'strong' },
        { text: 'Urban Zeltmary', strength: 'strong' },
        { text: 'Abu Tovik', strength: 'weak' },
      ],
      nationalities: ['CD', 'IR'],
      countries: ['RW'],
      birthPlaces: ['Velmora, Egypt'],
      programs: ['DRC', 'CDi.901'],
      notes: ['Designation: Keeper', 'Said to own a lighthouse.'],
      listedAt: '2012-12-31',
    })
  })

  it('reads years between which someone was born, exact days and approximate years', async () => {
    expect((await sample()).of('111')?.births).toEqual([
      { from: '1955', to: '1958', approximate: true },
      { from: '1957-03-02', to: '1957-03-02', approximate: false },
      { from: '1960', to: '1960', approximate: true },
    ])
  })

  it('reads documents in all languages of the list, without what is said of their issue', async () => {
    expect((await sample()).of('111')?.identifiers).toEqual([
      { type: 'passport', value: 'A1084010', country: 'EG' },
      { type: 'national-id', value: '1-78-09-44621-80' },
    ])
  })

  it('takes the spellings within brackets apart, and knows former names', async () => {
    const front = (await sample()).of('222')
    expect(front).toMatchObject({ kind: 'organisation', countries: ['SY'] })
    expect(front?.names).toEqual([
      { text: 'LANTERN FRONT', strength: 'primary' },
      { text: 'جبهة القنديل', strength: 'strong' },
      { text: 'the Lantern Front', strength: 'strong' },
      { text: 'Jabhat al-Qandil', strength: 'strong' },
      { text: 'Lamp Front', strength: 'former' },
    ])
  })

  it('knows ships by their number', async () => {
    expect((await sample()).of('333')).toMatchObject({
      kind: 'vessel',
      identifiers: [{ type: 'imo', value: '9187629' }],
    })
  })

  it('refuses a record without a name', async () => {
    const nameless = '<CONSOLIDATED_LIST><INDIVIDUAL><DATAID>1</DATAID></INDIVIDUAL></CONSOLIDATED_LIST>'
    await expect(readList(unSc, { xml: nameless })).rejects.toThrow('no number or no name')
  })
})
