import { describe, expect, it } from 'vitest'
import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { usOfacCons } from './source.ts'

const file = (name: string) => new URL(`./sample/${name}`, import.meta.url)
const csv = () =>
  readList(usOfacCons, {
    sdn: file('cons_prim.csv'),
    alt: file('cons_alt.csv'),
    add: file('cons_add.csv'),
    sdn_comments: file('cons_comments.csv'),
  })
const xml = () => readList(usOfacCons, { xml: file('consolidated.xml') })

describe('us_ofac_cons', () => {
  it('reads the CSV set, with remarks that the comments continue in the middle of a word', async () => {
    expect((await csv()).of('2002')).toMatchObject({
      kind: 'organisation',
      names: [
        { text: 'OAO QOLVANBANK', strength: 'primary' },
        { text: 'QOLVAN COMMERCIAL BANK', strength: 'former' },
        { text: 'QOLBANK', strength: 'weak' },
      ],
      identifiers: [
        { type: 'bic', value: 'QOLVRUMM' },
        { type: 'registration', value: '1027700342890', country: 'RU' },
      ],
      programs: ['UKRAINE-EO13662', 'RUSSIA-EO14024'],
    })
  })

  it('reads the same entities from the legacy XML', async () => {
    const facts = ({ entities }: { readonly entities: readonly Entity[] }) =>
      entities.map(({ original: _, ...entity }) => entity)
    expect(facts(await xml())).toEqual(facts(await csv()))
  })

  it('refuses an XML edition that holds fewer records than it says', async () => {
    const short =
      '<sdnList><publshInformation><Record_Count>2</Record_Count></publshInformation><sdnEntry><uid>1</uid><lastName>A</lastName></sdnEntry></sdnList>'
    await expect(readList(usOfacCons, { xml: short })).rejects.toThrow('states 2 records, but contains 1')
  })

  it('knows its files among those of the SDN list', () => {
    const found = usOfacCons.recognise([
      'o/sdn.csv',
      'o/alt.csv',
      'o/20251219_cons_prim.csv',
      'o/20251219_cons_alt.csv',
    ])
    expect(found?.parts).toEqual({ sdn: 'o/20251219_cons_prim.csv', alt: 'o/20251219_cons_alt.csv' })
  })
})
