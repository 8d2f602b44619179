import { describe, expect, it } from 'vitest'
import { listStatus } from './list-status.ts'
import type { ListStatus } from '../ports/watchlists/watchlists.ts'

const list = (source: string | null, refreshedAt: number | null, trouble: string | null): ListStatus => ({
  source,
  database: source ?? 'unfilled',
  title: '',
  licence: null,
  commercialUse: null,
  address: null,
  cadenceDays: null,
  expected: null,
  version: '',
  date: null,
  records: 0,
  state: 'loaded',
  refreshedAt,
  trouble,
})

async function troublesOf(lists: readonly ListStatus[], elsewhere: Readonly<Record<string, number>>) {
  const rows = Object.entries(elsewhere).map(([source, at]) => ({ source, trouble: `refused at ${at}`, at }))
  const shown = await listStatus({
    lists: { status: () => [...lists] },
    records: { listTroubles: () => Promise.resolve(rows) },
  })
  return shown.map(({ trouble }) => trouble)
}

describe('how the lists stand', () => {
  it('tells of a refresh that was refused in another process, until a later one went well', async () => {
    const lists = [list('a', 5, null), list('b', 5, null), list('c', null, null), list(null, null, null)]
    expect(await troublesOf(lists, { a: 6, b: 4, c: 1 })).toEqual([
      'refused at 6',
      null,
      'refused at 1',
      null,
    ])
  })

  it('tells first of what is wrong in this process', async () => {
    expect(await troublesOf([list('a', 5, 'It cannot be loaded here.')], { a: 6 })).toEqual([
      'It cannot be loaded here.',
    ])
  })
})
