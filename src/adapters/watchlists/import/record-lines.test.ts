import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { recordsOnDisk } from './record-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'symbolon-records-'))
afterAll(() => rmSync(folder, { recursive: true }))

const content = Buffer.from('{"id":"a"}\n{"id":"ö"}\n')
const version = createHash('sha256').update(content).digest('hex')

function written(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('recordsOnDisk', () => {
  it('reads what lies between two places, also once the file has no name any more', async () => {
    const path = written('records')
    const records = await recordsOnDisk(path, version)
    rmSync(path)
    expect(records.length).toBe(content.length)
    expect(Buffer.from(records.subarray(11, content.length)).toString()).toBe('{"id":"ö"}\n')
    expect(records.subarray(3, 3)).toHaveLength(0)
  })

  it('refuses a file of another hash, and to answer less than was asked for', async () => {
    await expect(recordsOnDisk(written('other'), version.replace(/^./, 'x'))).rejects.toThrow(/not what/)
    const path = written('cut')
    const records = await recordsOnDisk(path, version)
    truncateSync(path, 5)
    expect(() => records.subarray(0, 11)).toThrow(/shorter/)
  })
})
