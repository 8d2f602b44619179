import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportMasterKey, loadMasterKey } from './master-key.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'symbolon-master-'))

describe('the master key', () => {
  it('is made once, readable by its owner alone, and found again', () => {
    const directory = join(folder(), 'new')
    const first = loadMasterKey({ directory, whenMissing: 'make' })
    const second = loadMasterKey({ directory, whenMissing: 'make' })
    expect(first.made).toBe(true)
    expect(second.made).toBe(false)
    expect(second.held()).toEqual(first.held())
    expect(first.held().map((key) => key.length)).toEqual([32])
    expect(statSync(join(directory, 'master.key')).mode & 0o777).toBe(0o600)
    expect(readdirSync(directory)).toEqual(['master.key'])
  })

  it('is taken from the setting in hex or base64, and then no file is made', () => {
    const directory = folder()
    const bytes = new Uint8Array(32).map((_, index) => index)
    const buffer = Buffer.from(bytes)
    for (const setting of [buffer.toString('hex'), buffer.toString('base64'), buffer.toString('base64url')]) {
      expect(loadMasterKey({ given: setting, directory, whenMissing: 'make' }).held()).toEqual([bytes])
    }
    expect(readdirSync(directory)).toEqual([])
  })

  it.each(['', 'secret', 'ab'.repeat(31), 'A'.repeat(44), 'é'.repeat(43)])(
    '#127 refuses a setting that is no key, without repeating it',
    (given) => {
      expect(() => loadMasterKey({ given, directory: folder(), whenMissing: 'make' })).toThrow(
        'openssl rand -base64 32',
      )
      if (given !== '')
        expect(() => loadMasterKey({ given, directory: folder(), whenMissing: 'make' })).not.toThrow(given)
    },
  )

  it('is two while one takes over from the other, in a file and in a setting', () => {
    const directory = folder()
    const store = loadMasterKey({ directory, whenMissing: 'make' })
    const [old = new Uint8Array(0)] = store.held()
    const next = new Uint8Array(32).fill(7)
    store.keep?.([next, old])
    expect(loadMasterKey({ directory, whenMissing: 'make' }).held()).toEqual([next, old])
    expect(statSync(join(directory, 'master.key')).mode & 0o777).toBe(0o600)
    const setting = [next, old].map((key) => Buffer.from(key).toString('base64')).join(',')
    const fromSetting = loadMasterKey({ given: setting, directory, whenMissing: 'make' })
    expect(fromSetting.held()).toEqual([next, old])
    expect(fromSetting.keep).toBeNull()
    expect(readdirSync(directory)).toEqual(['master.key'])
  })

  it('is exported to a new file of its owner alone, and never over another', () => {
    const directory = folder()
    const store = loadMasterKey({ directory, whenMissing: 'make' })
    const copy = join(directory, 'copy.key')
    exportMasterKey(store, copy)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(join(directory, 'master.key'), 'utf8'))
    expect(() => {
      exportMasterKey(store, copy)
    }).toThrow('not overwritten')
  })

  it('refuses a file that others may read, and says how to mend it', () => {
    const directory = folder()
    loadMasterKey({ directory, whenMissing: 'make' })
    const path = join(directory, 'master.key')
    chmodSync(path, 0o640)
    expect(() => loadMasterKey({ directory, whenMissing: 'make' })).toThrow(`chmod 600 ${path}`)
  })

  it('refuses a broken file instead of making another key', () => {
    const directory = folder()
    const path = join(directory, 'master.key')
    writeFileSync(path, 'not a key\n', { mode: 0o600 })
    expect(() => loadMasterKey({ directory, whenMissing: 'make' })).toThrow('holds no master key')
    expect(readFileSync(path, 'utf8')).toBe('not a key\n')
  })

  it('follows no link', () => {
    const directory = folder()
    symlinkSync('/etc/hostname', join(directory, 'master.key'))
    expect(() => loadMasterKey({ directory, whenMissing: 'make' })).toThrow('plain file')
  })
})
