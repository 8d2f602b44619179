import { describe, expect, it } from 'vitest'
import { Refusal } from '../../vocabulary/refusals.ts'
import { type FreshPorts, refreshIfDue } from './refresh-if-due.ts'
import type { ServedList } from '../ports/watchlists/watchlists.ts'

const hour = 3_600_000
const now = 1_000 * hour

function world(given: { refreshedAt: number; elsewhere?: number; refusal?: Refusal; fault?: Error }) {
  const own = { source: 'us_ofac', version: 'a', refreshedAt: given.refreshedAt }
  const fetched: string[] = []
  const ports: FreshPorts = {
    clock: { now: () => now },
    egress: { fetch: () => Promise.reject(new Error('not asked for here')) },
    lists: {
      served: () => Promise.resolve([{ ...own }]),
      pack: () => Promise.resolve(null),
      adopt: (theirs: ServedList) => {
        own.refreshedAt = theirs.refreshedAt
        return Promise.resolve(true)
      },
      refresh: ({ source, origin }) => {
        fetched.push(`${source} ${origin}`)
        const stopped = given.refusal ?? given.fault
        if (stopped !== undefined) return Promise.reject(stopped)
        return Promise.resolve({
          source,
          database: source,
          version: 'b',
          previous: 'a',
          changed: false,
          date: '2026-03-01',
          records: 3,
          diff: { added: 0, changed: 0, removed: 0 },
          files: [],
          warnings: [],
          importedAt: now,
        })
      },
    },
    records: {
      recordListVersion: () => Promise.resolve(),
      holdListRefresh: () => Promise.resolve('us'),
      releaseListRefresh: () => Promise.resolve(),
      shareList: () => Promise.resolve(),
      noteListTrouble: () => Promise.resolve(),
      sharedList: () => Promise.resolve(null),
      sharedLists: () =>
        Promise.resolve(
          given.elsewhere === undefined ? [] : [{ ...own, version: 'a', refreshedAt: given.elsewhere }],
        ),
    },
  }
  return { ports, fetched }
}

const request = { source: 'us_ofac', everyMs: 24 * hour, signal: new AbortController().signal }

describe('a list that is kept fresh', () => {
  it('is fetched from its publisher once it is as old as it may become', async () => {
    const { ports, fetched } = world({ refreshedAt: now - 24 * hour })
    expect(await refreshIfDue(ports, request)).toEqual({ state: 'refreshed', version: 'b', records: 3 })
    expect(fetched).toEqual(['us_ofac official'])
  })

  it('is let be while it is younger, or when another process has refreshed it meanwhile', async () => {
    for (const given of [{ refreshedAt: now - 23 * hour }, { refreshedAt: 0, elsewhere: now - hour }]) {
      const { ports, fetched } = world(given)
      expect(await refreshIfDue(ports, request)).toEqual({ state: 'fresh' })
      expect(fetched).toEqual([])
    }
  })

  it('whose publisher cannot be reached or trusted is an outcome, and a fault of this service is not', async () => {
    const refusal = new Refusal('ERROR_OPERATION_FAILED', { message: 'The list shrank.' })
    expect(await refreshIfDue(world({ refreshedAt: 0, refusal }).ports, request)).toEqual({
      state: 'refused',
      refusal,
    })
    const fault = new Error('no space left')
    await expect(refreshIfDue(world({ refreshedAt: 0, fault }).ports, request)).rejects.toBe(fault)
  })

  it('that no source fills is left alone', async () => {
    const { ports, fetched } = world({ refreshedAt: 0 })
    for (const source of ['demo', 'nobody'])
      expect(await refreshIfDue(ports, { ...request, source })).toEqual({ state: 'left alone' })
    expect(fetched).toEqual([])
  })
})
