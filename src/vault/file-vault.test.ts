import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BlobBroken, BlobMissing, type SealContext, type Vault } from '../flows/ports/vault.ts'
import { Refusal } from '../vocabulary/refusals.ts'
import { type Disk, type FileVaultSettings, openFileVault } from './file-vault.ts'

const newId = (): string => randomBytes(32).toString('hex')
const sealed: SealContext = {
  key: randomBytes(32),
  keyVersion: 1,
  accountId: 'a',
  recordId: 'r',
  kind: 'transaction',
}
const picture = new TextEncoder().encode('MUSTERMANN<<ERIKA'.repeat(100))

async function aVault(
  settings: Partial<FileVaultSettings> = {},
): Promise<{ vault: Vault; directory: string }> {
  const directory = settings.directory ?? mkdtempSync(join(tmpdir(), 'symbolon-vault-'))
  return { vault: await openFileVault({ directory, alone: true, reserve: 0, ...settings }), directory }
}

const placeOf = (directory: string, id: string): string =>
  join(directory, id.slice(0, 2), id.slice(2, 4), `${id}.blob`)

async function idsOf(vault: Vault): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of vault.list()) ids.push(id)
  return ids.sort()
}

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
  it('gives back what was kept, with digest and size of the plain bytes', async () => {
    const { vault } = await aVault()
    const id = newId()
    const kept = await vault.keep({ id }, picture, sealed)
    const sha256 = createHash('sha256').update(picture).digest('hex')
    expect(kept).toEqual({ sha256, size: picture.length })
    expect(await vault.fetch(id, sealed)).toEqual(picture)
    expect(await idsOf(vault)).toEqual([id])
  })

  it('leaves nothing readable on the disk, and nothing for others to read', async () => {
    const { vault, directory } = await aVault()
    const id = newId()
    await vault.keep({ id }, picture, sealed)
    const path = placeOf(directory, id)
    expect(readFileSync(path).includes('MUSTERMANN')).toBe(false)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700)
  })

  it('never serves a blob with a flipped byte, a blob cut off, or one put in the place of another', async () => {
    const { vault, directory } = await aVault()
    const [flipped, cut, one, other] = [newId(), newId(), newId(), newId()]
    for (const id of [flipped, cut, one, other]) await vault.keep({ id }, picture, sealed)
    const bytes = readFileSync(placeOf(directory, flipped))
    bytes[40] = (bytes[40] ?? 0) ^ 1
    writeFileSync(placeOf(directory, flipped), bytes)
    truncateSync(placeOf(directory, cut), 100)
    renameSync(placeOf(directory, other), placeOf(directory, one))
    for (const id of [flipped, cut, one])
      await expect(vault.fetch(id, sealed)).rejects.toBeInstanceOf(BlobBroken)
    await expect(vault.fetch(other, sealed)).rejects.toBeInstanceOf(BlobMissing)
  })

  it('opens a blob only as part of the account and the record it was kept for', async () => {
    const { vault } = await aVault()
    const id = newId()
    await vault.keep({ id }, picture, sealed)
    for (const foreign of [
      { ...sealed, accountId: 'b' },
      { ...sealed, recordId: 's' },
      { ...sealed, kind: 'face' },
      { ...sealed, key: randomBytes(32) },
    ]) {
      await expect(vault.fetch(id, foreign)).rejects.toBeInstanceOf(BlobBroken)
    }
  })

  it('makes no path out of anything but an id', async () => {
    const { vault } = await aVault()
    for (const id of [
      '',
      '../../etc/passwd',
      'A'.repeat(64),
      'a'.repeat(63),
      `${'a'.repeat(63)}/`,
      `${'a'.repeat(64)}\n`,
    ]) {
      await expect(vault.fetch(id, sealed)).rejects.toThrow('64 lower-case hex')
      await expect(vault.keep({ id }, picture, sealed)).rejects.toThrow('64 lower-case hex')
      await expect(vault.forget(id)).rejects.toThrow('64 lower-case hex')
    }
  })

  it('never writes over a blob', async () => {
    const { vault } = await aVault()
    const id = newId()
    await vault.keep({ id }, picture, sealed)
    await expect(vault.keep({ id }, new Uint8Array(3), sealed)).rejects.toThrow('kept already')
    expect(await vault.fetch(id, sealed)).toEqual(picture)
  })

  it('forgets, and forgets again without complaint', async () => {
    const { vault } = await aVault()
    const id = newId()
    await vault.keep({ id }, picture, sealed)
    await vault.forget(id)
    await vault.forget(id)
    await expect(vault.fetch(id, sealed)).rejects.toBeInstanceOf(BlobMissing)
    expect(await idsOf(vault)).toEqual([])
  })

  it.each([1, 2, 3, 4])(
    'acknowledges nothing after sync %i failed, and takes no more writes',
    async (from) => {
      const { vault, directory } = await aVault({ disk: failingDisk(from) })
      await expect(vault.keep({ id: newId() }, picture, sealed)).rejects.toThrow('refused to sync')
      expect(await vault.ready()).toBe(false)
      await expect(vault.keep({ id: newId() }, picture, sealed)).rejects.toBeInstanceOf(Refusal)
      const left = readdirSync(directory, { recursive: true, encoding: 'utf8' })
      expect(left.filter((name) => name.includes('unfinished'))).toEqual([])
    },
  )

  it('removes at the start what a crash left unfinished, and later only what is old', async () => {
    const { vault, directory } = await aVault()
    const id = newId()
    await vault.keep({ id }, picture, sealed)
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
    if (small !== undefined) execFileSync('umount', [small])
  })

  it('refuses as busy, keeps what it acknowledged, and works again when there is room', async () => {
    const { vault } = await aVault({ directory: join(small ?? '', 'vault') })
    const large = randomBytes(300_000)
    const kept: string[] = []
    let refused: unknown
    for (let attempt = 0; attempt < 10 && refused === undefined; attempt++) {
      const id = newId()
      await vault.keep({ id }, large, sealed).then(
        () => kept.push(id),
        (error: unknown) => (refused = error),
      )
    }
    expect(refused).toBeInstanceOf(Refusal)
    expect(kept.length).toBeGreaterThan(0)
    for (const id of kept) expect(await vault.fetch(id, sealed)).toEqual(new Uint8Array(large))
    expect((await idsOf(vault)).length).toBe(kept.length)
    await vault.forget(kept[0] ?? '')
    await vault.keep({ id: newId() }, new Uint8Array(10), sealed)
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
