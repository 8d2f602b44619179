import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { appendToLedger, lackingFrom, readLedgerFile } from '../../adapters/backup/ledger-file.ts'
import { ledgerName, type Manifest } from '../../adapters/backup/manifest.ts'
import { placeBackup } from '../../adapters/backup/place-backup.ts'
import { markRestored } from '../../adapters/backup/store-mark.ts'
import { verifyBackup } from '../../adapters/backup/verify-backup.ts'
import type { RestoreReport, RestoreRequest } from '../../entrypoints/cli/program.ts'
import type { ErasureEntry } from '../../flows/ports/retention/erasures.ts'
import { blobFiles } from '../../fsck/blob-files.ts'
import { systemClock } from '../../platform/process/clock.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { scrubKeys, whileQuiesced } from '../../adapters/records/engine/quiesce.ts'
import { importMasterKey } from '../import-master-key.ts'
import { ledgerPath, openStore } from '../open-store.ts'
import { backupUnavailableReason, blobFolder } from './store-backups.ts'
import { storeChecker } from './store-checker.ts'

type Progress = (stage: string, done: number, total: number) => void

/**
 * Puts a backup back: verifies it whole, learns what was erased since, copies it into the data directory, erases again,
 * has the result examined, and only then takes the mark away that keeps it from being served.
 *
 * @throws Error with a sentence that says what to do; nothing was changed unless files had been copied already, and then
 * the same command starts over
 */
export async function restoreStore(
  given: Settings,
  request: RestoreRequest,
  onProgress: Progress,
): Promise<RestoreReport> {
  const settings = withDataDir(given, request.dataDir)
  const { dataDir } = settings.storage
  const backup = resolve(request.backup)
  const manifest = await verifyBackup(backup, (done, total) => onProgress('verify', done, total))
  const erasures = await knownErasures(settings, { ...request, backup })
  await ensureMasterKey(settings, request.masterKey)
  const formerDirectory = await placeBackup({
    backup,
    manifest,
    directory: dataDir,
    vault: blobFolder(settings),
    force: request.force,
    now: systemClock.now(),
    onFile: (done, total) => onProgress('copy', done, total),
  })
  const path = ledgerPath(settings.storage)
  await appendToLedger(path, lackingFrom((await readLedgerFile(path)) ?? [], erasures))
  onProgress('erase again and check', 0, 1)
  const { erasedAgain, findings } = await openAndCheck(settings, manifest)
  markRestored(dataDir)
  return {
    directory: dataDir,
    madeAt: manifest.madeAt,
    files: manifest.files,
    erasedAgain,
    findings,
    formerDirectory,
  }
}

function withDataDir(settings: Settings, dataDir: string | undefined): Settings {
  const storage =
    dataDir === undefined ? settings.storage : { ...settings.storage, dataDir: resolve(dataDir) }
  const unavailableReason = backupUnavailableReason({ ...settings, storage })
  if (unavailableReason !== null) throw new Error(unavailableReason)
  return { ...settings, storage }
}

/**
 * Everything that the backup and all ledgers at hand know to be erased.
 *
 * @throws Error when there is no ledger but the backup's own and no one said so, or when the one given is older
 */
async function knownErasures(
  { storage }: Settings,
  { backup, ledger, withoutNewerLedger }: RestoreRequest,
): Promise<readonly ErasureEntry[]> {
  const backupErasures = (await readLedgerFile(join(backup, ledgerName))) ?? []
  const paths = [ledgerPath(storage), ...(ledger === undefined ? [] : [resolve(ledger)])]
  const ledgers: ErasureEntry[][] = []
  for (const path of paths) {
    const entries = await readLedgerFile(path)
    if (entries === null && path !== ledgerPath(storage)) throw new Error(`There is no ledger ${path}.`)
    if (entries !== null) ledgers.push([...entries])
  }
  if (withoutNewerLedger) return [...backupErasures, ...ledgers.flat()]
  if (ledgers.length === 0)
    throw new Error(
      `It is not known who was erased after this backup: there is no ${ledgerPath(storage)}. Give the newest erasure ` +
        'ledger with --ledger FILE (see symbolon erasures export). If none is left, add --without-newer-ledger: ' +
        'people who were erased since are then in the store again.',
    )
  const ledgerErasures = ledgers.flat()
  if (lackingFrom(ledgerErasures, backupErasures).length > 0)
    throw new Error(
      'The erasure ledger is older than the backup: it lacks erasures that the backup knows of. Give the newest one ' +
        'with --ledger FILE, or say with --without-newer-ledger that there is none.',
    )
  return ledgerErasures
}

/** Without the key nothing of the store can be read, and a new one must not be made for it. */
async function ensureMasterKey({ storage }: Settings, file: string | undefined): Promise<void> {
  if (file !== undefined) return importMasterKey({ storage }, file)
  if (storage.masterKey !== null || existsSync(join(storage.dataDir, 'master.key'))) return
  throw new Error(
    'The master key is never in a backup. Give the one that was exported: --master-key FILE, or SYMBOLON_MASTER_KEY. ' +
      'Without it nothing of the backup can ever be read.',
  )
}

/** What is never taken away, not even by an erasure: fewer of these than at the backup would be a loss. */
const appendOnlyTables = ['accounts', 'audit_entries', 'erasure_ledger'] as const

function assertNoFewerRows({ counts }: Manifest, restoredCounts: Readonly<Record<string, number>>): void {
  const shrunkTable = appendOnlyTables.find((table) => (restoredCounts[table] ?? 0) < (counts[table] ?? 0))
  if (shrunkTable !== undefined)
    throw new Error(`The restored database has fewer ${shrunkTable} than the backup had.`)
}

async function openAndCheck(
  settings: Settings,
  manifest: Manifest,
): Promise<{ readonly erasedAgain: number; readonly findings: readonly string[] }> {
  const closers: (() => Promise<void>)[] = []
  try {
    const { database, records, replayed } = await openStore(settings, closers, 'restoring')
    const counts = await whileQuiesced(database.engine, (state) => Promise.resolve(state.counts))
    assertNoFewerRows(manifest, counts)
    await scrubKeys(database.engine)
    const report = await storeChecker({
      database,
      masterKeys: () => records.masterKeys(),
      blobs: blobFiles(blobFolder(settings)),
      now: () => systemClock.now(),
    }).checkStore()
    const findings = report.findings.map(({ check, about, sentence }) => `${check} ${about}: ${sentence}`)
    return { erasedAgain: replayed, findings }
  } finally {
    for (const close of closers.reverse()) await close()
  }
}
