import { describe, expect, it } from 'vitest'
import { syncLists } from './sync-lists.ts'
import type { PackedList, ServedList } from '../ports/watchlists/watchlists.ts'

const signal = new AbortController().signal
const packed = (source: string, refreshedAt: number): PackedList => ({
  source,
  version: `v${refreshedAt}`,
  refreshedAt,
  meta: '{}',
  content: new Uint8Array(1),
})

function world(own: readonly ServedList[], shared: readonly PackedList[]) {
  const done: string[] = []
  const lists = {
    served: () => Promise.resolve(own),
    pack: (source: string) => Promise.resolve(packed(source, 9)),
    adopt: async (list: ServedList, fetch: () => Promise<PackedList | null>) => {
      done.push(`adopt ${list.source} ${(await fetch())?.version ?? 'nothing'}`)
      return true
    },
  }
  const records = {
    sharedLists: () => Promise.resolve(shared),
    sharedList: (source: string) => Promise.resolve(shared.find((list) => list.source === source) ?? null),
    shareList: (list: PackedList) => Promise.resolve(void done.push(`share ${list.source}`)),
  }
  return { ports: { lists, records }, done }
}

const own = (source: string, refreshedAt: number): ServedList => ({
  source,
  version: refreshedAt === 0 ? null : `v${refreshedAt}`,
  refreshedAt,
})

describe('following the lists of other processes', () => {
  it('takes over what another refreshed later, and what this process never had', async () => {
    const { ports, done } = world([own('a', 1), own('b', 0)], [packed('a', 2), packed('b', 1)])
    expect(await syncLists(ports, signal)).toBe(2)
    expect(done).toEqual(['adopt a v2', 'adopt b v1'])
  })

  it('gives to the others what they have not, or have older', async () => {
    const { ports, done } = world([own('a', 5), own('b', 5)], [packed('b', 4)])
    expect(await syncLists(ports, signal)).toBe(0)
    expect(done).toEqual(['share a', 'share b'])
  })

  it('does nothing where both are the same, and where no one has anything', async () => {
    const { ports, done } = world([own('a', 5), own('b', 0)], [packed('a', 5)])
    expect(await syncLists(ports, signal)).toBe(0)
    expect(done).toEqual([])
  })
})
