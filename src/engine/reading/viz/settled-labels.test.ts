import { expect, it } from 'vitest'
import { printed } from './printed-line.fixture.ts'
import { vizValues } from './viz-values.ts'

const today = { year: 2026, month: 11, day: 28 }

it('a title that is a label elsewhere is what the document calls itself where no number stands beside it', () => {
  const title = printed('CÉDULA DE IDENTIDAD', [200, 20])
  const names = [printed('Apellidos', [200, 100]), printed('ROJAS IBÁÑEZ', [200, 128])]
  const viz = vizValues([title, ...names], today)
  expect(viz.title).toBe('I')
  expect(viz.labelledKeys).toEqual(['lastName'])
  const numbered = vizValues([title, printed('12345678', [200, 50]), ...names], today)
  expect(numbered.values.get('personalNumber')?.value).toBe('12345678')
})

it('a number beside labels for that of the document and for that of its holder is the holder’s', () => {
  const number = printed('761-1983-1874857-7', [330, 100])
  const labels = [printed('ID Number:', [200, 100]), printed('Personal number', [330, 74])]
  const { values, labelledKeys } = vizValues([...labels, number], today)
  expect([...values.keys()]).toEqual(['personalNumber'])
  expect(labelledKeys).toEqual(['personalNumber'])
})

it('a word beside a title is part of it, and the title no value of a label', () => {
  const page = [
    printed('Resident', [100, 20]),
    printed('Identity Card', [190, 20]),
    printed('Address', [100, 100]),
    printed('Identity Card', [100, 128]),
  ]
  expect(vizValues(page, today).values.size).toBe(0)
  expect(vizValues(page.slice(0, 2), today)).toMatchObject({ title: 'I', labelledKeys: [] })
})
