import { describe, expect, it } from 'vitest'
import { printed } from '../printed-line.fixture.ts'
import { withApostrophes } from './with-apostrophes.ts'

const read = (...texts: readonly string[]): readonly string[] =>
  withApostrophes(texts.map((text, row) => printed(text, [20, 20 + 30 * row]))).map(({ text }) => text)

describe('withApostrophes', () => {
  it.each([
    ['12 rue de ľÉglise', "12 rue de l'Église"],
    ['à ľ’enseigne ď’Artagnan', 'à l’enseigne d’Artagnan'],
    ['ĽAMMINISTRATORE, Sanť’Angelo', "L'AMMINISTRATORE, Sant’Angelo"],
  ])('reads %s as %s on a page in neither Slovak nor Czech', (text, expected) => {
    expect(read(text, 'Adresse, siège, capital')).toEqual([expected, 'Adresse, siège, capital'])
  })

  it('leaves the letters of Slovak and Czech, whose caron was read once more as an apostrophe', () => {
    const spelled = ['Ľubomír Hraško, konateľ', 'loď, síť', 'Štátne občianstvo']
    expect(read('Ľubomír Hraško, konateľ’', 'loď, síť', 'Štátne občianstvo')).toEqual(spelled)
  })

  it('is not led by one letter of many that was misread', () => {
    const prose = 'capitale sociale interamente versato, durata della società fino alla fine '.repeat(3)
    expect(read('deľ’impresa', `${prose} š`)[0]).toBe('del’impresa')
  })

  it('keeps a letter for every sign of the text', () => {
    const [line] = withApostrophes([printed('deľimpresa', [20, 20])])
    expect(line?.confidences).toHaveLength("del'impresa".length)
    expect(line?.centres).toHaveLength("del'impresa".length)
  })
})
