import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { blobBytes, blobSeal, idsOf, newBlobId } from '../../../test/world/stores/vault-contract.ts'
import { copyBlobs } from './copy-blobs.ts'
import { openFileVault } from './file-vault.ts'

const home = mkdtempSync(join(tmpdir(), 'symbolon-carry-'))
afterAll(() => rmSync(home, { recursive: true }))

const open = (name: string) => openFileVault({ directory: join(home, name), alone: true })
async function* each(ids: readonly string[]): AsyncGenerator<string> {
  for (const id of ids) yield await Promise.resolve(id)
}
const from = await open('from')
const ids = Array.from({ length: 20 }, newBlobId)
for (const id of ids) await from.keep({ id }, blobBytes, blobSeal)
const known = (request: readonly string[]) =>
  Promise.resolve(new Set(request.filter((id) => ids.includes(id))))
const onBlob = (): undefined => undefined

describe('blobs of one vault that are carried into another', () => {
  it('open there, and an interrupted run goes on where it ended', async () => {
    const to = await open('to')
    const stop = (done: number): void => {
      if (done === 12) throw new Error('The power went.')
    }
    await expect(copyBlobs({ from, to, requested: each(ids), known, onBlob: stop })).rejects.toThrow('power')
    const { blobs, missing } = await copyBlobs({ from, to, requested: each(ids), known, onBlob })
    expect({ blobs, missing }).toEqual({ blobs: 20, missing: [] })
    expect(await idsOf(to)).toEqual([...ids].sort())
    for (const id of ids) expect(await to.fetch(id, blobSeal)).toEqual(blobBytes)
  })

  it('are named when they are nowhere', async () => {
    const lost = newBlobId()
    const to = await open('lacking')
    expect((await copyBlobs({ from, to, requested: each([lost]), known, onBlob })).missing).toEqual([lost])
  })

  it('are never put among those of another store', async () => {
    const to = await open('taken')
    await to.keep({ id: newBlobId() }, blobBytes, blobSeal)
    await expect(copyBlobs({ from, to, requested: each(ids), known, onBlob })).rejects.toThrow(
      /another store/,
    )
  })
})
