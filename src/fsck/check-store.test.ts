import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkOverSession, checkRecordStore } from '../../test/world/stores/check.ts'
import {
  aMasterKey,
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../test/world/stores/records.ts'
import { aContractTemplate } from '../../test/world/facts/contracts.ts'
import { createDataDirectory } from '../../test/world/stores/embedded.ts'
import { storeSigning } from '../../test/world/stores/store-signing.ts'
import { storeContract, storeContractOf } from '../../test/world/stores/store-contract.ts'
import {
  aChange,
  anEnd,
  historyOf,
  holderOf,
  openLinkSession,
  storeLink,
} from '../../test/world/verification/store-link.ts'
import { storeScanWithPicture } from '../../test/world/facts/scans.ts'
import { issueCertificate } from '../adapters/signing/issue-certificate.ts'
import { ownKeyPair } from '../adapters/signing/own-key.ts'
import type { Vault } from '../flows/ports/vault/vault.ts'
import { systemIds } from '../platform/process/ids.ts'
import { openFileVault } from '../adapters/vault/file-vault.ts'
import type { Principal } from '../vocabulary/account/principal.ts'
import type { StoreReport } from './check-store.ts'

describe('the checker of what is stored', () => {
  const read = (value: string) => [{ value, confidence: 1, source: 'mrz' as const, index: 0 as const }]
  let directory = ''
  let vaultDirectory = ''
  let world: TestRecords
  let vault: Vault
  let live: Principal
  let archive = ''
  let kept: Awaited<ReturnType<typeof storeScanWithPicture>>

  beforeAll(async () => {
    directory = await createDataDirectory()
    vaultDirectory = join(directory, 'vault')
    world = await openTestRecords({ kind: 'embedded', directory })
    vault = await openFileVault({ directory: vaultDirectory, alone: true })
    await world.records.sealIdentity(async (seed) => issueCertificate(await ownKeyPair(seed), Date.now()))
    const made = await world.records.bootstrap({})
    live = await principalOf(world.records, made[0]?.key ?? '')
    kept = await storeScanWithPicture({ ...world, vault }, live, {
      webhook: 'https://example.com/x',
      customData: 'u-1',
      fields: {
        documentNumber: read('x 12-34567'),
        countryIso2: read('DE'),
        firstName: read('Zoë Ann'),
        lastName: read("O'Brien-Müller"),
        dob: read('1980-02-29'),
      },
    })
    await filesOnce()
    await everythingOnce()
  }, 120_000)

  afterAll(async () => {
    await world.records.close()
    rmSync(directory, { recursive: true, force: true })
  })

  /** A file made for the record, and an archive of several segments with the record in it. */
  async function filesOnce(): Promise<void> {
    const { records } = world
    const { id } = kept.transaction
    await storeContractOf({ records, vault }, live, { transactionId: id })
    const made = await records.beginExport(live, 10 * 365 * 86_400_000)
    await records.noteExported(live, made.id, [id])
    const parts = async function* (): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.alloc(200_000, 'archive'))
    }
    await records.finishExport(live, made.id, await vault.keepLarge({ id: made.blobId }, parts(), made.seal))
    archive = made.blobId
  }

  /** Leaves a row in every table that the checker reads. */
  async function everythingOnce(): Promise<void> {
    const { records } = world
    await records.decide(live, kept.transaction.id, { decision: 'review', reason: 'r', note: 'n' })
    const gone = await storeScanWithPicture({ ...world, vault }, live, { webhook: 'https://example.com/x' })
    await records.remove(live, gone.transaction.id)
    const erased = await storeScanWithPicture({ ...world, vault }, live, { webhook: 'https://example.com/x' })
    await records.eraseSubject(live, erased.transaction.subjectId)
    const request = { key: 'k', bodyHash: 'b' }
    await storeScan(records, live, {
      docupass: 'US7K',
      idempotency: { ...request, answer: () => ({ a: 1 }) },
    })
    const hits = [{ entityId: 'e', score: 1, facts: 'f' }]
    const screening = { query: { name: 'N' }, hits, versions: [], matcher: '1' }
    const { id } = await records.recordScreening(live, {
      ...screening,
      reservation: await records.reserve(live, 1),
    })
    const noted = { entityId: 'e', reason: 'r', expiresAt: null, needsApproval: true }
    await records.noteFalsePositive(live, { ...noted, recordId: id })
    await consentOnce()
    await records.settle(live, await records.reserve(live, 2))
    await records.release(live, await records.reserve(live, 2))
    await records.reserve(live, 4)
    await quickReadingOnce()
    const profile = await records.createProfile(live, { name: 'p', settings: {} })
    await records.replaceProfile(live, profile.id, { name: 'p', settings: { crop: true } })
    const template = await records.createContractTemplate(live, aContractTemplate('t'))
    await records.replaceContractTemplate(live, template.id, aContractTemplate('u'))
    await storeContract({ records, vault }, live, template.id)
    const { id: transactionId } = kept.transaction
    await storeSigning({ records, vault }, live, { transactionId, template: { id: template.id, version: 1 } })
    await linksOnce()
    await records.changeAccount(live, { quota: 100 })
  }

  /** A link that is under way, one that ended, and one that was erased. */
  async function linksOnce(): Promise<void> {
    const { records } = world
    const begun = async () => {
      const link = await storeLink(records, live, { customData: 'u-2', expiresAt: Date.UTC(2100, 0) })
      const holder = await holderOf(records, link)
      const session = await openLinkSession(records, holder, { at: 1 })
      const { seal } = await historyOf(records, holder)
      const blobId = systemIds.token()
      const blobs = [{ blobId, ...(await vault.keep({ id: blobId }, Buffer.from('as sent'), seal)) }]
      const deed = { kind: 'selected', country: 'DE', type: 'P' } as const
      const change = await aChange(records, holder, { deed, at: 2, session, blobs })
      await records.changeLink(holder.principal, change)
      return { link, holder }
    }
    await begun()
    for (const ended of [await begun(), await begun()])
      await records.completeLink(ended.holder.principal, await anEnd(records, ended.holder))
    const gone = await begun()
    await records.eraseSubject(live, gone.link.subjectId)
  }

  async function consentOnce(): Promise<void> {
    const { records } = world
    const wording = { textId: 'biometrics', locale: 'de' }
    await records.keepConsentText(live, { ...wording, text: 'Ja.' })
    const given = { ...wording, customData: '', target: null, givenAt: Date.UTC(2100, 0) }
    await records.recordConsent(live, given)
    const face = { given: true, consent: { textId: 'biometrics', at: 1 } }
    const facts = { ...kept.transaction.facts, face }
    const template = { bytes: new Uint8Array(1024), recogniser: 'r' }
    await storeScan(records, live, { facts, template })
  }

  async function quickReadingOnce(): Promise<void> {
    const reading = world.records.newQuickReading(live)
    const blobId = 'a'.repeat(64)
    const stored = await vault.keep({ id: blobId }, Buffer.from('as it was sent'), reading.seal)
    await world.records.keepQuickReading(live, {
      reading,
      pictures: [{ token: 'b'.repeat(64), blobId, side: 'front', ...stored }],
      lifetimeMs: 10 * 365 * 86_400_000,
      reservation: await world.records.reserve(live, 1),
      idempotency: { key: 'quick', bodyHash: 'b', answer: () => ({ a: 1 }) },
    })
  }

  const check = (): Promise<StoreReport> => checkRecordStore(world, vaultDirectory)

  /** What the checker says after someone changed the database behind our back; the change is undone. */
  async function afterDamage(damage: string): Promise<StoreReport> {
    const session = await world.database.engine.acquire()
    try {
      await session.query('begin', [])
      await session.script(damage)
      return await checkOverSession(session, world.masterKey, vaultDirectory)
    } finally {
      await session.query('rollback', [])
      session.release()
    }
  }

  it('finds nothing wrong with what the service wrote, and looked at all of it', async () => {
    await world.records.takeDeliveries(1, 30_000)
    const report = await check()
    expect(report.findings).toEqual([])
    expect(report.isSound).toBe(true)
    expect(report.checks.filter(({ examined }) => examined === 0)).toEqual([])
  })

  it.each([
    ['a transaction that was altered', `update transactions set sealed = set_byte(sealed, 40, 1 + get_byte(sealed, 40) % 200)`, 'transactions'],
    ['a decision that was changed in the table', `update transactions set decision = 'reject' where decision = 'accept'`, 'transactions'],
    ['a transaction put in the place of another', `update transactions set sealed = (select sealed from transactions order by id limit 1)`, 'transactions'],
    ['a hash by which nothing is found', `update transactions set custom_hash = null`, 'transactions'],
    ['a person hash that offers the wrong people', `update transactions set person_hash = document_hash where document_hash is not null`, 'transactions'],
    ['a document hash that offers the wrong people', `update transactions set document_hash = person_hash where person_hash is not null`, 'transactions'],
    ['a file under another name', `update files set name_digest = set_byte(name_digest, 3, 255 - get_byte(name_digest, 3))`, 'files'],
    ['an altered file', `update files set sealed = set_byte(sealed, 20, 1 + get_byte(sealed, 20) % 200)`, 'files'],
    ['a contract under another name', `update contracts set name_digest = set_byte(name_digest, 3, 255 - get_byte(name_digest, 3))`, 'contracts'],
    ['an altered contract', `update contracts set sealed = set_byte(sealed, 20, 1 + get_byte(sealed, 20) % 200)`, 'contracts'],
    ['a contract from a version that never was', `update contracts set template_version = 9`, 'contracts'],
    ['an altered signing', `update signings set sealed = set_byte(sealed, 40, 1 + get_byte(sealed, 40) % 200)`, 'signings'],
    ['a signing in another state', `update signings set state = 'declined'`, 'signings'],
    ['a signing that no job will seal', `update signings set state = 'sealing'`, 'signings'],
    ['a signing that was sealed without a word', `update signings set state = 'sealed'`, 'sequence of events'],
    ['a signing from a version that never was', `update signings set template_version = 9`, 'signings'],
    ['an altered part of a signing', `update signing_blobs set sealed = set_byte(sealed, 40, 1 + get_byte(sealed, 40) % 200)`, 'signings'],
    ['a contract that no one paid for', `delete from quota_ledger where entry = 'settle' and record_id in (select id from contracts)`, 'quota'],
    ['an altered link', `update hosted_links set sealed = set_byte(sealed, 40, 1 + get_byte(sealed, 40) % 200)`, 'hosted links'],
    ['a link of another mode', `update hosted_links set mode = 'test'`, 'hosted links'],
    ['a link that expires at another time', `update hosted_links set expires_at = expires_at + 1`, 'hosted links'],
    ['a link that its reference does not find', `update hosted_links set reference_digest = set_byte(reference_digest, 3, 255 - get_byte(reference_digest, 3))`, 'hosted links'],
    ['a link that its customData does not find', `update hosted_links set custom_hash = null`, 'hosted links'],
    ['a link that no job ends', `delete from jobs where kind = 'expire-link'`, 'hosted links'],
    ['a link that is never forgotten', `update hosted_links set last_event_at = null`, 'hosted links'],
    ['a lost event of a link', `delete from hosted_link_events where seq = 1`, 'hosted links'],
    ['an altered event of a link', `update hosted_link_events set sealed = set_byte(sealed, 40, 1 + get_byte(sealed, 40) % 200)`, 'hosted links'],
    ['an event of a link put in the place of another', `update hosted_link_events set sealed = (select sealed from hosted_link_events order by link_id, seq limit 1)`, 'hosted links'],
    ['an altered end of a link', `update hosted_link_completions set sealed = set_byte(sealed, 20, 1 + get_byte(sealed, 20) % 200)`, 'hosted links'],
    ['a link that ended in nothing', `update hosted_link_completions set transaction_id = 'gone' || left(transaction_id, 20)`, 'hosted links'],
    ['a link that ended in the transaction of another person', `update transactions set subject_id = (select min(subject_id) from transactions) where type = 'docupass'`, 'hosted links'],
    ['a link whose end is lost', `delete from hosted_link_completions`, 'sequence of events'],
    ['an altered part of a link', `update hosted_link_blobs set sealed = set_byte(sealed, 40, 1 + get_byte(sealed, 40) % 200)`, 'hosted links'],
    ['a part of a link whose blob is another', `update hosted_link_blobs set blob_id = translate(left(blob_id, 1), '0123456789abcdef', '123456789abcdef0') || substr(blob_id, 2)`, 'hosted links'],
    ['a link that ended and forgot nothing', `update hosted_link_blobs set link_id = (select min(link_id) from hosted_link_completions)`, 'hosted links'],
    ['a link that no one paid for', `delete from quota_ledger where entry = 'settle' and record_id in (select id from hosted_links)`, 'quota'],
    ['a link that outlived its erasure', `insert into hosted_links select (select target_id from erasure_ledger where kind = 'link' limit 1), account_id, subject_id, mode, made_by, created_at, expires_at, null, parent_id, custom_hash, profile_id, last_event_at, sealed from hosted_links limit 1`, 'sequence of events'],
    ['an archive with a record that was deleted', `update export_members set transaction_id = 'gone'`, 'archives'],
    ['an archive that is longer than it was', `update exports set size = size + 1`, 'archives'],
    ['an archive whose key was altered', `update exports set wrapped = set_byte(wrapped, 20, 1 + get_byte(wrapped, 20) % 200)`, 'archives'],
    ['a kept picture that is found by another token', `update quick_pictures set token_hash = set_byte(token_hash, 3, 255 - get_byte(token_hash, 3))`, 'quick readings'],
    ['a kept picture whose blob is another', `update quick_pictures set blob_id = (select blob_id from images limit 1)`, 'quick readings'],
    ['a quick reading whose key was altered', `update quick_readings set wrapped = set_byte(wrapped, 20, 1 + get_byte(wrapped, 20) % 200)`, 'quick readings'],
    ['a quick reading that left its answer behind', `delete from quick_readings`, 'kept answers'],
    ['a picture that no one finds any more', `delete from images`, 'transactions'],
    ['a lost key of a subject', `delete from subject_keys`, 'keys of records'],
    ['a key that was wrapped by another person', `update record_keys set wrapped = set_byte(wrapped, 20, 1 + get_byte(wrapped, 20) % 200)`, 'keys of records'],
    ['a lost key of an account', `delete from account_keys where purpose = 'find'`, 'keys of accounts'],
    ['a key that outlived its record', `delete from screenings`, 'keys of records'],
    ['an altered audit entry', `update audit_entries set actor = 'no one' where seq = 2`, 'audit log'],
    ['a missing audit entry', `delete from audit_entries where seq = 3`, 'audit log'],
    ['an audit entry far behind the others', `update audit_entries set seq = 4000000 where seq = 3`, 'audit log'],
    ['two audit entries swapped', `update audit_entries set seq = case seq when 2 then 1003 when 3 then 1002 end where seq in (2, 3); update audit_entries set seq = seq - 1000 where seq > 1000`, 'audit log'],
    ['an audit log cut off at its end', `delete from audit_entries where seq = (select max(seq) from audit_entries)`, 'audit log'],
    ['a result that no one paid for', `delete from quota_ledger where entry = 'settle' and record_id in (select id from screenings)`, 'quota'],
    ['a charge for nothing', `update quota_ledger set record_id = 'x' where entry = 'settle' and record_id in (select id from screenings)`, 'quota'],
    ['a counter that was turned back', `update quota_counters set used = used - 1 where used > 0`, 'quota'],
    ['quota that stays reserved for no one', `update quota_counters set reserved = 1`, 'quota'],
    ['a day that used more than was settled', `update quota_days set amount = amount + 1`, 'quota'],
    ['a day that is not counted', `delete from quota_days`, 'quota'],
    ['a counter of a list that is off by one', `update transaction_counts set count = count + 1`, 'counters of lists'],
    ['a lost event', `delete from outbox where seq = 1`, 'sequence of events'],
    ['a lost last event', `delete from outbox where event = 'delete'`, 'sequence of events'],
    ['an event that was turned off', `update outbox set state = 'unaddressed' where state = 'pending'`, 'events'],
    ['an altered event', `update outbox set sealed = set_byte(sealed, 40, 1 + get_byte(sealed, 40) % 200)`, 'events'],
    ['an altered answer', `update idempotency set sealed = set_byte(sealed, 20, 1 + get_byte(sealed, 20) % 200)`, 'kept answers'],
    ['a lost version of a profile', `delete from profile_versions where version = 1`, 'profiles'],
    ['a lost version of a template', `delete from contract_template_versions where version = 2`, 'contract templates'],
    ['an altered template', `update contract_template_versions set sealed = set_byte(sealed, 40, 1 + get_byte(sealed, 40) % 200)`, 'contract templates'],
    ['a template under the name of another version', `update contract_template_versions v set sealed_name = (select sealed_name from contract_template_versions where version = 3 - v.version)`, 'contract templates'],
    ['a certificate of the seal that is cut off', `update seal_certificates set certificate = substr(certificate, 1, 60)`, 'certificates of the seal'],
    ['a certificate of a seal whose key is gone', `update seal_certificates set key_version = 7`, 'certificates of the seal'],
    ['an altered false positive', `update false_positives set sealed = set_byte(sealed, 20, 1 + get_byte(sealed, 20) % 200)`, 'false positives'],
    ['a false positive of another mode', `update false_positives set mode = 'test'`, 'false positives'],
    ['a false positive of no one', `delete from record_keys where record_id in (select record_id from false_positives)`, 'false positives'],
    ['a false positive approved by who made it', `update false_positives set approved_by = made_by, approved_at = made_at`, 'false positives'],
    ['a consent of another mode', `update consents set mode = 'test'`, 'consents'],
    ['a consent of someone who was erased', `delete from subject_keys where subject_id in (select subject_id from consents)`, 'consents'],
    ['a consent that outlived its transaction', `update consents set transaction_id = 'gone'`, 'consents'],
    ['a wording that was altered', `update consent_texts set content = content || '.'`, 'consent texts'],
    ['a consent to no wording', `delete from consent_texts`, 'consents'],
    ['an altered template of a face', `update face_templates set sealed = set_byte(sealed, 40, 1 + get_byte(sealed, 40) % 200)`, 'face templates'],
    ['a template of a face of another mode', `update face_templates set mode = 'test'`, 'face templates'],
    ['a template of a face that comes too late', `update face_templates set seq = seq + 1000`, 'face templates'],
    ['an altered screening', `update screenings set sealed = set_byte(sealed, 20, 1 + get_byte(sealed, 20) % 200)`, 'screenings'],
    ['a deleted record that came back', `insert into transactions select (select target_id from erasure_ledger limit 1), account_id, subject_id, type, mode, profile_id, profile_version, decision, null, null, created_at, 0, 4, made_by, sealed from transactions limit 1`, 'sequence of events'],
  ])('finds %s', async (_what, damage, where) => {
    const report = await afterDamage(damage)
    expect(report.isSound).toBe(false)
    expect(report.findings.map((finding) => finding.check)).toContain(where)
  }) // prettier-ignore

  it('takes a record from before there were hashes for linking for what it is', async () => {
    const report = await afterDamage('update transactions set document_hash = null, person_hash = null')
    expect(report.findings).toEqual([])
  })

  it('finds a flipped bit in a blob, a blob that is cut off, and one that is gone', async () => {
    const path = join(vaultDirectory, kept.blobId.slice(0, 2), kept.blobId.slice(2, 4), `${kept.blobId}.blob`)
    const whole = readFileSync(path)
    const flipped = Buffer.from(whole)
    flipped[30] = (flipped[30] ?? 0) ^ 1
    for (const damaged of [flipped, whole.subarray(0, 40), whole.subarray(0, 3)]) {
      writeFileSync(path, damaged)
      expect((await check()).findings).toMatchObject([{ check: 'pictures', about: kept.blobId }])
    }
    rmSync(path)
    expect((await check()).findings).toMatchObject([
      { check: 'pictures', sentence: 'The picture has no blob.' },
    ])
    writeFileSync(path, whole)
    expect((await check()).isSound).toBe(true)
  })

  it('finds an archive of which a byte or a segment is another, is missing, or stands elsewhere', async () => {
    const path = join(vaultDirectory, archive.slice(0, 2), archive.slice(2, 4), `${archive}.blob`)
    const whole = readFileSync(path)
    const segment = 65_536 + 16
    const flipped = Buffer.from(whole)
    flipped[150_000] = (flipped[150_000] ?? 0) ^ 1
    const swapped = Buffer.concat([
      whole.subarray(0, 10),
      whole.subarray(10 + segment, 10 + 2 * segment),
      whole.subarray(10, 10 + segment),
      whole.subarray(10 + 2 * segment),
    ])
    const cut = whole.subarray(0, 10 + 3 * segment)
    for (const damaged of [flipped, swapped, cut, whole.subarray(0, 5)]) {
      writeFileSync(path, damaged)
      expect((await check()).findings).toMatchObject([{ check: 'archives' }])
    }
    rmSync(path)
    expect((await check()).findings).toMatchObject([
      { check: 'archives', sentence: 'The archive has no blob, or it does not open.' },
    ])
    writeFileSync(path, whole)
    expect((await check()).isSound).toBe(true)
  })

  it('finds a blob without a record once it is too old to be still in the making', async () => {
    const path = join(
      vaultDirectory,
      kept.blobId.slice(0, 2),
      kept.blobId.slice(2, 4),
      `${'e'.repeat(64)}.blob`,
    )
    writeFileSync(path, 'x')
    expect((await check()).isSound).toBe(true)
    utimesSync(path, 1, 1)
    // The rest of a large blob in an object store belongs to anyone who has its beginning.
    const rest = `${path.slice(0, -`${'e'.repeat(64)}.blob`.length)}${kept.blobId}.blob.1`
    writeFileSync(rest, 'x')
    utimesSync(rest, 1, 1)
    expect((await check()).findings).toMatchObject([
      { check: 'blobs without a record', about: 'e'.repeat(64) },
    ])
    rmSync(path)
    rmSync(rest)
  })

  it('says so when the master key is another one', async () => {
    const other = { ...world, masterKey: aMasterKey(new Uint8Array(32)) }
    const report = await checkRecordStore(other, vaultDirectory)
    expect(report.findings.map((finding) => finding.check)).toContain('keys of accounts')
  })
})
