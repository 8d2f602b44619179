import type { Clock } from '../../flows/ports/clock.ts'
import type {
  RegisterProgress,
  RegisterRefreshOutcome,
  RegisterRefreshRequest,
  Registers,
  RegisterValidators,
} from '../../flows/ports/companies/registers.ts'
import type {
  OwnershipEdge,
  RegisterHit,
  RegisterRecord,
  RegisterVersion,
} from '../../vocabulary/companies/register.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { RegisterImporter } from './import/import-thread.ts'
import { registerEdition } from './import/register-edition.ts'
import type { RegisterEngine } from './register-engine.ts'
import type { AskedRegister, RegisterAsk } from './search/register-messages.ts'
import type { RegisterSearcher } from './search/search-thread.ts'
import { demoRegisterId, isServed, knownRegister, type KnownRegister } from './versions/known-registers.ts'
import { RegisterCatalogue } from './versions/register-catalogue.ts'
import type { RegisterState } from './versions/register-store.ts'

/** A week: as long is a publisher believed that its files are the ones we have. */
const maxValidatorAgeMs = 7 * 86_400_000

export interface RegistersOptions {
  /** Where the registers lie; made when the first one is kept. Several processes may share it. */
  readonly directory: string
  readonly engine: RegisterEngine
  /** Where imports run: `threadImporter(…)`. */
  readonly run: RegisterImporter
  /** Where registers are searched: `registerSearcher(…)`. Closed with the registers. */
  readonly searcher: RegisterSearcher
  readonly clock: Pick<Clock, 'now'>
  /** Days after which a register is stale; each source's own number when null. */
  readonly staleDays: number | null
}

/** The registers on disk. Nothing is read before the first question. */
export function openRegisters(options: RegistersOptions): Registers {
  const closing = new AbortController()
  const catalogue = new RegisterCatalogue(options)
  const { progress } = catalogue
  const ask = askingAnew(options.searcher, () => catalogue.forget(), closing.signal)
  const of = (register: string) => catalogue.asked(register === demoRegisterId ? 'test' : 'live')
  return {
    status: (mode = 'live') => Promise.resolve(catalogue.status(mode)),
    versions: (mode = 'live') => Promise.resolve(catalogue.status(mode).map(versionOf)),
    // What a thread answers is what it was asked for.
    search: async (query, signal) =>
      (await ask({ kind: 'search', query }, () => catalogue.asked(query.mode ?? 'live', query.registers), signal)) as RegisterHit[],
    record: async (register, id, signal) =>
      (await ask({ kind: 'record', register, id }, () => of(register), signal)) as RegisterRecord | null,
    ownersOf: async (register, id, signal) =>
      (await ask({ kind: 'owners', register, id }, () => of(register), signal)) as OwnershipEdge[],
    ownershipNotes: async (register, id, signal) =>
      (await ask({ kind: 'notes', register, id }, () => of(register), signal)) as string[],
    async refresh(request) {
      const register = registerOf(request, catalogue.known(), options)
      const { id } = register.source
      if (progress.has(id))
        throw new Refusal('ERROR_CONFLICT', { message: `The register ${id} is being refreshed already.` })
      progress.set(id, null)
      try {
        return await refresh(register, request, {
          ...options,
          signal: AbortSignal.any([request.signal, closing.signal]),
          onProgress: (step) => {
            progress.set(id, step)
            request.onProgress?.(step)
          },
        })
      } finally {
        progress.delete(id)
        catalogue.forget()
      }
    },
    async close() {
      closing.abort(new Error('the registers are closed'))
      await options.searcher.close()
    },
  }
} // prettier-ignore

/** Asks again once: a version that is gone was replaced by another process meanwhile. */
function askingAnew(searcher: RegisterSearcher, forget: () => void, closing: AbortSignal) {
  return async (
    ask: RegisterAsk,
    among: () => readonly AskedRegister[],
    signal?: AbortSignal,
  ): Promise<unknown> => {
    try {
      return await searcher.ask(ask, among(), signal)
    } catch (error) {
      if (signal?.aborted === true || closing.aborted) throw error
      forget()
      return searcher.ask(ask, among(), signal)
    }
  }
}

function versionOf(status: Awaited<ReturnType<Registers['status']>>[number]): RegisterVersion {
  const { register, title, date, records, state, countries, holds, whole } = status
  return {
    register,
    title,
    date,
    records,
    state,
    countries,
    ...(holds === undefined ? {} : { holds }),
    ...(whole === undefined ? {} : { whole }),
  }
}

function registerOf(
  { source: id, own }: RegisterRefreshRequest,
  known: readonly KnownRegister[],
  { engine, directory }: RegistersOptions,
): KnownRegister {
  if (own !== undefined) return knownRegister(engine, directory, engine.ownSource({ ...own, name: id }))
  const register = known.find(({ source }) => source.id === id)
  if (register !== undefined && id !== demoRegisterId) return register
  const ids = known.map(({ source }) => source.id).filter((one) => one !== demoRegisterId)
  throw invalidValue('source', `Known are: ${ids.join(', ')}.`)
}

interface RefreshContext extends RegistersOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: RegisterProgress) => void
}

async function refresh(
  register: KnownRegister,
  request: RegisterRefreshRequest,
  context: RefreshContext,
): Promise<RegisterRefreshOutcome> {
  const { store, state } = register
  try {
    return await importVersion(register, request, context)
  } catch (error) {
    if (error instanceof Refusal && !context.signal.aborted && error.code === 'ERROR_OPERATION_FAILED')
      await store.writeState({ ...state, trouble: error.message })
    throw error
  }
}

/** Imports, writes down what is served now, and only then lets searches see it. */
async function importVersion(
  register: KnownRegister,
  request: RegisterRefreshRequest,
  context: RefreshContext,
): Promise<RegisterRefreshOutcome> {
  const { source, store, state } = register
  const { clock, run, signal, onProgress } = context
  const importedAt = clock.now()
  const served = isServed(register) ? state.meta : null
  const files = await request.files(knownMarks(state, request, importedAt), store.downloads)
  if (files === null) {
    if (served === null) throw new Error(`nothing of ${source.id} is served that could be unchanged`)
    await store.writeState({ ...state, refreshedAt: importedAt, trouble: null })
    return { ...outcomeOf(served), previous: served.version, changed: false, resumedAt: 0, warnings: [], importedAt }
  }
  const edition = await registerEdition(source, files)
  const job = {
    source: source.id,
    ...(source.definition === undefined ? {} : { definition: source.definition }),
    directory: store.directory,
    parts: edition.parts,
    date: edition.date ?? request.dated ?? null,
    origin: request.origin,
    force: request.force ?? false,
    importedAt,
    previous: served,
  }
  const { meta, warnings, resumedAt } = await run(job, { onProgress, signal })
  const marks = Object.fromEntries(files.flatMap(({ path, validator }) => (validator === undefined ? [] : [[nameOf(path), validator]])))
  const newer: RegisterState = {
    meta,
    refreshedAt: importedAt,
    trouble: null,
    fetched: { at: importedAt, marks },
    ...(source.definition === undefined ? {} : { definition: source.definition }),
  }
  await store.writeState(newer)
  await store.keepOnly(meta)
  return {
    ...outcomeOf(meta),
    previous: served?.version ?? null,
    changed: meta.version !== served?.version,
    resumedAt,
    warnings: [...edition.warnings, ...warnings],
    importedAt,
  }
} // prettier-ignore

function outcomeOf({ source, version, date, records, files }: NonNullable<RegisterState['meta']>) {
  return { source, version, date, records, files }
}

/** None when they are old: a server may be wrong about its marks. */
function knownMarks(
  { meta, fetched }: RegisterState,
  { force }: RegisterRefreshRequest,
  now: number,
): RegisterValidators {
  if (meta === null || fetched === undefined || force === true) return {}
  return now - fetched.at < maxValidatorAgeMs ? fetched.marks : {}
}

function nameOf(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path
}
