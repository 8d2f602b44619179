import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aContractTemplate } from '../../../../test/world/facts/contracts.ts'
import { serviceKeys } from '../../../../test/world/service/service.ts'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { openTestRecords, principalOf, type TestRecords } from '../../../../test/world/stores/records.ts'
import {
  aBlob,
  anEnd,
  holderOf,
  openLinkSession,
  storeLink,
} from '../../../../test/world/verification/store-link.ts'
import { systemIds } from '../../../platform/process/ids.ts'
import type { LinkHolder } from '../../../flows/ports/verification/hosted-links.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Signing } from '../../../vocabulary/agreements/signing.ts'

let world: TestRecords
let live: Principal
let template: { readonly id: string; readonly version: number }

beforeAll(async () => {
  world = await openTestRecords(await testDatabase.fresh())
  await world.records.bootstrap(serviceKeys)
  live = await principalOf(world.records, serviceKeys.server)
  const { id } = await world.records.createContractTemplate(live, aContractTemplate('t'))
  template = { id, version: 1 }
}, 120_000)
afterAll(() => world.records.close())

/** A link with a contract that waits for its seal. */
async function sealing(): Promise<{ holder: LinkHolder; signing: Signing; reference: string }> {
  const { records } = world
  const link = await storeLink(records, live, { kind: 'signature' })
  const holder = await holderOf(records, link)
  await openLinkSession(records, holder, { at: 1 })
  const signing: Signing = {
    ...{ id: systemIds.id(), mode: 'live', name: 'Lease', template, timezone: 'UTC' },
    ...{ transactionId: null, isOrdered: false, createdAt: 1, expiresAt: null },
    ...{ reminderHours: null, remindedAt: null, consent: { text: '', sha256: '' }, fields: [] },
    ...{ shown: aBlob(), tree: aBlob(), parties: [], state: 'open', endedAt: null, sealed: null },
  }
  const host = { kind: 'link', linkId: link.id } as const
  await records.startSigning(holder.principal, { signing, host, webhook: '' })
  const next: Signing = { ...signing, state: 'sealing' }
  const change = { next, version: 1, action: 'signed', blobs: [], events: [] } as const
  expect(await records.changeSigning(holder.principal, change)).toBe(true)
  return { holder, signing: next, reference: link.reference }
}

/** The end of the link with the seal of its contract, made of this version of it. */
async function endOf({ holder, signing }: Awaited<ReturnType<typeof sealing>>, version: number) {
  const row = await world.records.getSigning(holder.principal, signing.id)
  if (row === null) throw new Error('The signing is gone.')
  const kept = aBlob()
  const fileName = `lease-${kept.blobId.slice(0, 32)}.pdf`
  const file = { ...kept, fileName, contentType: 'application/pdf', template }
  const sealed = {
    ...{ fileName, sha256: kept.sha256, size: kept.size, at: 2, level: 'B-B', sealedBy: 's' },
    timeStampedAt: null,
  }
  const next: Signing = { ...signing, state: 'sealed', endedAt: 2, sealed }
  return anEnd(world.records, holder, { signing: { ...row, signing: next, version, file } })
}

describe('A contract that is signed by a link', () => {
  it('waits for the end of the link, and no job seals it before', async () => {
    const { holder, signing } = await sealing()
    const jobs = await world.database.kysely
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'seal-signing')
      .where('payload', 'like', `%${signing.id}%`)
      .execute()
    expect(jobs).toEqual([])
    const row = await world.records.getSigning(holder.principal, signing.id)
    expect(row).toMatchObject({ version: 2, seal: { kind: 'link', recordId: holder.linkId } })
  })

  it('is sealed with the end, and its file is one of the transaction', async () => {
    const made = await sealing()
    const end = await endOf(made, 2)
    expect(await world.records.completeLink(made.holder.principal, end)).toBe(true)
    const row = await world.records.getSigning(live, made.signing.id)
    expect(row).toMatchObject({ version: 3, signing: { state: 'sealed' } })
    const file = await world.records.file(live, end.signing?.file.fileName ?? '')
    expect(file).toMatchObject({ recordId: end.transaction.id, blobId: end.signing?.file.blobId })
  })

  it('ends nothing where it has moved on since', async () => {
    const made = await sealing()
    const end = await endOf(made, 1)
    expect(await world.records.completeLink(made.holder.principal, end)).toBe(false)
    expect(await world.records.get(live, end.transaction.id)).toBeNull()
  })

  it('goes with its link', async () => {
    const { signing, reference } = await sealing()
    await world.records.removeLink(live, reference)
    expect(await world.records.getSigning(live, signing.id)).toBeNull()
    expect(await world.records.orphans([signing.shown.blobId])).toEqual([signing.shown.blobId])
  })
})
