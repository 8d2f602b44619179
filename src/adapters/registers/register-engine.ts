import type { CompanyValues } from '../../vocabulary/companies/company.ts'
import type { OwnershipEdge, RegisterRecord } from '../../vocabulary/companies/register.ts'

/** A company as it is stored. */
export type StoredCompany = Omit<RegisterRecord, 'register' | 'companiesAtAddress'>

export interface StoredEdge extends Pick<OwnershipEdge, 'kind' | 'share'> {
  readonly owner: Omit<OwnershipEdge['owner'], 'node'> & { readonly node?: string }
  readonly isUltimate?: boolean
}

/** What a register says in one place; as JSON on disk. */
export type RegisterEntry =
  | { readonly kind: 'company'; readonly company: StoredCompany }
  | { readonly kind: 'edge'; readonly owned: string; readonly edge: StoredEdge }
  | { readonly kind: 'note'; readonly owned: string; readonly sentence: string }

/** What a source of companies tells about itself, and how its files are read. */
export interface EngineRegisterSource {
  readonly id: string
  readonly title: string
  readonly licence: { readonly name: string; readonly commercialUse: 'free' | 'needs a licence' }
  readonly cadenceDays: number
  readonly staleAfterDays: number
  readonly bounds: { readonly min: number; readonly max: number; readonly minShareOfPrevious: number }
  readonly countries: readonly string[] | null
  readonly holds: 'companies' | 'owners'
  readonly whole: boolean
  readonly about: string
  readonly files: readonly { addresses(today: string): readonly string[] }[]
  /** What a register of an operator's own was made from, as plain data; absent in published ones. */
  readonly definition?: unknown
  recognise(paths: readonly string[]): {
    readonly parts: Readonly<Record<string, readonly string[]>>
    readonly date: string | null
    readonly warnings: readonly string[]
  } | null
  entries(
    parts: Readonly<Record<string, readonly AsyncIterable<string>[]>>,
    today: string,
  ): AsyncIterable<readonly RegisterEntry[]>
}

/** The pure engine as this adapter needs it; passed in by the composition. */
export interface RegisterEngine {
  /** Version of the rules by which keys are made; an index by others finds nothing. */
  readonly rules: string
  readonly sources: readonly EngineRegisterSource[]
  /** A register of an operator's own. Throws Refusal ERROR_INVALID_VALUE when what is stated makes none. */
  ownSource(definition: unknown): EngineRegisterSource
  /** Keys by which an entry is found, each once: 32 bits without sign. */
  keysOf(entry: RegisterEntry): readonly number[]
  readonly keys: {
    readonly id: (id: string) => number
    readonly lei: (lei: string) => number
    readonly registration: (number: string) => number
    readonly tax: (number: string) => number
    readonly owned: (id: string) => number
    readonly address: (address: string) => readonly [number, number] | null
  }
  /** Letters and digits alone, capitals. */
  readonly plainIdentifier: (value: string) => string
  /** The same without zeros in front. */
  readonly comparableNumber: (value: string) => string
  /** Entries whose names share most with a name, the best first. */
  findCandidates(
    postings: {
      readonly size: number
      count(key: number): number
      list(key: number, most: number): Uint32Array
    },
    name: string,
    most: number,
  ): readonly number[]
  /** The same companies with how well one of their names agrees, 0..1, the best first. */
  scoreByName<Company extends { readonly values: CompanyValues; readonly otherNames: readonly string[] }>(
    query: { readonly name: string; readonly country: string | undefined },
    companies: readonly Company[],
  ): readonly { readonly company: Company; readonly score: number }[]
}
