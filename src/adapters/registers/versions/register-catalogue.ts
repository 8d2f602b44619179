import type { Clock } from '../../../flows/ports/clock.ts'
import type { RegisterProgress, RegisterStatus } from '../../../flows/ports/companies/registers.ts'
import type { Mode } from '../../../vocabulary/account/principal.ts'
import type { RegisterEngine } from '../register-engine.ts'
import type { AskedRegister } from '../search/register-messages.ts'
import { isOfMode, isServed, type KnownRegister, knownRegisters, statusOf } from './known-registers.ts'

/** How long what lies on disk is taken for what lay there: another process may refresh a register. */
const rereadMs = 2000

export interface CatalogueOptions {
  readonly directory: string
  readonly engine: RegisterEngine
  readonly clock: Pick<Clock, 'now'>
  readonly staleDays: number | null
}

/** What registers there are, as their folder says. */
export class RegisterCatalogue {
  /** Of refreshes in this process; null before their first step. */
  readonly progress = new Map<string, RegisterProgress | null>()
  readonly #options: CatalogueOptions
  #read: { readonly at: number; readonly known: readonly KnownRegister[] } | null = null

  constructor(options: CatalogueOptions) {
    this.#options = options
  }

  known(): readonly KnownRegister[] {
    const { engine, directory, clock } = this.#options
    const now = clock.now()
    const age = this.#read === null ? Infinity : now - this.#read.at
    if (this.#read === null || age > rereadMs || age < 0)
      this.#read = { at: now, known: knownRegisters(engine, directory) }
    return this.#read.known
  }

  /** Reads the folder anew at the next question. */
  forget(): void {
    this.#read = null
  }

  status(mode: Mode): readonly RegisterStatus[] {
    const { clock, staleDays } = this.#options
    return this.known()
      .filter((register) => isOfMode(register, mode))
      .map((register) =>
        statusOf(register, {
          now: clock.now(),
          staleDays,
          progress: this.progress.get(register.source.id) ?? null,
        }),
      )
  }

  /** Those that are served, where their versions lie. */
  asked(mode: Mode, ids?: readonly string[]): readonly AskedRegister[] {
    return this.known()
      .filter((register) => isOfMode(register, mode) && isServed(register))
      .filter(({ source }) => ids === undefined || ids.includes(source.id))
      .map(({ source, store, state }) => ({
        id: source.id,
        about: source.about,
        countries: source.countries,
        folder: state.meta === null ? null : store.versionFolder(state.meta),
      }))
  }
}
