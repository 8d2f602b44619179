import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { markRestored, markRestoring, refuseUnfinished, restoringInto } from './store-mark.ts'

it('keeps a half restored store from being served until it is taken away', () => {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-mark-'))
  refuseUnfinished(directory)
  markRestoring(directory, '/somewhere/vault')
  expect(restoringInto(directory)).toBe('/somewhere/vault')
  expect(() => refuseUnfinished(directory)).toThrow(/restored/)
  markRestored(directory)
  refuseUnfinished(directory)
  rmSync(directory, { recursive: true })
})
