import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { recordMasterKeyExport, wasMasterKeyExported } from './master-key-export.ts'

it('knows the key that was exported from the one that took over later', () => {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-export-'))
  const storeOf = (fill: number) => ({ held: () => [new Uint8Array(32).fill(fill)], keep: null, made: false })
  expect(wasMasterKeyExported(directory, storeOf(1))).toBe(false)
  recordMasterKeyExport(directory, storeOf(1))
  expect(wasMasterKeyExported(directory, storeOf(1))).toBe(true)
  expect(wasMasterKeyExported(directory, storeOf(2))).toBe(false)
  rmSync(directory, { recursive: true })
})
