import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import { csvHeader, csvRow } from './csv.ts'
import { requestedRecords, takeWindow, type ExportExclusions } from './record-filter.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { ArchiveEntry } from '../ports/export/archives.ts'
import type { NewExport, ReadyExport } from '../ports/export/exports.ts'
import type { Ports } from '../ports/ports.ts'
import type { PageCursor, TransactionFilter } from '../ports/pagination.ts'
import { requireFound } from '../screening/require-found.ts'

/** Records are read so many at a time; nothing of more than one such page is in memory. */
const batchSize = 200

/** Archives up to this size are answered in the answer itself, too. */
const maxInlineBytes = 20 * 1024 * 1024

export interface ExportCommand {
  readonly format: 'csv' | 'json'
  /** Null: the filter says which. */
  readonly ids: readonly string[] | null
  readonly filter: TransactionFilter
  readonly ignoring: ExportExclusions
  /** Order of time of what the filter chooses; ids keep their own. */
  readonly newestFirst: boolean
  /** Records passed over, and then taken, of those that are not ignored. */
  readonly offset: number
  readonly limit: number
  readonly images: boolean
  readonly lifetimeSeconds: number
  /** A record as it leaves, in JSON. */
  readonly present: (transaction: Transaction) => unknown
}

export interface ExportResult {
  readonly id: string
  readonly size: number
  /** All of it in base64, in pieces, or null when it is too large for that. */
  readonly base64: AsyncIterable<string> | null
}

export type ExportPorts = Pick<Ports, 'records' | 'vault' | 'archives' | 'clock'>

interface ExportJob {
  readonly ports: ExportPorts
  readonly principal: Principal
  readonly command: ExportCommand
  readonly made: NewExport
  readonly signal: AbortSignal
}

/**
 * Packs records into a ZIP archive that lies sealed in the vault until its time is over.
 * Throws Refusal ERROR_NOT_FOUND for an id that the caller may not see, ERROR_CONFLICT when a record was deleted
 * meanwhile, ERROR_RATE_LIMIT.
 */
export async function exportTransactions(
  ports: ExportPorts,
  principal: Principal,
  request: {
    readonly command: ExportCommand
    readonly signal: AbortSignal
    readonly kept?: StoredAnswer<{ readonly id: string; readonly base64: string | null }> | undefined
  },
): Promise<ExportResult> {
  const { command, signal, kept: stored } = request
  const newExport = await ports.records.beginExport(principal, command.lifetimeSeconds * 1000)
  try {
    const job = { ports, principal, command, made: newExport, signal }
    const packed = ports.archives.pack(entriesOf(job), ports.clock.now())
    const { size, sha256 } = await ports.vault.keepLarge({ id: newExport.blobId }, packed, newExport.seal)
    signal.throwIfAborted()
    const inline = () => (size > maxInlineBytes ? null : base64Chunks(ports, newExport, size))
    // Only what is to be repeated to the byte has to be in memory before it goes out.
    const fullBase64 = stored === undefined ? null : await joinChunks(inline())
    const idempotency = stored && {
      ...stored,
      answer: () => stored.answer({ id: newExport.id, base64: fullBase64 }),
    }
    await ports.records.finishExport(principal, newExport.id, { size, sha256, idempotency })
    return { id: newExport.id, size, base64: inline() }
  } catch (error) {
    await ports.records.dropExport(principal, newExport.id)
    await ports.vault.forget(newExport.blobId)
    throw error
  }
}

async function* entriesOf(job: ExportJob): AsyncGenerator<ArchiveEntry> {
  const { format, images } = job.command
  yield {
    name: `transactions.${format}`,
    parts: format === 'csv' ? csvChunks(job) : jsonChunks(job),
    compress: true,
  }
  if (images) yield* imageEntries(job)
}

async function* csvChunks(job: ExportJob): AsyncGenerator<string> {
  yield csvHeader
  for await (const rows of recordBatches(job)) yield rows.map(csvRow).join('')
}

async function* jsonChunks(job: ExportJob): AsyncGenerator<string> {
  let between = '[\n'
  for await (const rows of recordBatches(job))
    for (const row of rows) {
      yield between + JSON.stringify(job.command.present(row))
      between = ',\n'
    }
  yield between === '[\n' ? '[]\n' : '\n]\n'
}

/** The wanted records, page by page; each page is noted as part of the archive before it goes into it. */
async function* recordBatches(job: ExportJob): AsyncGenerator<readonly Transaction[]> {
  const { ports, principal, command, made: newExport, signal } = job
  const isRequested = requestedRecords(command.ignoring)
  const take = takeWindow<Transaction>(command)
  for await (const page of command.ids === null ? recordsByFilter(job) : recordsByIds(job, command.ids)) {
    signal.throwIfAborted()
    const { rows, isLast } = take(page.filter(isRequested))
    await ports.records.noteExported(
      principal,
      newExport.id,
      rows.map(({ id }) => id),
    )
    yield rows
    if (isLast) return
  }
}

/** What comes after the export began is not in it. */
async function* recordsByFilter({
  ports,
  principal,
  command,
}: ExportJob): AsyncGenerator<readonly Transaction[]> {
  const { filter, newestFirst } = command
  const createdAtMax = Math.min(filter.createdAtMax ?? Infinity, ports.clock.now())
  let after: PageCursor | undefined
  for (;;) {
    const page = { after, limit: batchSize, newestFirst }
    const rows = await ports.records.recordsToExport(principal, { ...filter, createdAtMax }, page)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = { at: last.createdAt, id: last.id }
  }
}

async function* recordsByIds(
  { ports, principal }: ExportJob,
  ids: readonly string[],
): AsyncGenerator<readonly Transaction[]> {
  const request = [...new Set(ids)]
  for (let at = 0; at < request.length; at += batchSize) {
    const batch = request.slice(at, at + batchSize)
    const rows = await ports.records.recordsById(principal, batch)
    if (rows.length < batch.length) throw new Refusal('ERROR_NOT_FOUND')
    yield rows
  }
}

async function* imageEntries({
  ports,
  principal,
  made: newExport,
  signal,
}: ExportJob): AsyncGenerator<ArchiveEntry> {
  let after = ''
  for (;;) {
    const rows = await ports.records.exported(principal, newExport.id, { after, limit: batchSize })
    const last = rows.at(-1)
    if (last === undefined) return
    for (const { id, images } of rows)
      for (const [side, token] of Object.entries(images)) {
        signal.throwIfAborted()
        const parts = imageChunks(ports, principal, token)
        yield { name: `images/${id}/${side}.jpg`, parts, compress: false }
      }
    after = last.id
  }
}

async function* imageChunks(
  { records, vault }: ExportPorts,
  principal: Principal,
  token: string,
): AsyncGenerator<Uint8Array> {
  const image = await records.image(principal, token, 'any')
  if (image === null) throw new Refusal('ERROR_CONFLICT')
  yield await vault.fetch(image.blobId, image.seal)
}

async function* base64Chunks(
  { vault }: Pick<ExportPorts, 'vault'>,
  { blobId, seal }: NewExport,
  size: number,
): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array(0)
  for await (const part of vault.fetchPart(blobId, seal, { start: 0, end: size, size })) {
    const bytes = Buffer.concat([rest, part])
    // Three bytes make four letters: what is over waits for the next piece.
    const completeLength = bytes.length - (bytes.length % 3)
    yield bytes.subarray(0, completeLength).toString('base64')
    rest = bytes.subarray(completeLength)
  }
  yield Buffer.from(rest).toString('base64')
}

async function joinChunks(pieces: AsyncIterable<string> | null): Promise<string | null> {
  if (pieces === null) return null
  const all: string[] = []
  for await (const piece of pieces) all.push(piece)
  return all.join('')
}

/** An archive by its signed address, which the HTTP interface has checked. Throws Refusal ERROR_NOT_FOUND. */
export async function fetchExport({ records }: Pick<Ports, 'records'>, id: string): Promise<ReadyExport> {
  return requireFound(await records.readyExport(id))
}
