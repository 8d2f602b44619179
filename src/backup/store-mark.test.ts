import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { markOf, markStore, refuseMarked, unmarkStore } from './store-mark.ts'

it('keeps a store from being served until it is taken away', () => {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-mark-'))
  refuseMarked(directory)
  markStore(directory, 'moved', 'elsewhere')
  markStore(directory, 'restoring', 'vault')
  expect(markOf(directory, 'moved')).toBe('elsewhere')
  expect(() => refuseMarked(directory)).toThrow(/restored/)
  unmarkStore(directory, 'restoring')
  expect(() => refuseMarked(directory)).toThrow(/moved to PostgreSQL/)
  rmSync(directory, { recursive: true })
})
