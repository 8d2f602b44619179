import { expect, it } from 'vitest'
import { labelledPage } from './labelled-page.ts'
import { printInRows } from './print-pieces.fixture.ts'
import { tablesOf } from './tables.ts'

/** The first column of each row, its lines joined. */
function names(rows: readonly (string | readonly string[])[]): readonly string[] {
  const [table] = tablesOf(labelledPage(printInRows(rows)))
  return (table?.rows ?? []).map(([first = []]) => first.map(({ text }) => text).join(' '))
}

const titles = ['Name', 'Role', 'Date of appointment']

it('lines under a row are of it, though the next row is nearer', () => {
  const rows = [titles, ['Ada Lark', 'Director', '2 May 2020'], '12 High Road', 'Leeds', ['Ben Moor', 'Secretary', '7 June 2021']]
  expect(names(rows)).toEqual(['Ada Lark 12 High Road', 'Ben Moor'])
}) // prettier-ignore

it('where a line stands above the first row, cells are level in their middle', () => {
  const rows = [titles, 'Ada', ['Mary Lark', 'Director', '2 May 2020'], '', 'Ben', ['John Moor', 'Secretary', '7 June 2021']]
  expect(names(rows)).toEqual(['Ada Mary Lark', 'Ben John Moor'])
}) // prettier-ignore
