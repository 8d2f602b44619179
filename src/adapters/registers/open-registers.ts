import type { Clock } from '../../flows/ports/clock.ts'
import type {
  RegisterProgress,
  RegisterRefreshOutcome,
  RegisterRefreshRequest,
  Registers,
  RegisterValidators,
} from '../../flows/ports/companies/registers.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
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
import {
  demoRegisterId,
  isOfMode,
  isServed,
  knownRegister,
  type KnownRegister,
  knownRegisters,
  statusOf,
} from './versions/known-registers.ts'
import type { RegisterState } from './versions/register-store.ts'

/** A week: as long is a publisher believed that its files are the ones we have. */
const maxValidatorAgeMs = 7 * 86_400_000

/** How long what lies on disk is taken for what lay there: another process may refresh a register. */
const rereadMs = 2000

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
  const { directory, engine, searcher, clock, staleDays } = options
  const closing = new AbortController()
  const progress = new Map<string, RegisterProgress | null>()
  let read: { readonly at: number; readonly known: readonly KnownRegister[] } | null = null
  const known = (): readonly KnownRegister[] => {
    if (read === null || clock.now() - read.at > rereadMs || clock.now() < read.at)
      read = { at: clock.now(), known: knownRegisters(engine, directory) }
    return read.known
  }
  const status: Registers['status'] = (mode = 'live') =>
    Promise.resolve(
      known()
        .filter((register) => isOfMode(register, mode))
        .map((register) =>
          statusOf(register, {
            now: clock.now(),
            staleDays,
            progress: progress.get(register.source.id) ?? null,
          }),
        ),
    )
  const asked = (mode: Mode, ids?: readonly string[]): readonly AskedRegister[] =>
    known()
      .filter((register) => isOfMode(register, mode) && isServed(register))
      .filter(({ source }) => ids === undefined || ids.includes(source.id))
      .map(({ source, store, state }) => ({
        id: source.id,
        about: source.about,
        countries: source.countries,
        folder: state.meta === null ? null : store.versionFolder(state.meta),
      }))
  const modeOf = (register: string): Mode => (register === demoRegisterId ? 'test' : 'live')
  // What a thread answers is what it was asked for. A version that is gone was replaced by another process meanwhile.
  const ask = async <Answer>(question: RegisterAsk, among: () => readonly AskedRegister[], signal?: AbortSignal) => {
    try {
      return (await searcher.ask(question, among(), signal)) as Answer
    } catch (error) {
      if (signal?.aborted === true || closing.signal.aborted) throw error
      read = null
      return (await searcher.ask(question, among(), signal)) as Answer
    }
  }
  return {
    status,
    versions: async (mode) => (await status(mode)).map(versionOf),
    search: (query, signal) =>
      ask<RegisterHit[]>({ kind: 'search', query }, () => asked(query.mode ?? 'live', query.registers), signal),
    record: (register, id, signal) =>
      ask<RegisterRecord | null>({ kind: 'record', register, id }, () => asked(modeOf(register), [register]), signal),
    ownersOf: (register, id, signal) =>
      ask<OwnershipEdge[]>({ kind: 'owners', register, id }, () => asked(modeOf(register)), signal),
    ownershipNotes: (register, id, signal) =>
      ask<string[]>({ kind: 'notes', register, id }, () => asked(modeOf(register)), signal),
    async refresh(request) {
      const register = registerOf(request, known(), options)
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
        read = null
      }
    },
    async close() {
      closing.abort(new Error('the registers are closed'))
      await searcher.close()
    },
  }
} // prettier-ignore

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
