import { describe, expect, it } from 'vitest'
import { syncVerdict } from './sync-verdict.ts'

const settings = { fsync: 'on', synchronous_commit: 'on', wal_sync_method: 'fsync', full_page_writes: 'on' }

describe('the self-test of the embedded database', () => {
  it('trusts a database that syncs its log at every commit', () => {
    expect(syncVerdict({ commits: 5, syncs: 5, settings })).toBeUndefined()
  })

  it('refuses one that says it syncs and does not', () => {
    expect(syncVerdict({ commits: 5, syncs: 0, settings })).toContain('5 commits caused 0 syncs')
    expect(syncVerdict({ commits: 5, syncs: 4, settings })).toContain('5 commits caused 4 syncs')
  })

  it('refuses one whose settings give durability away', () => {
    expect(syncVerdict({ commits: 5, syncs: 5, settings: { ...settings, fsync: 'off' } })).toContain(
      'fsync must be on',
    )
    expect(syncVerdict({ commits: 5, syncs: 5, settings: {} })).toContain('synchronous_commit must be on')
  })
})
