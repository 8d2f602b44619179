import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { euJournal } from './source.ts'

const sample = () =>
  readList(euJournal, { '32014R0269': new URL('./sample/32014R0269.csv', import.meta.url) })

describe('eu_journal', () => {
  it('reads a person with several values in a cell, each for itself', async () => {
    expect((await sample()).of('32014R0269-I.PERSONS-1')).toMatchObject({
      kind: 'person',
      gender: 'male',
      names: [
        { text: 'Orban Tovikovich ZELTMARI', strength: 'primary' },
        { text: 'Орбан Товикович ЗЕЛЬТМАРИ', strength: 'strong' },
        { text: 'Urban Zeltmary', strength: 'strong' },
        { text: 'The Keeper', strength: 'weak' },
      ],
      births: [
        { from: '1972-11-26', to: '1972-11-26', approximate: false },
        { from: '1973', to: '1973', approximate: true },
      ],
      nationalities: ['UA', 'RU'],
      identifiers: [
        { type: 'passport', value: 'C2002515', country: 'IR' },
        { type: 'passport', value: 'D014433' },
      ],
      programs: ['EU-UKR', 'Asset freeze'],
      notes: ['Position: Keeper of the light', 'Keeps a lighthouse.'],
      listedAt: '2014-03-17',
    })
  })

  it('does not part a value at a semicolon that stands in quotes', async () => {
    expect((await sample()).of('32014R0269-I.ENTITIES-2')?.names.map(({ text }) => text)).toEqual([
      'PJSC ‘Lantern’',
      'Lamp; Lantern',
      'Фонарь',
      'Lantern SOE',
    ])
  })

  it('keeps two rows of one entity that bear no number', async () => {
    const { entities } = await sample()
    expect(entities.filter(({ kind }) => kind === 'vessel').map(({ id }) => id)).toEqual([
      'eu_journal:32014R0269-XLII-brizanta',
      'eu_journal:32014R0269-XLII-brizanta~2',
    ])
  })

  it('knows the files of acts by their numbers, leaves amendments aside and names acts that are missing', () => {
    const found = euJournal.recognise([
      'j/consolidated/32014R0269.csv',
      'j/amendments/32026R1848.csv',
      'j/FORMAT.md',
    ])
    expect(found?.parts).toEqual({ '32014R0269': 'j/consolidated/32014R0269.csv' })
    expect(found?.warnings).toEqual([expect.stringContaining('32012R0036')])
    expect(euJournal.recognise(['sdn.csv'])).toBeNull()
  })
})
