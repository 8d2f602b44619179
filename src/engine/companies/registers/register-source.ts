import type { OwnershipEdge, RegisterRecord } from '../../../vocabulary/companies/register.ts'

/** A company as it is stored: what is counted over the whole register is added when it is read. */
export type StoredCompany = Omit<RegisterRecord, 'register' | 'companiesAtAddress'>

/** An edge as it is stored. The owned company and the source are known from where it lies. */
export interface StoredEdge extends Pick<OwnershipEdge, 'kind' | 'share'> {
  /** Without a node where the owner is known by name alone. */
  readonly owner: Omit<OwnershipEdge['owner'], 'node'> & { readonly node?: string }
  /** The top of a group, which is not always one step up. */
  readonly isUltimate?: boolean
}

/** What a register says in one place. `owned` is the key of a company in the register that the source is about. */
export type RegisterEntry =
  | { readonly kind: 'company'; readonly company: StoredCompany }
  | { readonly kind: 'edge'; readonly owned: string; readonly edge: StoredEdge }
  | { readonly kind: 'note'; readonly owned: string; readonly sentence: string }

/** Files that belong together, by part; several files of a part are read one after the other. */
export interface RecognisedRegisterFiles {
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** Publication date `YYYY-MM-DD` as the file names tell it. */
  readonly date: string | null
  readonly warnings: readonly string[]
}

export interface PublishedFile {
  readonly part: string
  readonly required: boolean
  /** What it is called on this machine once it was fetched. */
  readonly name: string
  /** Where it may lie on a day `YYYY-MM-DD`, the newest first: some publishers put the day into the address. */
  addresses(today: string): readonly string[]
}

/** A publisher's register: where it comes from, on what terms, and how it is read. Sources are rows of `all.ts`. */
export interface RegisterSource {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly licence: {
    readonly name: string
    readonly url: string
    readonly commercialUse: 'free' | 'needs a licence'
  }
  readonly cadenceDays: number
  readonly staleAfterDays: number
  /** Companies, edges and notes expected, and the smallest share of the former version that a new one may have. */
  readonly bounds: { readonly min: number; readonly max: number; readonly minShareOfPrevious: number }
  /** ISO 3166 alpha-2; null = companies of every country, though not all of them. */
  readonly countries: readonly string[] | null
  readonly holds: 'companies' | 'owners'
  /** Whether every living company of its countries stands in it. */
  readonly whole: boolean
  /** Id of the register whose companies its edges are about; its own mostly. */
  readonly about: string
  readonly formatDescription: string
  /** Empty when it is built in or has no publisher to be fetched from. */
  readonly files: readonly PublishedFile[]
  /** What a register of an operator's own was made from; absent in published ones. */
  readonly definition?: unknown
  /** Which of these files, paths or bare names, make up the register; null when none does. */
  recognise(paths: readonly string[]): RecognisedRegisterFiles | null
  /**
   * What the register says, in the order of its files, in batches; the same files give the same entries in the same order.
   * Throws Refusal ERROR_OPERATION_FAILED with a sentence when a file is not what it should be or is cut off.
   *
   * @param parts files by part, each as text in chunks; one that is built in takes none
   * @param today `YYYY-MM-DD`, for what is built in
   */
  entries(
    parts: Readonly<Record<string, readonly AsyncIterable<string>[]>>,
    today: string,
  ): AsyncIterable<readonly RegisterEntry[]>
}
