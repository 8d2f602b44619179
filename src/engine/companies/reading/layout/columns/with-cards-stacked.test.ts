import { describe, expect, it } from 'vitest'
import { printInRows } from '../print-pieces.fixture.ts'
import { withCardsStacked } from './with-cards-stacked.ts'

type Rows = readonly (string | readonly string[])[]

const read = (rows: Rows): readonly string[] =>
  withCardsStacked(printInRows(rows, { apart: 400 }))
    .toSorted((a, b) => a.middle - b.middle || a.left - b.left)
    .map(({ text }) => text)

const firstCard = ['Nom', 'VASSEUR', 'Prénom(s)', 'Rachid']
const secondCard = ['Nom', 'ROUQUETTE', 'Prénom(s)', 'Solène']
/** Two cards, the label and value of each beside those of the other. */
const beside = (left: readonly string[], right: readonly string[]): Rows => [
  [left[0] ?? '', left[1] ?? '', right[0] ?? '', right[1] ?? ''],
  [left[2] ?? '', left[3] ?? '', right[2] ?? '', right[3] ?? ''],
]

describe('Cards with the same labels side by side', () => {
  it('are read one after the other, between what stands over and under both', () => {
    const rows = ['Gestion et direction', ...beside(firstCard, secondCard), '', '', 'Établissements']
    expect(read(rows)).toEqual(['Gestion et direction', ...firstCard, ...secondCard, 'Établissements'])
  })

  it('in several rows are read row by row', () => {
    const third = ['Nom', 'LE GOFF', 'Prénom(s)', 'Thibault']
    const fourth = ['Nom', 'KERVÉGAN', 'Prénom(s)', 'Anne']
    const rows = [...beside(firstCard, secondCard), '', ...beside(third, fourth)]
    expect(read(rows)).toEqual([...firstCard, ...secondCard, ...third, ...fourth])
  })

  it('hold what stands under the last label of the second', () => {
    const rows = [...beside(firstCard, secondCard), ['', '', '', 'Anne'], '', '', 'Établissements']
    expect(read(rows)).toEqual([...firstCard, ...secondCard, 'Anne', 'Établissements'])
  })

  it('stand at the place of the first', () => {
    const pieces = withCardsStacked(printInRows(beside(firstCard, secondCard), { apart: 400 }))
    expect(pieces.map(({ left }) => left)).toEqual([100, 500, 100, 500, 100, 500, 100, 500])
  })
})

describe('What is no such cards stays where it is', () => {
  it.each<[string, Rows]>([
    ['one label twice', [['Nom', 'VASSEUR', 'Nom', 'ROUQUETTE'], ['Qualité', 'Gérant']]],
    ['the head of a table', [['Nom', 'Nom'], ['Prénom(s)', 'Prénom(s)'], ['VASSEUR', 'ROUQUETTE']]],
    ['different labels', [['Nom', 'VASSEUR', 'Prénom(s)', 'Rachid'], ['Capital', '100 EUR', 'Siège', 'Nantes']]],
    ['the same values', [['Nationalité', 'Française', 'Française'], ['Pays', 'France', 'France']]],
  ])('%s', (_, rows) => {
    const pieces = printInRows(rows, { apart: 400 })
    expect(withCardsStacked(pieces)).toEqual(pieces)
  }) // prettier-ignore
})
