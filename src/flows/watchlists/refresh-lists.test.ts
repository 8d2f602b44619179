import { describe, expect, it } from 'vitest'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { EgressLimits } from '../ports/outbound/egress.ts'
import type {
  CacheValidators,
  ListFile,
  PackedList,
  RefreshOutcome,
  RefreshProgress,
  RefreshRequest,
} from '../ports/watchlists/watchlists.ts'
import { refreshLists } from './refresh-lists.ts'

const outcome: RefreshOutcome = {
  source: 'us_ofac',
  database: 'us_ofac',
  version: 'f00',
  previous: null,
  changed: true,
  date: '2026-03-01',
  records: 3,
  diff: { added: 3, changed: 0, removed: 0 },
  files: [],
  warnings: [],
  importedAt: 7,
}

const packed = { version: 'f00', refreshedAt: 7, meta: '{}', content: new Uint8Array(1) }

const mark = (name: string) => ({ etag: `"${name}"`, lastModified: '' })

function world(
  given: { changed?: boolean; offline?: boolean; known?: CacheValidators; changedFile?: string } = {},
) {
  const requests: RefreshRequest[] = []
  const files: ListFile[] = []
  const rows: unknown[] = []
  const shared: PackedList[] = []
  const addresses: string[] = []
  const troubles: string[] = []
  const ports = {
    clock: { now: () => 0 },
    lists: {
      refresh: async (request: RefreshRequest) => {
        requests.push(request)
        files.push(...((await request.files(given.known ?? {})) ?? [{ path: 'unchanged' }]))
        return Promise.resolve({ ...outcome, changed: given.changed ?? true })
      },
      pack: (source: string) => Promise.resolve({ ...packed, source }),
    },
    records: {
      recordListVersion: (row: unknown) => {
        rows.push(row)
        return Promise.resolve()
      },
      noteListTrouble: (source: string, trouble: string) =>
        Promise.resolve(void troubles.push(`${source}: ${trouble}`)),
      holdListRefresh: () => Promise.resolve('us'),
      releaseListRefresh: () => Promise.resolve(),
      shareList: (list: PackedList) => {
        shared.push(list)
        return Promise.resolve()
      },
    },
    egress: {
      fetch: (url: string, limits: EgressLimits) => {
        addresses.push(url)
        if (given.offline === true) return Promise.reject(new Refusal('ERROR_REMOTE_IMAGE_FAILED'))
        limits.onProgress?.(2, 4)
        const name = url.split('/').at(-1) ?? ''
        const unchanged = limits.known !== undefined && name !== given.changedFile
        if (unchanged) expect(limits.known).toEqual(mark(name))
        return Promise.resolve({
          unchanged,
          validator: mark(name),
          bytes: new Uint8Array(unchanged ? 0 : 4),
          contentType: 'text/csv',
          lastModified: null,
        })
      },
    },
  }
  return { ports, requests, files, rows, shared, addresses, troubles }
}

const signal = new AbortController().signal

describe('refreshLists', () => {
  it('fetches every file of the publisher, tells how far it is, and writes the version down', async () => {
    const { ports, requests, files, rows, shared, addresses } = world()
    const progress: RefreshProgress[] = []
    await refreshLists(ports, { source: 'us_ofac', signal, onProgress: (step) => progress.push(step) })
    expect(addresses).toHaveLength(4)
    expect(shared).toEqual([{ ...packed, source: 'us_ofac' }])
    expect(requests[0]).toMatchObject({ origin: 'official' })
    expect(files).toMatchObject([{ name: 'SDN.CSV' }, {}, {}, {}])
    expect(progress.map((step) => step.bytes)).toEqual([2, 6, 10, 14])
    expect(rows).toEqual([
      expect.objectContaining({
        source: 'us_ofac',
        version: 'f00',
        added: 3,
        origin: 'official',
        importedAt: 7,
      }),
    ])
  })

  const all = ['SDN.CSV', 'ALT.CSV', 'ADD.CSV', 'SDN_COMMENTS.CSV']
  const known = Object.fromEntries(all.map((name) => [name, mark(name)]))

  it('fetches nothing that its publisher says is unchanged', async () => {
    const { ports, files, addresses } = world({ known })
    await refreshLists(ports, { source: 'us_ofac', signal })
    expect(addresses).toHaveLength(4)
    expect(files).toEqual([{ path: 'unchanged' }])
  })

  it('fetches all files when one has changed, and when one is unknown', async () => {
    const { ports, files, addresses } = world({ known, changedFile: 'ADD.CSV' })
    await refreshLists(ports, { source: 'us_ofac', signal })
    expect(files.map((file) => ('name' in file ? file.name : '')).sort()).toEqual([...all].sort())
    expect(files).toContainEqual(expect.objectContaining({ validator: mark('SDN.CSV') }))
    expect(addresses).toHaveLength(6)
    const { 'SDN.CSV': _, ...others } = known
    const again = world({ known: others })
    await refreshLists(again.ports, { source: 'us_ofac', signal })
    expect(again.addresses).toHaveLength(4)
    expect(again.files).toHaveLength(4)
  })

  it('reads a file or folder without the network, and writes nothing down when nothing changed', async () => {
    const { ports, requests, files, rows, addresses } = world({ changed: false })
    await refreshLists(ports, { source: 'us_ofac', from: '/lists', signal })
    expect(addresses).toEqual([])
    expect(requests[0]).toMatchObject({ origin: 'file' })
    expect(files).toEqual([{ path: '/lists' }])
    expect(rows).toEqual([])
  })

  it('says what to do when the publisher cannot be reached', async () => {
    const { ports, files, rows, troubles } = world({ offline: true })
    await expect(refreshLists(ports, { source: 'us_ofac', signal })).rejects.toThrow('--from FOLDER')
    expect([files, rows]).toEqual([[], []])
    expect(troubles).toEqual([expect.stringMatching(/^us_ofac: .*--from FOLDER/)])
  })

  it('refuses a source that no one publishes', async () => {
    const { ports, troubles } = world()
    await expect(refreshLists(ports, { source: 'demo', signal })).rejects.toMatchObject({
      code: 'ERROR_INVALID_VALUE',
    })
    expect(troubles).toEqual([])
  })
})
