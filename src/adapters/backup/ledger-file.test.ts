import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ErasureEntry } from '../../flows/ports/retention/erasures.ts'
import { appendToLedger, lackingFrom, readLedgerFile } from './ledger-file.ts'

const home = mkdtempSync(join(tmpdir(), 'symbolon-ledger-'))
afterAll(() => rmSync(home, { recursive: true }))

function entry(targetId: string): ErasureEntry {
  return { accountId: 'a', kind: 'subject', targetId, at: 1, actor: 'k', lastSeq: 0, digest: 'ab' }
}

describe('a ledger file', () => {
  it('is null when there is none, and otherwise what was added to it', async () => {
    const path = join(home, 'one')
    expect(await readLedgerFile(path)).toBeNull()
    await appendToLedger(path, [entry('1')])
    await appendToLedger(path, [entry('2')])
    expect(await readLedgerFile(path)).toEqual([entry('1'), entry('2')])
  })

  it('loses the half line that a crash left, and nothing else', async () => {
    const path = join(home, 'torn')
    await appendToLedger(path, [entry('1')])
    appendFileSync(path, '{"accountId":"a","ki')
    expect(await readLedgerFile(path)).toEqual([entry('1')])
    await appendToLedger(path, [entry('2')])
    expect(await readLedgerFile(path)).toEqual([entry('1'), entry('2')])
    const only = join(home, 'only half')
    writeFileSync(only, 'x'.repeat(200_000))
    await appendToLedger(only, [entry('3')])
    expect(await readLedgerFile(only)).toEqual([entry('3')])
  })

  it('is refused with the number of the line when a whole line of it is damaged', async () => {
    const path = join(home, 'damaged')
    await appendToLedger(path, [entry('1'), entry('2')])
    writeFileSync(path, readFileSync(path, 'utf8').replace('"subject"', '"subjekt"'))
    await expect(readLedgerFile(path)).rejects.toThrow(/Line 1/)
  })

  it('tells what another one lacks', () => {
    expect(lackingFrom([entry('1')], [entry('1'), entry('2')])).toEqual([entry('2')])
  })
})
