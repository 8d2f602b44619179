import { sources } from '../../engine/screening/sources/all.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import { shareList } from './sync-lists.ts'
import type { Ports } from '../ports/ports.ts'
import type { FetchResult, CacheValidator } from '../ports/outbound/egress.ts'
import { type HoldingPorts, withRefreshLock } from './with-refresh-lock.ts'
import type {
  CacheValidators,
  ListFile,
  RefreshOutcome,
  RefreshProgress,
} from '../ports/watchlists/watchlists.ts'

/** A download larger than this is no list that we know. */
const maxBytes = 512_000_000

/** For one file, redirects included. */
const fetchTimeoutMs = 600_000

export interface RefreshListsCommand {
  /** Our id of the source, for example `us_ofac`. */
  readonly source: string
  /** A file or folder on this machine; the publisher's official address when absent. */
  readonly from?: string
  /** Makes it a list of a person's own: its topic, title and map of columns; `from` is needed then. */
  readonly own?: Readonly<Record<string, unknown>>
  /** Day of publication of files that state none themselves, `YYYY-MM-DD`; with `from` alone. */
  readonly dated?: string
  /** Accepts a list that shrank beyond its bound, or has another number of records than expected. */
  readonly force?: boolean
  readonly onProgress?: (progress: RefreshProgress) => void
  readonly signal: AbortSignal
}

/** The ports that a refresh needs. */
export interface RefreshPorts extends HoldingPorts {
  readonly lists: Pick<Ports['lists'], 'refresh' | 'pack'>
  readonly egress: Pick<Ports['egress'], 'fetch'>
  readonly records: HoldingPorts['records'] &
    Pick<Ports['records'], 'recordListVersion' | 'shareList' | 'noteListTrouble'>
}

/**
 * Brings one list up to date: fetches or reads it, checks it, keeps it as a version and serves it.
 * What was served before is served until then, and further on when anything goes wrong. Other processes follow, and
 * hear of it when the list was refused.
 * Throws Refusal ERROR_INVALID_VALUE for an unknown source, ERROR_OPERATION_FAILED when the list cannot be fetched,
 * read or trusted, ERROR_CONFLICT while it is being refreshed already, in whatever process.
 */
export function refreshLists(ports: RefreshPorts, command: RefreshListsCommand): Promise<RefreshOutcome> {
  return withRefreshLock(ports, command.source, (renewLock) => {
    const onProgress = (progress: RefreshProgress): void => {
      renewLock()
      command.onProgress?.(progress)
    }
    return refreshLocked(ports, { ...command, onProgress })
  })
}

async function refreshLocked(ports: RefreshPorts, command: RefreshListsCommand): Promise<RefreshOutcome> {
  const { source, from } = command
  const origin = from === undefined ? 'official' : 'file'
  const outcome = await importList(ports, { ...command, origin })
  if (outcome.changed) {
    const { database, version, date, records, diff, importedAt } = outcome
    await ports.records.recordListVersion({
      source,
      database,
      version,
      date,
      records,
      ...diff,
      importedAt,
      origin,
    })
  }
  await shareList(ports, source)
  return outcome
}

async function importList(
  ports: RefreshPorts,
  command: RefreshListsCommand & { readonly origin: 'official' | 'file' },
): Promise<RefreshOutcome> {
  const { source, origin, from, own: customDefinition, dated, force, onProgress, signal } = command
  refuseWithoutFile(command)
  try {
    return await ports.lists.refresh({
      source,
      files: (known) =>
        from === undefined ? download(ports, { ...command, known }) : Promise.resolve([{ path: from }]),
      origin,
      signal,
      ...(customDefinition === undefined ? {} : { own: customDefinition }),
      ...(dated === undefined ? {} : { dated }),
      ...(force === undefined ? {} : { force }),
      ...(onProgress === undefined ? {} : { onProgress }),
    })
  } catch (error) {
    const isRefused = error instanceof Refusal && error.code === 'ERROR_OPERATION_FAILED'
    if (isRefused && !signal.aborted) await ports.records.noteListTrouble(source, error.message)
    throw error
  }
}

/** What says something of a file goes with one. */
function refuseWithoutFile({ from, own, dated }: RefreshListsCommand): void {
  if (from !== undefined) return
  if (own !== undefined) throw invalidValue('from', 'A list of your own has no publisher: name a file.')
  if (dated !== undefined)
    throw invalidValue('dated', "A publisher's own files say their date: it goes with from alone.")
}

type Download = RefreshListsCommand & { readonly known: CacheValidators }

/** The publisher's files; null when it says of each of them that it is the one that is served. */
async function download(
  { egress }: Pick<RefreshPorts, 'egress'>,
  command: Download,
): Promise<ListFile[] | null> {
  const source = sources.find((known) => known.id === command.source && known.files.length > 0)
  if (source === undefined) throw invalidValue('source', 'It is not the id of a list that can be fetched.')
  const requested = source.files.map((file) => ({ ...file, name: nameOf(file.url) ?? file.part }))
  const validators = requested.map(({ name }) => command.known[name])
  // One file that has to be sent anyway needs the others beside it.
  const hasValidators = validators.every((validator) => validator !== undefined)
  const files: ListFile[] = []
  const unchanged: (typeof requested)[number][] = []
  let receivedBefore = 0
  for (const [at, file] of requested.entries()) {
    const validator = hasValidators && files.length === 0 ? validators[at] : undefined
    const fetched = await fetchFile(egress, file, { ...command, before: receivedBefore, mark: validator })
    if (fetched === null) continue
    if (fetched.unchanged) unchanged.push(file)
    else files.push(fileOf(file.name, fetched))
    receivedBefore += fetched.bytes.length
  }
  if (unchanged.length === requested.length) return null
  for (const file of unchanged) {
    const fetched = await fetchFile(egress, file, { ...command, before: receivedBefore, mark: undefined })
    if (fetched !== null) files.push(fileOf(file.name, fetched))
    receivedBefore += fetched?.bytes.length ?? 0
  }
  return files
}

interface PublishedFile {
  readonly url: string
  readonly required: boolean
}

/** Null for a file that cannot be had and that the list is whole without. */
async function fetchFile(
  egress: RefreshPorts['egress'],
  { url, required }: PublishedFile,
  given: Download & { readonly before: number; readonly mark: CacheValidator | undefined },
): Promise<FetchResult | null> {
  const { before: receivedBefore, mark: validator, onProgress, signal } = given
  try {
    return await egress.fetch(url, {
      maxBytes: maxBytes,
      timeoutMs: fetchTimeoutMs,
      signal,
      onProgress: (received, total) => {
        const totalBytes = total === null ? null : receivedBefore + total
        onProgress?.({ stage: 'download', bytes: receivedBefore + received, totalBytes, records: 0 })
      },
      ...(validator === undefined ? {} : { known: validator }),
    })
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    if (required) throw publisherUnreachable(given.source, cause)
    return null
  }
}

function fileOf(name: string, { bytes, lastModified, validator }: FetchResult): ListFile {
  return { name, bytes, lastModified, validator }
}

function publisherUnreachable(source: string, cause: Refusal): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', {
    message:
      `The list ${source} could not be fetched from its publisher; the edition loaded before stays in use. ` +
      `Without a connection, load a downloaded copy: \`symbolon lists refresh --source ${source} --from FOLDER\`.`,
    cause,
  })
}

/** The publisher's name of a file, by which its part is recognised. */
function nameOf(address: string): string | undefined {
  return new URL(address).pathname.split('/').at(-1)
}
