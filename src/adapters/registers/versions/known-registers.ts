import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RegisterProgress, RegisterStatus } from '../../../flows/ports/companies/registers.ts'
import type { Mode } from '../../../vocabulary/account/principal.ts'
import type { EngineRegisterSource, RegisterEngine } from '../register-engine.ts'
import { nothingLoaded, type RegisterState, RegisterStore } from './register-store.ts'

/** A register with what is served of it. */
export interface KnownRegister {
  readonly source: EngineRegisterSource
  readonly store: RegisterStore
  readonly state: RegisterState
  /** What is wrong with what lies on the disk. */
  readonly defect: string | null
}

const dayMs = 86_400_000

/** The register that is built in, and alone is seen by test keys. */
export const demoRegisterId = 'demo'

/**
 * Every register, those of an operator's own among them, as its files on disk say now: whichever process of those that share
 * the folder refreshed it.
 */
export function knownRegisters(engine: RegisterEngine, directory: string): readonly KnownRegister[] {
  const known = engine.sources.map((source) => knownRegister(engine, directory, source))
  const names = new Set(engine.sources.map(({ id }) => id))
  const own = foldersOf(directory).flatMap((name) => {
    const store = new RegisterStore(join(directory, name))
    const state = names.has(name) ? nothingLoaded : readableState(store).state
    return state.definition === undefined
      ? []
      : [knownRegister(engine, directory, engine.ownSource(state.definition))]
  })
  return [...known, ...own]
}

export function knownRegister(
  engine: RegisterEngine,
  directory: string,
  source: EngineRegisterSource,
): KnownRegister {
  const store = new RegisterStore(join(directory, source.id))
  const { state, defect } = readableState(store)
  const isOld = state.meta !== null && state.meta.rules !== engine.rules
  return {
    source,
    store,
    state,
    defect: isOld ? 'It was indexed by another version of this service; refresh it.' : defect,
  }
}

function readableState(store: RegisterStore): {
  readonly state: RegisterState
  readonly defect: string | null
} {
  try {
    return { state: store.readState(), defect: null }
  } catch {
    return { state: nothingLoaded, defect: 'What is known of it on disk cannot be read; refresh it.' }
  }
}

function foldersOf(directory: string): string[] {
  try {
    return readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
  } catch {
    // Nothing was ever loaded.
    return []
  }
}

/** Whether there is something to search. */
export function isServed({ source, state, defect }: KnownRegister): boolean {
  return source.id === demoRegisterId || (state.meta !== null && defect === null)
}

export function isOfMode({ source }: KnownRegister, mode: Mode): boolean {
  return (source.id === demoRegisterId) === (mode === 'test')
}

/** @param staleDays instead of each source's own bound */
export function statusOf(
  register: KnownRegister,
  given: {
    readonly now: number
    readonly progress: RegisterProgress | null
    readonly staleDays: number | null
  },
): RegisterStatus {
  const { source, state, defect } = register
  const staleAfterDays = given.staleDays ?? source.staleAfterDays
  return {
    register: source.id,
    title: source.title,
    ...loadedOf(register),
    state: loadStateOf(register, given.now, staleAfterDays * dayMs),
    countries: source.countries,
    holds: source.holds,
    whole: source.whole,
    licence: source.licence.name,
    commercialUse: source.licence.commercialUse,
    address: source.files[0]?.addresses(new Date(given.now).toISOString().slice(0, 10))[0] ?? null,
    cadenceDays: source.cadenceDays,
    staleAfterDays: Number.isFinite(staleAfterDays) ? staleAfterDays : 0,
    expected: { min: source.bounds.min, max: source.bounds.max },
    refreshedAt: state.refreshedAt,
    trouble: defect ?? state.trouble,
    progress: given.progress,
  }
}

function loadedOf(register: KnownRegister): Pick<RegisterStatus, 'date' | 'records' | 'version'> {
  const { source, state } = register
  if (source.id === demoRegisterId) return { date: null, records: source.bounds.min, version: null }
  if (state.meta === null || !isServed(register)) return { date: null, records: 0, version: null }
  const { date, records, version } = state.meta
  return { date, records, version }
}

/** A file of last year that was loaded today is of last year. */
function loadStateOf(register: KnownRegister, now: number, staleAfterMs: number): RegisterStatus['state'] {
  const { meta, refreshedAt } = register.state
  if (!isServed(register)) return 'not_loaded'
  const since = typeof meta?.date === 'string' ? Date.parse(meta.date) : refreshedAt
  return since !== null && now - since > staleAfterMs ? 'stale' : 'current'
}
