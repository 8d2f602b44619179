import { describe, expect, it } from 'vitest'
import { readTable, type TableRow, groupAdjacentRows } from './read-table.ts'

async function* stream(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text)
}

const read = (text: string) => readTable(stream(text), { title: 'the file', columns: ['Id', 'Full name'] })

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

describe('readTable', () => {
  it('finds the header below a date of report, whatever its case and spacing', async () => {
    const [row] = await all(read('Report date: 1-Jan-2026\nID,full  NAME,Other\n1,A,\n'))
    expect(row?.cell('Full name')).toBe('A')
    expect(row?.cell('no such column')).toBe('')
    expect(row?.cellsByColumn).toEqual({ ID: '1', 'full  NAME': 'A' })
  })

  it.each([
    ['a file without its columns', 'Id,Name\n1,A\n', 'lacks the columns'],
    ['an empty file', '', 'is empty'],
    ['a web page', '<html>\n<body>\nSorry\n</body>\n</html>\n', 'lacks the columns'],
    ['a row that is cut off', 'Id,Full name,Other\n1,A,B\n2,A\n', 'Row 3 of the file is truncated'],
  ])('refuses %s', async (_, text, sentence) => {
    await expect(all(read(text))).rejects.toThrow(sentence)
  })

  it('takes rows of one entity together', async () => {
    const groups = await all(
      groupAdjacentRows(read('Id,Full name\n1,A\n1,B\n2,C\n'), (row: TableRow) => row.cell('id')),
    )
    expect(groups.map((rows) => rows.map((row) => row.cell('full name')))).toEqual([['A', 'B'], ['C']])
  })
})
