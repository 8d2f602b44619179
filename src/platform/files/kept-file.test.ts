import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptFile } from './kept-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-file-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('A file that is kept', () => {
  const opened = () => {
    const path = join(folder, 'list.json')
    let parsed = 0
    const read = keptFile(
      () => path,
      (text): unknown => {
        parsed += 1
        return JSON.parse(text)
      },
    )
    return { path, read, parsed: () => parsed }
  }

  it('is parsed once while it stays as it is', async () => {
    const { path, read, parsed } = opened()
    writeFileSync(path, '[1]')
    expect(await read()).toEqual([1])
    expect(await read()).toEqual([1])
    expect(parsed()).toBe(1)
  })

  it('is read again when another one takes its place, or it is written to, with the same size and time', async () => {
    const { path, read } = opened()
    writeFileSync(path, '[1]')
    await read()
    const { atime, mtime } = statSync(path)
    writeFileSync(`${path}.next`, '[2]')
    utimesSync(`${path}.next`, atime, mtime)
    renameSync(`${path}.next`, path)
    expect(await read()).toEqual([2])
    writeFileSync(path, '[3]')
    utimesSync(path, atime, mtime)
    expect(await read()).toEqual([3])
  })

  it('is null while it is not there, and throws what parsing throws', async () => {
    const { path, read } = opened()
    expect(await read()).toBeNull()
    writeFileSync(path, '[')
    await expect(read()).rejects.toThrow(SyntaxError)
    writeFileSync(path, '[1]')
    expect(await read()).toEqual([1])
    rmSync(path)
    expect(await read()).toBeNull()
  })
})
