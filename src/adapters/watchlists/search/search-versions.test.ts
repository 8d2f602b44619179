import { describe, expect, it } from 'vitest'
import { partialStub } from '../../../../test/world/partial.ts'
import type { ScreeningQuery } from '../../../vocabulary/screening/screening.ts'
import { searchVersions, type Vaults } from './search-versions.ts'

const asked = [
  { database: 'us_ofac', version: 'a version of old', date: null, records: 1, state: 'loaded' },
] as const
const query = partialStub<ScreeningQuery>({ name: 'Ilsabet Quorvane' }, 'query')
const question = { query, signal: new AbortController().signal }
const vaultsWith = (isTaken: boolean) =>
  partialStub<Vaults>({ serving: [], loading: partialStub({}, 'loading'), reading: { isTaken } }, 'shelves')

describe('versions of old', () => {
  it('are searched for one question at a time: the next one is told to come back', async () => {
    await expect(searchVersions(vaultsWith(true), question, asked)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfterSeconds: 10,
    })
  })

  it('are free again for the next one when a search ends, found or not', async () => {
    const vaults = vaultsWith(false)
    const gone = { code: 'ERROR_OPERATION_FAILED' }
    await expect(searchVersions(vaults, question, asked)).rejects.toMatchObject(gone)
    await expect(searchVersions(vaults, question, asked)).rejects.toMatchObject(gone)
  })
})
