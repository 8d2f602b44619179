import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL, fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DecodePool } from '../../src/adapters/inference/images/decode-pool.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { pngWithClaimedSize } from '../world/faults/hostile-files.ts'

const module = pathToFileURL(fileURLToPath(new URL('../world/faults/doctored-decoder.ts', import.meta.url)))
const request = { payer: { account: 'a', key: 'key:a' }, signal: new AbortController().signal }
const isLinux = process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64')
if (!isLinux) process.stderr.write('SKIPPED: there is no filter of system calls here.\n')

/** The picture takes the decoder over; what holds the process is all that is left. */
describe.runIf(isLinux)('a decoder that a picture has taken over', () => {
  const pool = new DecodePool({
    ...{ children: 1, waiting: 4, tasksPerChild: 500, module },
    limits: { processorMilliseconds: 60_000, milliseconds: 120_000, bytes: 2 ** 30 },
    size: { maxPixels: 40_000_000, maxSide: 20_000 },
  })
  let directory = ''
  let masterKey = ''
  let listener: Server
  let opened = 0
  beforeAll(async () => {
    directory = await createDataDirectory()
    masterKey = join(directory, 'master.key')
    writeFileSync(masterKey, 'a secret of 32 bytes in base64', { flag: 'a', mode: 0o600 })
    opened = openSync(masterKey, 'r')
    listener = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    pool.close()
    closeSync(opened)
    listener.close()
    rmSync(directory, { recursive: true, force: true })
  })

  async function outcomeOf(what: string, on: string): Promise<string | undefined> {
    const wish = Buffer.from(`Wish\0${what} ${on} ;`, 'latin1')
    const picture = pngWithClaimedSize(8, 8, [['tEXt', wish]])
    const [page] = await pool.decode(picture, { canvas: 100, pages: 1 }, request)
    return page?.software
  }

  const port = () => {
    const address = listener.address()
    return typeof address === 'object' && address !== null ? String(address.port) : ''
  }

  it('runs, and is held by a filter of system calls', async () => {
    expect(await pool.warm()).toMatchObject({ filtered: true, reason: '' })
    expect(await outcomeOf('nothing', '')).toBe('nothing')
  })

  it.each<[string, string, () => string]>([
    ['reads no master key', 'read', () => masterKey],
    ['reads no other file', 'read', () => fileURLToPath(import.meta.url)],
    ['reads nothing of the service through /proc', 'read', () => `/proc/${process.pid}/environ`],
    ['writes no file', 'write', () => masterKey],
    ['sees no folder', 'list', () => masterKey],
    ['reaches no address', 'connect', port],
    ['starts no program', 'start', () => ''],
    ['signals no process, the service least of all', 'signal', () => String(process.pid)],
  ])('#137 %s', async (_, what, on) => {
    expect(await outcomeOf(what, on())).toBe('EPERM')
  })

  it('#137 was given no variables, and no file that the service has open', async () => {
    expect(readFileSync(masterKey, 'latin1')).toContain('a secret of 32 bytes')
    // The decoders' library sets this one by itself.
    expect(['', 'VIPSHOME']).toContain(await outcomeOf('variables', ''))
    expect(await outcomeOf('files', masterKey)).toBe('none')
  })

  it.runIf(process.getuid?.() === 0)('#137 is another user where the service is root', async () => {
    expect(await pool.warm()).toMatchObject({ otherUser: true })
    expect(await outcomeOf('user', '')).toBe('65534')
  })
})
