import { systemIds } from '../../../src/platform/process/ids.ts'
import type { StoredRecords } from '../../../src/adapters/records/open-records.ts'
import type { Fields } from '../../../src/vocabulary/reading/fields.ts'
import type { Principal } from '../../../src/vocabulary/account/principal.ts'
import type { Transaction } from '../../../src/vocabulary/transactions/transaction.ts'
import { aContractTemplate } from '../facts/contracts.ts'
import { aStoredImage } from '../facts/a-transaction.ts'
import { holderOf, openLinkSession, storeLink } from '../verification/store-link.ts'
import { storeScan } from './records.ts'
import { storeContract, storeContractOf } from './store-contract.ts'

/** What an account can have, each once, by its id; the spare one is there to be changed. */
export interface AccountContents {
  readonly transaction: string
  readonly spare: string
  readonly subject: string
  readonly spareSubject: string
  readonly image: string
  readonly fileName: string
  readonly contractName: string
  readonly profile: string
  readonly key: string
  readonly hold: string
  readonly delivery: string
  readonly endpoint: string
  readonly export: string
  readonly screening: string
  readonly falsePositive: string
  readonly blocked: string
  readonly consent: string
  readonly template: string
  readonly certificate: string
  readonly link: string
  readonly reference: string
}

export interface PopulatedAccount {
  readonly principal: Principal
  readonly ids: AccountContents
}

const fields: Fields = {
  documentNumber: [{ value: 'X7654321', confidence: 1, index: 0 }],
  countryIso2: [{ value: 'UT', confidence: 1, index: 0 }],
}
const hex = '0'.repeat(64)

/** An account that has one of everything. Whatever two of them could mistake for their own is equal in both. */
export async function aPopulatedAccount(records: StoredRecords, name: string): Promise<PopulatedAccount> {
  await records.createAccount(name)
  const principal = await records.operator(name)
  const scan = (given: Parameters<typeof storeScan>[2] = {}): Promise<Transaction> =>
    storeScan(records, principal, { customData: 'equal', fields, ...given })
  const image = systemIds.token()
  const webhook = `https://${name}.example/hook`
  const stored = [aStoredImage(image, systemIds.token())]
  const reported = await scan({ webhook, stored })
  const [spare, gone] = [await scan({ webhook }), await scan()]
  const { delivery, endpoint } = await withWebhook(records, webhook)
  await records.placeHold(principal, { target: spare.subjectId, reason: 'equal', endsAt: 1 })
  const hold = await records.placeHold(principal, {
    target: reported.subjectId,
    reason: 'equal',
    endsAt: null,
  })
  if (hold === null) throw new Error('Nothing is held.')
  const profile = await records.createProfile(principal, { name: 'equal', settings: {} })
  const template = await records.createContractTemplate(principal, aContractTemplate('equal'))
  const made = { kind: 'server', mode: 'live', label: 'equal', expiresAt: null } as const
  const { row: key } = await records.createKey(principal, made)
  await records.changeAccount(principal, { quota: 1000, quotaPeriod: 'day', credit: 1000 })
  await records.setRetention(principal, [{ kind: '*', profileId: '', days: 400 }])
  await records.rotateSecret(principal, { endpointId: null, overlapMs: 1000 })
  await records.eraseSubject(principal, gone.subjectId)
  return {
    principal,
    ids: {
      transaction: reported.id,
      spare: spare.id,
      subject: reported.subjectId,
      spareSubject: spare.subjectId,
      image,
      fileName: await storeContractOf({ records }, principal, { transactionId: reported.id }),
      contractName: (await storeContract({ records }, principal, template.id)).fileName,
      profile: profile.id,
      template: template.id,
      key: key.id,
      hold: hold.id,
      delivery,
      endpoint,
      ...(await storeExport(records, principal, reported.id)),
      certificate: gone.subjectId,
      ...(await linkOnce(records, principal)),
    },
  }
}

/** A hosted link that a person goes through. */
async function linkOnce(records: StoredRecords, principal: Principal) {
  const made = await storeLink(records, principal, { customData: 'equal' })
  await openLinkSession(records, await holderOf(records, made), { at: 1 })
  return { link: made.id, reference: made.reference }
}

/** The first delivery to an address, and its endpoint, which gets a secret of its own. */
async function withWebhook(records: StoredRecords, webhook: string) {
  const { leased } = await records.takeDeliveries(10, 60_000)
  const found = leased.find(({ url }) => url === webhook)
  if (found === undefined) throw new Error('Nothing is delivered.')
  return { delivery: found.id, endpoint: found.endpointId }
}

/** An archive, the answer that is kept with it, and a screening beside it. */
async function storeExport(
  records: StoredRecords,
  principal: Principal,
  transactionId: string,
): Promise<Pick<AccountContents, 'export' | 'screening' | 'falsePositive' | 'blocked' | 'consent'>> {
  const { id } = await records.beginExport(principal, 3_600_000)
  await records.noteExported(principal, id, [transactionId])
  await records.claim(principal, { key: 'equal', bodyHash: hex }, 60_000)
  const screened = await records.recordScreening(principal, {
    query: { name: 'N' },
    hits: [{ entityId: 'equal', score: 1, facts: 'equal' }],
    versions: [],
    matcher: '1',
    reservation: await records.reserve(principal, 1),
  })
  const falsePositiveRules = await ruledOutOnce(records, principal, screened.id)
  const blocked = await records.blockDocument(principal, { document: 'XX equal', reason: 'lost' })
  await records.keepConsentText(principal, { textId: 'equal', locale: '', text: 'equal' })
  const agreed = { textId: 'equal', locale: '', customData: 'equal', givenAt: Date.now() }
  const consent = await records.recordConsent(principal, { ...agreed, target: transactionId })
  if (consent === null) throw new Error('No one agreed.')
  const owned = { screening: screened.id, falsePositive: falsePositiveRules, blocked: blocked.id }
  return { export: id, ...owned, consent: consent.id }
}

/** The hit of a screening, found to be another person by one key; a second one has not approved it yet. */
async function ruledOutOnce(records: StoredRecords, principal: Principal, recordId: string): Promise<string> {
  const noted = { recordId, entityId: 'equal', reason: 'equal', expiresAt: null, needsApproval: true }
  const made = await records.noteFalsePositive(principal, noted)
  if (made === null) throw new Error('No false positive is stored.')
  return made.id
}
