import { describe, expect, it } from 'vitest'
import { partialStub } from '../../../../test/world/partial-stub.ts'
import type { ScreeningQuery } from '../../../vocabulary/screening/screening.ts'
import { searchVersions, type VersionSearchContext } from './search-versions.ts'

const requestedVersions = [
  { database: 'us_ofac', version: 'a version of old', date: null, records: 1, state: 'loaded' },
] as const
const query = partialStub<ScreeningQuery>({ name: 'Ilsabet Quorvane' }, 'query')
const search = { query, signal: new AbortController().signal }
const contextWith = (isRunning: boolean) =>
  partialStub<VersionSearchContext>(
    { serving: [], loading: partialStub({}, 'loading'), supersededSearch: { isRunning } },
    'shelves',
  )

describe('versions of old', () => {
  it('are searched for one question at a time: the next one is refused with Retry-After', async () => {
    await expect(searchVersions(contextWith(true), search, requestedVersions)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfterSeconds: 10,
    })
  })

  it('are free again for the next one when a search ends, found or not', async () => {
    const context = contextWith(false)
    const missing = { code: 'ERROR_OPERATION_FAILED' }
    await expect(searchVersions(context, search, requestedVersions)).rejects.toMatchObject(missing)
    await expect(searchVersions(context, search, requestedVersions)).rejects.toMatchObject(missing)
  })
})
