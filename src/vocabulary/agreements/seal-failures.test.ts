import { describe, expect, it } from 'vitest'
import type { DocumentSealer } from '../../flows/ports/agreements/document-sealer.ts'
import { sealFailures } from './seal-failures.ts'

describe('What keeps a document from its seal', () => {
  it('passes by itself only where someone else could not be reached', () => {
    const passing = Object.entries(sealFailures).filter(([, { passes }]) => passes)
    expect(passing.map(([reason]) => reason)).toEqual(['token-unreachable', 'time-stamp-unreachable'])
  })

  it('leaves nothing to give out', async () => {
    const sealer: Pick<DocumentSealer, 'seal'> = {
      seal: () => Promise.resolve({ kind: 'not-sealed', reason: 'key-unreadable', cause: new Error('none') }),
    }
    const outcome = await sealer.seal(new Uint8Array(), {
      reason: 'Test',
      at: 0,
      signal: new AbortController().signal,
    })
    expect('bytes' in outcome).toBe(false)
  })
})
