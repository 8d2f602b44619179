import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  markMoved,
  markRestored,
  markRestoring,
  refuseUnserved,
  restoringInto,
  unmarkMoved,
} from './store-mark.ts'

it('keeps a half restored store from being served until it is taken away', () => {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-mark-'))
  refuseUnserved(directory)
  markRestoring(directory, '/somewhere/vault')
  expect(restoringInto(directory)).toBe('/somewhere/vault')
  expect(() => refuseUnserved(directory)).toThrow(/restored/)
  markRestored(directory)
  refuseUnserved(directory)
  rmSync(directory, { recursive: true })
})

it('keeps a store that was moved away from being served twice', () => {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-mark-'))
  markMoved(directory, 'db.internal/symbolon')
  expect(() => refuseUnserved(directory)).toThrow(/moved to db.internal\/symbolon\./)
  unmarkMoved(directory)
  refuseUnserved(directory)
  rmSync(directory, { recursive: true })
})
