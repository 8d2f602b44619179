import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noteExport, wasExported } from './master-key-export.ts'

it('knows the key that was exported from the one that took over later', () => {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-export-'))
  const placeOf = (fill: number) => ({ held: () => [new Uint8Array(32).fill(fill)], keep: null, made: false })
  expect(wasExported(directory, placeOf(1))).toBe(false)
  noteExport(directory, placeOf(1))
  expect(wasExported(directory, placeOf(1))).toBe(true)
  expect(wasExported(directory, placeOf(2))).toBe(false)
  rmSync(directory, { recursive: true })
})
