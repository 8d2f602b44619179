import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { caDfatd } from './source.ts'
import { readAliases } from './to-entity.ts'

const sample = () => readList(caDfatd, { xml: new URL('./sample/sema-lmes.xml', import.meta.url) })

describe('ca_dfatd', () => {
  it('reads a person with aliases in three scripts, whatever language they are introduced in', async () => {
    expect((await sample()).of('belarus-1_part_1-1')).toMatchObject({
      kind: 'person',
      names: [
        { text: 'Zeltmari, Orban Tovik', strength: 'primary' },
        { text: 'Urban Zeltmary', strength: 'strong' },
        { text: 'Орбан ЗЕЛЬТМАРЫ', strength: 'strong' },
        { text: 'Орбан Товик ЗЕЛЬТМАРИ', strength: 'strong' },
        { text: 'Орбан Зельтмари', strength: 'strong' },
      ],
      births: [{ from: '1965-04-29' }, { from: '1966-04-29' }],
      countries: ['BY'],
      programs: ['Belarus', 'Schedule 1, Part 1'],
      listedAt: '2020-09-28',
    })
  })

  it('leaves what belongs to the name of a company whole', async () => {
    const names = (await sample()).of('syria-1_part_2-7')?.names.map(({ text }) => text)
    expect(names).toEqual([
      'Lantern Trading Co., Ltd.',
      'Lamp Trading (Fanous, Ltd)',
      'Russian Lamp Co., Ltd.',
      'Fanous LLC',
    ])
  })

  it('knows ships, whose year of building is no date of birth', async () => {
    expect((await sample()).of('russia-1.1-1')).toMatchObject({
      kind: 'vessel',
      births: [],
      identifiers: [{ type: 'imo', value: '7612448' }],
      notes: ['Type: General Cargo', 'Built: 1980'],
    })
  })

  it('keeps both of two records that bear one number, and a date that is none as a note', async () => {
    expect((await sample()).of('russia-1.1-1~2')).toMatchObject({
      births: [],
      notes: ['Date of birth: born in the early 1960s'],
    })
  })

  it('reads aliases in the words of both languages', () => {
    expect(readAliases('Connu sous le nom de Zeltmar; russe : Зельтмар', 'person')).toEqual([
      'Zeltmar',
      'Зельтмар',
    ])
  })

  it('refuses a record without a name', async () => {
    const nameless = '<data-set><record><Country>Iran</Country></record></data-set>'
    await expect(readList(caDfatd, { xml: nameless })).rejects.toThrow('no name')
  })
})
