import { checkAudit } from './audit.ts'
import { checkConsents } from './consents.ts'
import { checkContractTemplates } from './contract-templates.ts'
import { checkFaceTemplates } from './face-templates.ts'
import { checkFalsePositives } from './false-positives.ts'
import { checkArchives, checkContracts, checkFiles } from './files.ts'
import { checkImages, checkOrphans } from './blobs.ts'
import { checkDeliveries, checkEndpoints } from './deliveries.ts'
import { checkAnswers, checkEvents, checkProfiles } from './events.ts'
import { checkAccountKeys, checkRecordKeys } from './keys.ts'
import { checkCounts, checkQuota, checkSequences } from './ledgers.ts'
import { checkSealCertificates } from './seal-certificates.ts'
import { checkHostedLinks } from './hosted-links.ts'
import { checkQuickReadings } from './quick-readings.ts'
import { checkSignings } from './signings.ts'
import { type Finding, Notebook, type StoreUnderCheck } from './store.ts'
import { checkScreenings, checkTransactions } from './transactions.ts'

export interface StoreReport {
  readonly isSound: boolean
  /** What was looked at, in order. */
  readonly checks: readonly { readonly check: string; readonly examined: number; readonly found: number }[]
  /** At most 100 of each check; `found` counts all. */
  readonly findings: readonly Finding[]
}

const stored = 100

/**
 * Examines what is stored, with SQL and cryptography of its own: none of the code that writes is used.
 * Reads only.
 *
 * @param onCheck told before each check, for someone who waits
 * @throws whatever the query function throws; damage to what is stored is a finding and never an error
 */
export async function checkStore(
  store: StoreUnderCheck,
  onCheck: (done: number, all: number) => void = () => undefined,
): Promise<StoreReport> {
  const notes = new Notebook(stored)
  const accounts = await checkAccountKeys(store, notes)
  const checks = [
    () => checkRecordKeys(store, notes, accounts),
    () => checkTransactions(store, notes, accounts),
    () => checkScreenings(store, notes, accounts),
    () => checkFalsePositives(store, notes, accounts),
    () => checkConsents(store, notes),
    () => checkFaceTemplates(store, notes, accounts),
    () => checkImages(store, notes, accounts),
    () => checkFiles(store, notes, accounts),
    () => checkContracts(store, notes, accounts),
    () => checkSignings(store, notes, accounts),
    () => checkHostedLinks(store, notes, accounts),
    () => checkArchives(store, notes, accounts),
    () => checkQuickReadings(store, notes, accounts),
    () => checkOrphans(store, notes),
    () => checkAudit(store, notes, accounts),
    () => checkQuota(store, notes),
    () => checkCounts(store, notes),
    () => checkSequences(store, notes),
    () => checkEvents(store, notes, accounts),
    () => checkEndpoints(store, notes, accounts),
    () => checkDeliveries(store, notes),
    () => checkAnswers(store, notes, accounts),
    () => checkProfiles(store, notes, accounts),
    () => checkContractTemplates(store, notes, accounts),
    () => checkSealCertificates(store, notes),
  ]
  for (const [done, check] of checks.entries()) {
    onCheck(done, checks.length)
    await check()
  }
  onCheck(checks.length, checks.length)
  return { isSound: notes.findings.length === 0, checks: notes.totals(), findings: notes.findings }
}
