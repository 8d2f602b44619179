import { registerSources } from '../../engine/companies/registers/all.ts'
import type { PublishedFile } from '../../engine/companies/registers/register-source.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type {
  RegisterFile,
  RegisterProgress,
  RegisterRefreshOutcome,
  RegisterValidators,
} from '../ports/companies/registers.ts'
import type { DownloadResult } from '../ports/outbound/egress.ts'
import type { Ports } from '../ports/ports.ts'
import { type HoldingPorts, withRefreshLock } from '../watchlists/with-refresh-lock.ts'

/** A download larger than this is no register that is known. */
const maxBytes = 10_000_000_000

/** For one file, redirects included. */
const fetchTimeoutMs = 6 * 3_600_000

export interface RefreshRegisterCommand {
  /** Id of the register, for example `gleif`. */
  readonly source: string
  /** A file or folder on this machine; the publisher's official address when absent. */
  readonly from?: string
  /** Makes it a register of an operator's own: title, countries and map of columns; `from` is needed then. */
  readonly own?: Readonly<Record<string, unknown>>
  /** Day of publication of files that state none, `YYYY-MM-DD`; with `from` alone. */
  readonly dated?: string
  /** Accepts a register that shrank beyond its bound, or has another number of records than expected. */
  readonly force?: boolean
  readonly onProgress?: (progress: RegisterProgress) => void
  readonly signal: AbortSignal
}

export interface RefreshRegisterPorts extends HoldingPorts {
  readonly registers: Pick<Ports['registers'], 'refresh'>
  readonly egress: Pick<Ports['egress'], 'download'>
}

/**
 * Brings one register up to date: fetches or reads its files, checks them, keeps them as a version and serves it. What was
 * served before is served until then, and further on when anything goes wrong.
 * Throws Refusal ERROR_INVALID_VALUE for an unknown source, ERROR_OPERATION_FAILED when the register cannot be fetched, read
 * or trusted, ERROR_CONFLICT while it is being refreshed already, in whatever process.
 */
export function refreshRegister(
  ports: RefreshRegisterPorts,
  command: RefreshRegisterCommand,
): Promise<RegisterRefreshOutcome> {
  const { source, from, own, dated, force, signal } = command
  refuseWithoutFile(command)
  const held = { source: `register ${source}`, title: `register ${source}` }
  return withRefreshLock(ports, held, (renewLock) => {
    const onProgress = (progress: RegisterProgress): void => {
      renewLock()
      command.onProgress?.(progress)
    }
    return ports.registers.refresh({
      source,
      files: (known, directory) =>
        from === undefined
          ? download(ports, { source, known, directory, signal, onProgress })
          : Promise.resolve([{ path: from }]),
      origin: from === undefined ? 'official' : 'file',
      onProgress,
      signal,
      ...(own === undefined ? {} : { own }),
      ...(dated === undefined ? {} : { dated }),
      ...(force === undefined ? {} : { force }),
    })
  })
}

/** What says something of a file goes with one. */
function refuseWithoutFile({ from, own, dated }: RefreshRegisterCommand): void {
  if (from !== undefined) return
  if (own !== undefined) throw invalidValue('from', 'A register of your own has no publisher: name a file.')
  if (dated !== undefined)
    throw invalidValue('dated', "A publisher's own files say their date: it goes with from alone.")
}

interface Download {
  readonly source: string
  readonly known: RegisterValidators
  readonly directory: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: RegisterProgress) => void
}

/** The publisher's files; null when it says of each of them that it is the one that is served. */
async function download(
  ports: Pick<RefreshRegisterPorts, 'egress' | 'clock'>,
  command: Download,
): Promise<RegisterFile[] | null> {
  const source = registerSources.find(({ id, files }) => id === command.source && files.length > 0)
  if (source === undefined)
    throw invalidValue('source', 'It is not the id of a register that can be fetched.')
  const fetched = await fetchAll(ports, source.files, command)
  if (fetched.every(({ result }) => result?.unchanged === true)) return null
  // One file that is new needs the others beside it.
  const again = fetched.filter(({ result }) => result?.unchanged === true).map(({ file }) => file)
  const rest = await fetchAll(ports, again, { ...command, known: {} })
  return [...fetched, ...rest].flatMap(({ file, result }) =>
    result === null || result.unchanged
      ? []
      : [
          {
            path: `${command.directory}/${file.name}`,
            validator: result.validator,
            lastModified: result.lastModified,
          },
        ],
  )
}

interface Fetched {
  readonly file: PublishedFile
  /** Null of a file that cannot be had and that the register is whole without. */
  readonly result: DownloadResult | null
}

async function fetchAll(
  ports: Pick<RefreshRegisterPorts, 'egress' | 'clock'>,
  files: readonly PublishedFile[],
  command: Download,
): Promise<Fetched[]> {
  const fetched: Fetched[] = []
  for (const file of files) fetched.push({ file, result: await fetchFile(ports, file, command) })
  return fetched
}

/** From the first of its addresses that has it: some publishers put the day into the name. */
async function fetchFile(
  { egress, clock }: Pick<RefreshRegisterPorts, 'egress' | 'clock'>,
  file: PublishedFile,
  { source, known, directory, signal, onProgress }: Download,
): Promise<DownloadResult | null> {
  const mark = known[file.name]
  let failure: Refusal | null = null
  for (const address of file.addresses(new Date(clock.now()).toISOString().slice(0, 10))) {
    try {
      return await egress.download(address, `${directory}/${file.name}`, {
        maxBytes,
        timeoutMs: fetchTimeoutMs,
        signal,
        onProgress: (bytes, totalBytes) => onProgress({ stage: 'download', bytes, totalBytes, records: 0 }),
        ...(mark === undefined ? {} : { known: mark }),
      })
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      failure = cause
    }
  }
  if (!file.required) return null
  throw new Refusal('ERROR_OPERATION_FAILED', {
    message:
      `The register ${source} could not be fetched from its publisher; the one loaded before stays in use. ` +
      `Without a connection, load a downloaded copy: \`symbolon registers refresh --source ${source} --from FOLDER\`.`,
    cause: failure,
  })
}
