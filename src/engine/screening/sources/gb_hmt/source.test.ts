import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { gbHmt } from './source.ts'

/** Written after the publisher's description of the columns (UK Sanctions List, format of January 2026). */
const sample = () => readList(gbHmt, { csv: new URL('./sample/UK-Sanctions-List.csv', import.meta.url) })

describe('gb_hmt', () => {
  it('makes one person of a row for each name, the primary name first wherever it stands', async () => {
    const { entities, of } = await sample()
    expect(entities).toHaveLength(2)
    expect(of('RUS0901')).toMatchObject({
      kind: 'person',
      gender: 'male',
      names: [
        { text: 'Zeltmari, Orban Tovik', strength: 'primary' },
        { text: 'Zeltmary, Urban', strength: 'strong' },
        { text: 'Орбан ЗЕЛЬТМАРИ', strength: 'strong' },
        { text: 'The Keeper', strength: 'weak' },
      ],
      nationalities: ['UA', 'RU'],
      countries: ['RU'],
      birthPlaces: ['Velmora, Egypt'],
      addresses: ['1 Lamp Street, Moscow, 101000, Russia'],
      identifiers: [
        { type: 'passport', value: 'A1084010', country: 'EG' },
        { type: 'national-id', value: '216040', country: 'UA' },
      ],
      listedAt: '2014-03-17',
    })
  })

  it('reads days that are not known as the year they belong to, and keeps words as a note', async () => {
    const person = (await sample()).of('RUS0901')
    expect(person?.births.map(({ from }) => from)).toEqual(['1972', '1972-11-26'])
    expect(person?.notes).toContain('Date of birth: unknown')
  })

  it('knows ships by number and flag', async () => {
    expect((await sample()).of('RUS0902')).toMatchObject({
      kind: 'vessel',
      countries: ['PA'],
      identifiers: [{ type: 'imo', value: '9187629' }],
    })
  })

  it('reads the short form as a spreadsheet', async () => {
    const cell = (text: string, more = '') =>
      `<table:table-cell${more}><text:p>${text}</text:p></table:table-cell>`
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
    const header = ['Unique ID', 'Name', 'Regime Name', 'Type', 'Designation source', 'Date Designated']
    const sheet = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><table:table>${[
      row(...header.map((text) => cell(text)), '<table:table-cell table:number-columns-repeated="16378"/>'),
      row(cell('AFG0001'), cell('LANTERN MONEY <text:s/>EXCHANGE'), cell('Afghanistan'), cell('Entity'), cell('UN'), cell('29-06-2012')),
      row(cell('AFG0002'), cell('Zeltmari Orban'), cell('Same', ' table:number-columns-repeated="1"'), cell('Individual'), cell('UK')),
      row(cell('AFG0003'), cell('  '), cell('Afghanistan'), cell('Individual'), cell('UK')),
    ].join('')}</table:table></office:body></office:document-content>` // prettier-ignore
    const { of, warnings } = await readList(gbHmt, { ods: sheet })
    expect(warnings).toEqual(['AFG0003 has no name in the list and was left out.'])
    expect(of('AFG0001')).toMatchObject({
      kind: 'organisation',
      names: [{ text: 'LANTERN MONEY EXCHANGE', strength: 'primary' }],
      listedAt: '2012-06-29',
    })
    expect(of('AFG0002')).toMatchObject({ kind: 'person', programs: ['Same'] })
  })
})
