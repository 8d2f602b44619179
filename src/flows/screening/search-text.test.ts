import { describe, expect, it } from 'vitest'
import type { ScreeningQuery } from '../../vocabulary/screening/screening.ts'
import { searchText, type TextQuery } from './search-text.ts'

const question: TextQuery = {
  text: '14 Quay',
  limit: 10,
  page: 1,
  mode: 'test',
  band: 0.7,
  addresses: true,
}

async function queryAs(put: TextQuery): Promise<string[][]> {
  const queries: ScreeningQuery[] = []
  const search = (query: ScreeningQuery) => {
    queries.push(query)
    return Promise.resolve({ hits: [], versions: [], matcher: 'names' })
  }
  await searchText(search, put, [])
  return queries.map((query) =>
    (['name', 'idNumber', 'address'] as const).filter((key) => query[key] === put.text),
  )
}

describe('free text', () => {
  it('is asked as a name, a number and an address, each by itself', async () => {
    expect(await queryAs(question)).toEqual([['name'], ['idNumber'], ['address']])
  })

  it('of a question from before addresses were searched is put again as it was', async () => {
    const { addresses: _, ...before } = question
    expect(await queryAs(before)).toEqual([['name'], ['idNumber']])
  })
})
