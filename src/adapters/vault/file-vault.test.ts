import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { open, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  vaultContract,
  blobBytes,
  blobSeal,
  idsOf,
  newBlobId,
} from '../../../test/world/stores/vault-contract.ts'
import type { Vault } from '../../flows/ports/vault/vault.ts'
import type { SealedVault } from './sealed-vault.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { type Disk, type FileVaultSettings, openFileVault } from './file-vault.ts'

async function aVault(
  settings: Partial<FileVaultSettings> = {},
): Promise<{ vault: Vault & SealedVault; directory: string }> {
  const directory = settings.directory ?? mkdtempSync(join(tmpdir(), 'symbolon-vault-'))
  return { vault: await openFileVault({ directory, alone: true, reserve: 0, ...settings }), directory }
}

const placeOf = (directory: string, id: string): string =>
  join(directory, id.slice(0, 2), id.slice(2, 4), `${id}.blob`)

/** A disk whose sync fails from the given call on. */
function failingDisk(from: number): Disk {
  let syncs = 0
  return {
    rename,
    open: async (path, flags, mode) => {
      const handle = await open(path, flags, mode)
      const sync = handle.sync.bind(handle)
      handle.sync = async () => {
        if (++syncs >= from) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
        await sync()
      }
      return handle
    },
  }
}

describe('the file vault', () => {
  vaultContract(async () => {
    const { vault, directory } = await aVault()
    return {
      vault,
      lying: (id) => readFile(placeOf(directory, id)),
      damage: (id, bytes) => writeFile(placeOf(directory, id), bytes),
    }
  })

  it('leaves nothing for others on the machine to read', async () => {
    const { vault, directory } = await aVault()
    const id = newBlobId()
    await vault.keep({ id }, blobBytes, blobSeal)
    const path = placeOf(directory, id)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700)
  })

  it.each([1, 2, 3, 4])(
    'acknowledges nothing after sync %i failed, and takes no more writes',
    async (from) => {
      const { vault, directory } = await aVault({ disk: failingDisk(from) })
      await expect(vault.keep({ id: newBlobId() }, blobBytes, blobSeal)).rejects.toThrow('refused to sync')
      expect(await vault.ready()).toBe(false)
      await expect(vault.keep({ id: newBlobId() }, blobBytes, blobSeal)).rejects.toBeInstanceOf(Refusal)
      const left = readdirSync(directory, { recursive: true, encoding: 'utf8' })
      expect(left.filter((name) => name.includes('unfinished'))).toEqual([])
    },
  )

  it('removes at the start what a crash left unfinished, and later only what is old', async () => {
    const { vault, directory } = await aVault()
    const id = newBlobId()
    await vault.keep({ id }, blobBytes, blobSeal)
    const folder = dirname(placeOf(directory, id))
    writeFileSync(join(folder, '.unfinished-00'), 'half')
    const shared = await aVault({ directory, alone: false })
    expect(await idsOf(shared.vault)).toEqual([id])
    expect(readdirSync(folder)).toHaveLength(2)
    utimesSync(join(folder, '.unfinished-00'), 0, 0)
    expect(await idsOf(shared.vault)).toEqual([id])
    expect(readdirSync(folder)).toEqual([`${id}.blob`])
    writeFileSync(join(folder, '.unfinished-01'), 'half')
    await aVault({ directory })
    expect(readdirSync(folder)).toEqual([`${id}.blob`])
  })

  it('says that it is not ready when the disk is nearly full', async () => {
    const { vault } = await aVault({ reserve: 2 ** 60 })
    expect(await vault.ready()).toBe(false)
  })
})

const small = smallDisk()
if (small === undefined)
  process.stderr.write('SKIPPED: no tmpfs can be mounted here; the full disk was not tried.\n')

describe.skipIf(small === undefined)('the file vault on a full disk', () => {
  afterAll(() => {
    if (small !== undefined) execFileSync('umount', ['-l', small])
  })

  it('refuses as busy, keeps what it acknowledged, and works again when there is disk space', async () => {
    const { vault } = await aVault({ directory: join(small ?? '', 'vault') })
    const large = randomBytes(300_000)
    const stored: string[] = []
    let refused: unknown
    for (let attempt = 0; attempt < 10 && refused === undefined; attempt++) {
      const id = newBlobId()
      await vault.keep({ id }, large, blobSeal).then(
        () => stored.push(id),
        (error: unknown) => (refused = error),
      )
    }
    expect(refused).toBeInstanceOf(Refusal)
    expect(stored.length).toBeGreaterThan(0)
    for (const id of stored) expect(large.equals(await vault.fetch(id, blobSeal))).toBe(true)
    expect((await idsOf(vault)).length).toBe(stored.length)
    await vault.forget(stored[0] ?? '')
    await vault.keep({ id: newBlobId() }, new Uint8Array(10), blobSeal)
  })
})

function smallDisk(): string | undefined {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'symbolon-small-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    return undefined
  }
}
