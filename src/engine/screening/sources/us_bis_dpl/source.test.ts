import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { usBisDpl } from './source.ts'

const sample = () => readList(usBisDpl, { txt: new URL('./sample/dpl.txt', import.meta.url) })

describe('us_bis_dpl', () => {
  it('makes one entity of its rows for several addresses, and tells how long it is denied', async () => {
    const { entities, of } = await sample()
    expect(entities).toHaveLength(2)
    expect(of('orban_zeltmari-2003-06-19')).toMatchObject({
      kind: 'person',
      names: [{ text: 'ORBAN ZELTMARI', strength: 'primary' }],
      countries: ['US', 'AE'],
      addresses: ['1 LAMP STREET, EL PASO, TX, 79905, US', '2 LAMP STREET, DUBAI, AE'],
      status: ['denied from 2003-06-19 to 2056-06-29'],
      listedAt: '2003-06-19',
    })
    expect(of('qarvand_aviation-2021-09-03')).toMatchObject({
      kind: 'organisation',
      status: ['denied from 2021-09-03'],
    })
  })

  it('refuses a file of other columns', async () => {
    await expect(readList(usBisDpl, { txt: 'Name\tTown\nA\tB\n' })).rejects.toThrow('lacks the columns')
  })
})
