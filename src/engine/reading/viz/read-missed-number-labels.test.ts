import type { Alternative } from '../../../vocabulary/reading/recognition.ts'
import { describe, expect, it } from 'vitest'
import type { PageReader } from '../page-reader.ts'
import { readMissedNumberLabels } from './read-missed-number-labels.ts'
import { printed } from './printed-line.fixture.ts'
import type { VizLine } from './text-line.ts'

interface Seen extends Alternative {
  readonly alternatives?: readonly Alternative[]
}

/** A card on which the finder saw words, but no single digit. */
const card = [
  printed('4d DL', [200, 80], { height: 14 }),
  printed('D1234562', [200, 96]),
  printed('4b EXP', [400, 80], { height: 14 }),
  printed('04/05/2032', [400, 96]),
  printed('ERIKSSON', [200, 146]),
  printed('ANNA', [200, 196]),
  printed('3 DOB', [200, 280], { height: 14 }),
  printed('08/12/1974', [200, 296]),
  printed('A. Eriksson', [30, 480]),
]

/** The numbers that are found where one digit, or none, is seen above lines with these texts. */
async function foundAbove(
  digits: Readonly<Record<string, Seen>>,
  lines: readonly VizLine[] = card,
): Promise<Readonly<Record<string, string>>> {
  const below = ([, , [, bottom], [left]]: VizLine['quad']): string =>
    lines.find(({ quad: [[x, y]] }) => Math.abs(x - left) < 8 && y - bottom > -8 && y - bottom < 12)?.text ??
    ''
  const readText: PageReader['readText'] = (_, quads) =>
    Promise.resolve(
      quads.map((quad) => {
        const digit = digits[below(quad)]
        return { characters: digit === undefined ? [] : [{ ...digit, centre: 0.5 }] }
      }),
    )
  const pageReader: PageReader = {
    pixels: { width: 800, height: 600, channels: 1, data: new Uint8Array(480_000) },
    readText,
    findText: () => Promise.resolve([]),
    signal: new AbortController().signal,
  }
  const found = await readMissedNumberLabels(pageReader, lines)
  return Object.fromEntries(found.map(({ text, quad }) => [text, below(quad)]))
}

describe('a number that the finder missed', () => {
  it('is believed with little certainty where the other name confirms it', async () => {
    const digits = {
      ERIKSSON: { symbol: 'C', confidence: 0.4, alternatives: [{ symbol: '1', confidence: 0.07 }] },
      ANNA: { symbol: '2', confidence: 0.3 },
    }
    expect(await foundAbove(digits)).toEqual({ '1': 'ERIKSSON', '2': 'ANNA' })
  })

  it('is not believed by itself, however plain: the line above may be the surname, or the line a signature', async () => {
    const one = { symbol: '1', confidence: 0.9 }
    expect(await foundAbove({ ANNA: one })).toEqual({})
    expect((await foundAbove({ 'A. Eriksson': one }))['1']).toBe('ERIKSSON')
    expect((await foundAbove({ 'A. Eriksson': one, ANNA: { symbol: '2', confidence: 0.9 } }))['1']).toBe(
      'ERIKSSON',
    )
  })

  it('is seen from the column of the values where nothing was seen of it', async () => {
    expect(await foundAbove({})).toEqual({ '1': 'ERIKSSON', '2': 'ANNA' })
    const withStreet = [...card, printed('12 OAK LANE, TOWN', [200, 240])]
    expect(await foundAbove({}, withStreet)).toEqual({
      '1': 'ERIKSSON',
      '2': 'ANNA',
      '8': '12 OAK LANE, TOWN',
    })
    const given = [...card, printed('2', [200, 180], { height: 14 })]
    expect(await foundAbove({}, given)).toEqual({ '1': 'ERIKSSON' })
    const surname = [...card, printed('1', [200, 130], { height: 14 })]
    expect(await foundAbove({}, surname)).toEqual({ '2': 'ANNA' })
  })

  it('is not told where a third line may be a name, or a digit seen says otherwise', async () => {
    expect(await foundAbove({}, [...card, printed('VETERAN', [200, 220])])).toEqual({})
    expect(await foundAbove({ ERIKSSON: { symbol: '2', confidence: 0.8 } })).toEqual({})
    expect(
      await foundAbove(
        {},
        card.map((line) => (line.text === 'ANNA' ? printed('ANNA', [240, 196]) : line)),
      ),
    ).toEqual({})
  })

  it('of the only name is believed where a 1 was seen', async () => {
    const only = card.filter(({ text }) => text !== 'ANNA')
    expect(await foundAbove({}, only)).toEqual({})
    const one = { symbol: '1', confidence: 0.4 }
    expect(await foundAbove({ ERIKSSON: one }, only)).toEqual({ '1': 'ERIKSSON' })
    const either = { ...one, alternatives: [{ symbol: '2', confidence: 0.3 }] }
    expect(await foundAbove({ ERIKSSON: either }, only)).toEqual({})
  })

  it('of a name below another one, indented a little, is not believed', async () => {
    const indented = card.map((line) => (line.text === 'ERIKSSON' ? printed('ERIKSSON', [220, 146]) : line))
    expect(await foundAbove({ ANNA: { symbol: '1', confidence: 0.6 } }, indented)).toEqual({})
  })

  it('is not believed above a name and the street below it', async () => {
    const one = { symbol: '1', confidence: 0.6, alternatives: [{ symbol: '2', confidence: 0.1 }] }
    const two = { ...one, confidence: 0.5 }
    const withStreet = [...card, printed('12 OAK LANE, TOWN', [200, 240])]
    const found = await foundAbove({ ANNA: one, '12 OAK LANE, TOWN': two, 'A. Eriksson': { symbol: '1', confidence: 0.7 } }, withStreet) // prettier-ignore
    expect(found).toMatchObject({ '1': 'ERIKSSON', '2': 'ANNA' })
  })

  it('of an address is believed where an 8 was plainly seen above a number and a street', async () => {
    const street = [...card, printed('12 OAK LANE, TOWN', [300, 236])]
    const eight = { symbol: '8', confidence: 0.9 }
    expect((await foundAbove({ '12 OAK LANE, TOWN': eight }, street))['8']).toBe('12 OAK LANE, TOWN')
    expect((await foundAbove({ ANNA: eight }))['8']).toBeUndefined()
  })

  it('is not looked for where it was found, nor on other pages', async () => {
    const whole = [
      ...card,
      printed('1', [200, 130], { height: 14 }),
      printed('2', [200, 180], { height: 14 }),
    ]
    const digits = { 'A. Eriksson': { symbol: '1', confidence: 0.9 } }
    expect(await foundAbove(digits, whole)).toEqual({})
    const other = card.filter(({ text }) => text !== '3 DOB')
    expect(await foundAbove({ ERIKSSON: { symbol: '1', confidence: 0.9 } }, other)).toEqual({})
  })
})
