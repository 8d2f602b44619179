import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { usCsl } from './source.ts'

const sample = () => readList(usCsl, { csv: new URL('./sample/consolidated.csv', import.meta.url) })

describe('us_csl', () => {
  it('reads a person with everything that stands in one cell', async () => {
    expect((await sample()).of('SDN-20264')).toMatchObject({
      kind: 'person',
      names: [
        { text: 'ZELTMARI, Orban Tovik', strength: 'primary' },
        { text: 'ZELTMARY, Urban', strength: 'strong' },
        { text: 'THE KEEPER', strength: 'strong' },
      ],
      births: [{ from: '1948-12-10' }, { from: '1950', approximate: true }],
      nationalities: ['SY', 'DZ'],
      countries: ['EG'],
      identifiers: [
        { type: 'passport', value: 'A1084010', country: 'EG' },
        { type: 'registration', value: '1978075', country: 'CO' },
      ],
    })
  })

  it('tells a ship by its number and a person by the name where nothing else says what it is', async () => {
    const { of } = await sample()
    expect(of('SDN-8124')).toMatchObject({
      kind: 'vessel',
      countries: ['IR'],
      identifiers: [
        { type: 'imo', value: '9187629' },
        { type: 'call-sign', value: 'HPXQ7' },
      ],
    })
    expect(of('DPL-orban_zeltmari-2017-10-16')).toMatchObject({
      kind: 'person',
      countries: ['US'],
      status: ['from 2017-10-16 to 2027-10-13'],
    })
  })

  it('ties those whom remarks and owners name', async () => {
    const columns = 'source,entity_number,type,name,alt_names,dates_of_birth,ids,vessel_owner,remarks'
    const row = (number: number, name: string, rest: string) => `X (SDN),${number},Vessel,${name},,,,${rest}`
    const { of } = await readList(usCsl, {
      csv: [
        columns,
        row(1, 'SHIP', 'OWNER CO,Something else; (Linked To: LINE CO)'),
        row(2, 'LINE CO', ','),
      ].join('\n'),
    })
    expect(of('SDN-1')?.relations).toEqual([
      { kind: 'is linked to', id: 'us_csl:SDN-2', name: 'LINE CO' },
      { kind: 'is owned by', name: 'OWNER CO' },
    ])
    expect(of('SDN-2')?.relations).toEqual([{ kind: 'is linked to', id: 'us_csl:SDN-1', name: 'SHIP' }])
  })
})
