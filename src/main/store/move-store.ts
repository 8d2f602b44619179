import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CompiledQuery, type Transaction } from 'kysely'
import { markMoved, unmarkMoved } from '../../adapters/backup/store-mark.ts'
import type { MoveReport, MoveRequest } from '../../entrypoints/cli/program.ts'
import { checkStore } from '../../fsck/check-store.ts'
import type { TextRow } from '../../fsck/store.ts'
import { systemClock } from '../../platform/process/clock.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import {
  type Database,
  openDatabase,
  type TransactionLimits,
} from '../../adapters/records/engine/database.ts'
import { CommitOutcomeUnknown } from '../../adapters/records/engine/session.ts'
import { migrate } from '../../adapters/records/engine/migrate.ts'
import { compareTables } from '../../adapters/records/moving/compare-tables.ts'
import { copyTables } from '../../adapters/records/moving/copy-tables.ts'
import { ownBlobs, referredBlobs } from '../../adapters/records/moving/referred-blobs.ts'
import type { Ask } from '../../adapters/records/moving/tables-to-move.ts'
import type { Tables } from '../../adapters/records/engine/schema.ts'
import { copyBlobs } from '../../adapters/vault/copy-blobs.ts'
import { openFileVault } from '../../adapters/vault/file-vault.ts'
import { importMasterKey } from '../import-master-key.ts'
import { openStore, type OpenedStore } from '../open-store.ts'
import { openVault, type OpenedVault } from '../open-vault.ts'
import { blobFolder } from './store-backups.ts'

type Progress = (stage: string, done: number, total: number | null) => void

/** One statement may look at every row there is. */
const longTransaction: TransactionLimits = { statementMs: 6 * 60 * 60_000, lockMs: 30_000, attempts: 1 }

interface MoveContext {
  readonly settings: Settings
  /** The data directory of the embedded store. */
  readonly from: string
  readonly source: OpenedStore
  readonly target: Database<Tables>
  readonly vault: OpenedVault
  /** Folder of the source's blobs; null when the blobs stay where they are. */
  readonly blobsFrom: string | null
  readonly onProgress: Progress
}

/** Thrown inside of the transaction that fills the target, so that nothing of it is kept. */
class StoreNotMovedError extends Error {
  readonly findings: readonly string[]

  constructor(findings: readonly string[]) {
    super('The store was not moved.')
    this.findings = findings
  }
}

/**
 * Moves the embedded store into the empty PostgreSQL that the settings name, and its blobs to where the settings keep
 * them. The directory is locked all the while. Blobs first, each left alone that is there already; then all rows,
 * compared and examined, in one transaction: it takes effect whole or not at all.
 *
 * @throws Error with a sentence that says what to do; the source is then as it was
 */
export async function moveStore(
  settings: Settings,
  request: MoveRequest,
  onProgress: Progress,
): Promise<MoveReport> {
  const from = resolve(request.from ?? settings.storage.dataDir)
  const url = settings.storage.databaseUrl
  if (url === null)
    throw new Error('Set SYMBOLON_DATABASE_URL to the empty database that the store is to be moved to.')
  await assertSourceExists(settings, from)
  const closers: (() => Promise<void>)[] = []
  try {
    const storage = { ...settings.storage, databaseUrl: null, dataDir: from }
    const source = await openStore({ ...settings, storage }, closers, 'moved')
    const target = await openDatabase<Tables>({ kind: 'postgres', url })
    closers.push(() => target.close())
    await migrate(target.engine)
    const vault = await openVault(settings, false)
    closers.push(() => vault.close())
    const blobsFrom = sourceBlobFolder(settings, from, request.fromVault)
    return await moveRowsAndBlobs(
      { settings, from, source, target, vault, blobsFrom, onProgress },
      request.withFindings,
    )
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

/** Neither a database nor a key is made where there is none. */
async function assertSourceExists(settings: Settings, from: string): Promise<void> {
  const key = join(from, 'master.key')
  if (!existsSync(join(from, 'database')))
    throw new Error(`There is no embedded store in ${from}. Give its data directory with --from.`)
  if (settings.storage.masterKey !== null) return
  if (!existsSync(key))
    throw new Error(`There is no ${key}, and SYMBOLON_MASTER_KEY is not set. Give the key of the store.`)
  if (resolve(settings.storage.dataDir) !== from) await importMasterKey(settings, key)
}

/** Where an embedded store of these settings keeps its blobs, unless that is where they are to be. */
function sourceBlobFolder(settings: Settings, from: string, given: string | undefined): string | null {
  const { vaultDir } = settings.storage
  const isObjectStorage = settings.objects.endpoint !== null
  const folder = resolve(given ?? (isObjectStorage && vaultDir !== '' ? vaultDir : join(from, 'vault')))
  return !isObjectStorage && folder === resolve(blobFolder(settings)) ? null : folder
}

async function moveRowsAndBlobs(context: MoveContext, withFindings: boolean): Promise<MoveReport> {
  const to = withoutPassword(context.settings.storage.databaseUrl ?? '')
  return context.source.database.inTransaction(
    'system',
    async (read) => {
      const source = queryFunction(read)
      const copiedBlobs = await copyReferredBlobs(context, source)
      const baseReport = { from: context.from, to, blobs: copiedBlobs.blobs, rows: {} }
      try {
        const fillResult = await context.target.inTransaction(
          'system',
          (write) => fillTarget(context, { source, write }, { to, withFindings, carried: copiedBlobs }),
          longTransaction,
        )
        return { ...baseReport, moved: true, ...fillResult }
      } catch (error) {
        // Whether it took effect is not known: the mark stays, and a second run tells.
        if (error instanceof CommitOutcomeUnknown) throw error
        unmarkMoved(context.from)
        if (error instanceof StoreNotMovedError)
          return { ...baseReport, moved: false, findings: error.findings }
        throw error
      }
    },
    { ...longTransaction, isolation: 'repeatable read' },
  )
}

async function copyReferredBlobs(
  { vault, blobsFrom, onProgress }: MoveContext,
  source: Ask,
): ReturnType<typeof copyBlobs> {
  if (blobsFrom === null) return { blobs: 0, missing: [] }
  return copyBlobs({
    from: await openFileVault({ directory: blobsFrom, alone: false }),
    to: vault.vault,
    requested: referredBlobs(source),
    known: (ids) => ownBlobs(source, ids),
    onBlob: (done) => onProgress('blobs', done, null),
  })
}

/** Copies, compares and examines; the last thing before COMMIT is the mark that keeps the source from being served. */
async function fillTarget(
  { from, source: sourceStore, vault, onProgress }: MoveContext,
  { source, write }: { readonly source: Ask; readonly write: Transaction<Tables> },
  request: {
    readonly to: string
    readonly withFindings: boolean
    readonly carried: { readonly missing: readonly string[] }
  },
): Promise<{ readonly rows: Readonly<Record<string, number>>; readonly findings: readonly string[] }> {
  const stores = { source, target: queryFunction(write) }
  await stores.target(`select set_config('idle_in_transaction_session_timeout', '0', true)`)
  const { rows } = await copyTables(stores, (done, total) => onProgress('rows', done, total))
  const differences = await compareTables(stores, (done, total) => onProgress('compare', done, total))
  if (differences.length > 0) throw new StoreNotMovedError(differences)
  const report = await checkStore(
    {
      query: async (sql, parameters) =>
        (await write.executeQuery<TextRow>(CompiledQuery.raw(sql, [...parameters]))).rows,
      blobs: vault.blobs,
      masterKeys: sourceStore.records.masterKeys(),
      now: systemClock.now(),
      orphansOlderThan: 15 * 60_000,
    },
    (done, total) => onProgress('check', done, total),
  )
  const findings = [
    ...request.carried.missing.map((id) => `pictures ${id}: The blob is in neither vault.`),
    ...report.findings.map(({ check, about, sentence }) => `${check} ${about}: ${sentence}`),
  ]
  if (findings.length > 0 && !request.withFindings) throw new StoreNotMovedError(findings)
  markMoved(from, request.to)
  return { rows, findings }
}

function queryFunction(trx: Transaction<Tables>): Ask {
  return async (sql, parameters = []) =>
    (await trx.executeQuery<Readonly<Record<string, unknown>>>(CompiledQuery.raw(sql, [...parameters]))).rows
}

/** Host and name of a database, for people and for files. */
function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
