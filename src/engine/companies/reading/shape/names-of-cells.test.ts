import { expect, it } from 'vitest'
import { printInRows } from '../layout/print-pieces.fixture.ts'
import { namesOfCells } from './names-of-cells.ts'

const namesIn = (rows: readonly (string | readonly string[])[], name: string) => {
  const names = namesOfCells(name, printInRows(rows))
  return names === null || typeof names === 'string' ? names : names.map((cell) => cell.name)
}

it('a part of the address above a name is none of it', () => {
  const rows = ['12, Jalan Satu, Petaling', 'JAYA, SELANGOR', 'ADA LARK SIEW', 'NO. 7, Jalan Dua']
  expect(namesIn(rows, 'SELANGOR ADA LARK SIEW NO. JAYA')).toBe('ADA LARK SIEW')
})

it('a nationality that stands beside several names is part of none', () => {
  const rows = [['1. Ada Maria Lark', 'Filipino'], ['2. Ben Moor', 'Filipino']] // prettier-ignore
  expect(namesIn(rows, 'Ada Maria Lark Filipino')).toBe('Ada Maria Lark')
})

it('a word of a sentence elsewhere is no part of a name', () => {
  const rows = ['MOOR, Ada Maria', 'and the secretary is Priya Lark.']
  expect(namesIn(rows, 'Ada Maria Lark. Moor')).toBe('Ada Maria MOOR')
})

it('a surname in a box of its own stays, of one person and of brothers', () => {
  const one = [['Nom', 'MOOR'], ['Prénoms', 'Ada Marie']] // prettier-ignore
  expect(namesIn(one, 'MOOR Ada Marie')).toBe('MOOR Ada Marie')
  const two = [['Nom', 'MOOR'], ['Prénoms', 'Ben Jean'], '', '', '', '', '', '', ['Nom', 'MOOR'], ['Prénoms', 'Ada Marie']] // prettier-ignore
  expect(namesIn(two, 'MOOR Ada Marie')).toBe('MOOR Ada Marie')
})

it('a place of birth in a box beside a name is none of it', () => {
  const rows = [['Nom', 'MOOR'], ['Prénoms', 'Ada Marie'], ['Lieu de naissance', 'LYNHAM'], '', ['Lieu de naissance', 'LYNHAM']] // prettier-ignore
  expect(namesIn(rows, 'MOOR Ada Marie LYNHAM')).toBe('MOOR Ada Marie')
})

it('a surname before a comma in the line above is part of a name', () => {
  expect(namesIn(['MOOR,', 'ADA MARIE'], 'ADA MARIE MOOR')).toBe('ADA MARIE MOOR')
})

it('a surname that was read without a sign of its frame stays', () => {
  expect(namesIn(['ỊMOOR', 'ADA MARIE'], 'ADA MARIE MOOR')).toBe('ADA MARIE MOOR')
})

it('names in the rows of a list are two where one of them stands elsewhere by itself', () => {
  const rows = ['ADA MARIA LARK', 'BEN DE LA MOOR', '', '', 'BEN DE LA MOOR']
  expect(namesIn(rows, 'ADA MARIA LARK BEN DE LA MOOR')).toEqual(['BEN DE LA MOOR', 'ADA MARIA LARK'])
})

it('names in rows with dates of their own are two', () => {
  const rows = [['Ada Lark', '2 May 2020'], ['Ben Moor', '7 June 2021']] // prettier-ignore
  expect(namesIn(rows, 'Ada Lark Ben Moor')).toEqual(['Ada Lark', 'Ben Moor'])
})

it('a name that goes on in the next line of its cell is one', () => {
  const rows = [['María Carmen', '2 May 2020'], ['López García', 'Madrid 28014']] // prettier-ignore
  expect(namesIn(rows, 'María Carmen López García')).toBe('María Carmen López García')
})

it('words of columns are no name, and boxes of one person are, however often they stand there', () => {
  const kinds = [['1. Ada Lark', 'Filipino', ''], ['2. Ben Moor', 'Filipino', ''], '', '', '', '', '', ['', '', 'Common'], ['', '', 'Common']] // prettier-ignore
  expect(namesIn(kinds, 'Filipino Common')).toBeNull()
  const boxes = [['Nom', 'Lark'], ['Prénom(s)', 'Ada'], '', '', '', '', '', '', ['Nom', 'Lark'], ['Prénom(s)', 'Ada']] // prettier-ignore
  expect(namesIn(boxes, 'Lark Ada')).toBe('Lark Ada')
})

it('a name of Arabic in the lines of a cell stays', () => {
  expect(namesIn(['ماجد', 'بن يوسف البلوشي', 'سالم بن ماجد'], 'ماجد بن يوسف البلوشي')).toBe(
    'ماجد بن يوسف البلوشي',
  )
})
