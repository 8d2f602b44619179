import type { RegisterQuery } from '../../../flows/ports/companies/registers.ts'
import type { CompanyValues } from '../../../vocabulary/companies/company.ts'
import type { OwnershipEdge, RegisterHit, RegisterRecord } from '../../../vocabulary/companies/register.ts'
import type { RegisterReader } from '../files/register-files.ts'
import type { RegisterEngine, RegisterEntry, StoredCompany, StoredEdge } from '../register-engine.ts'

/** A register that is served, with what is asked of it. */
export interface ServedRegister {
  readonly id: string
  readonly about: string
  readonly countries: readonly string[] | null
  readonly reader: RegisterReader
}

/** Records with one number that are looked at; an identifier that more have is none. */
const maxSameNumber = 50

/** Candidates by name whose records are read. */
const maxCandidates = 48

/** Hits that agree less are none. */
const minNameScore = 0.35

/** What is said of one company's owners. */
const maxOwnerEntries = 500

/** Answers what is asked of registers on disk. Blocking, by some milliseconds. */
export class RegisterAnswers {
  readonly #engine: RegisterEngine
  readonly #registers: readonly ServedRegister[]

  constructor(engine: RegisterEngine, registers: readonly ServedRegister[]) {
    this.#engine = engine
    this.#registers = registers
  }

  search(query: RegisterQuery): RegisterHit[] {
    const hits = this.#registers.flatMap((register) => this.#searchOne(register, query))
    return hits
      .toSorted((a, b) => b.score - a.score || Number(a.by === 'name') - Number(b.by === 'name'))
      .slice(0, query.limit)
  }

  record(register: string, id: string): RegisterRecord | null {
    const served = this.#registers.find((one) => one.id === register)
    const company = served === undefined ? null : this.#company(served, id)
    return served === undefined || company === null ? null : this.#recordOf(served, company)
  }

  /** Of a group's tops only where no direct parent is stated. */
  ownersOf(register: string, id: string): OwnershipEdge[] {
    const owned = `${register}:${id}`
    const found = this.#saidOf(register, id).flatMap(({ served, entry }) =>
      entry.kind === 'edge' ? [{ served, edge: entry.edge }] : [],
    )
    return found
      .filter(
        ({ served, edge }) =>
          edge.isUltimate !== true ||
          !found.some((other) => other.served === served && other.edge.isUltimate !== true),
      )
      .map(({ served, edge: { owner, kind, share } }) => ({
        owner: this.#ownerOf(served, owner),
        owned,
        kind,
        share,
        source: served.id,
      }))
  }

  notesOf(register: string, id: string): string[] {
    const notes = this.#saidOf(register, id).flatMap(({ entry }) =>
      entry.kind === 'note' ? [entry.sentence] : [],
    )
    return [...new Set(notes)]
  }

  #searchOne(register: ServedRegister, query: RegisterQuery): RegisterHit[] {
    const byNumber = this.#byNumber(register, query)
    if (byNumber.length > 0 || query.name === undefined) return byNumber
    const { name, country } = query
    const companies = this.#engine
      .findCandidates(register.reader, name, maxCandidates)
      .flatMap((number) => companyOf(register.reader.entry(number)))
      .filter(
        ({ values }) =>
          country === undefined || values.countryIso2 === undefined || values.countryIso2 === country,
      )
    return this.#engine
      .scoreByName({ name, country }, companies)
      .filter(({ score }) => score >= minNameScore)
      .slice(0, query.limit)
      .map(({ company, score }) => ({
        record: this.#recordOf(register, company),
        score,
        by: 'name' as const,
      }))
  }

  #byNumber(
    register: ServedRegister,
    { lei, registrationNumber, taxNumber, country }: RegisterQuery,
  ): RegisterHit[] {
    const { keys, plainIdentifier, comparableNumber } = this.#engine
    const tries = [
      { by: 'lei', number: lei, key: keys.lei, same: plainIdentifier, of: (values: CompanyValues) => values.lei },
      { by: 'registration_number', number: registrationNumber, key: keys.registration, same: comparableNumber, of: (values: CompanyValues) => values.registrationNumber },
      { by: 'tax_number', number: taxNumber, key: keys.tax, same: comparableNumber, of: (values: CompanyValues) => values.taxNumber },
    ] as const // prettier-ignore
    const hits = tries.flatMap(({ by, number, key, same, of }) => {
      if (number === undefined || plainIdentifier(number) === '') return []
      return this.#companiesWith(register, key(number))
        .filter(({ values }) => same(of(values) ?? '') === same(number))
        .filter(({ values }) => by === 'lei' || country === undefined || values.countryIso2 === country)
        .map((company) => ({ company, by }))
    })
    const unique = hits.filter(
      ({ company }, at) => hits.findIndex((other) => other.company.id === company.id) === at,
    )
    return unique.map(({ company, by }) => ({ record: this.#recordOf(register, company), score: 1, by }))
  }

  #companiesWith({ reader }: ServedRegister, key: number): StoredCompany[] {
    return [...reader.list(key, maxSameNumber)].flatMap((number) => companyOf(reader.entry(number)))
  }

  #company(register: ServedRegister, id: string): StoredCompany | null {
    return (
      this.#companiesWith(register, this.#engine.keys.id(id)).find((company) => company.id === id) ?? null
    )
  }

  #recordOf({ id, reader }: ServedRegister, company: StoredCompany): RegisterRecord {
    const keys =
      company.values.address === undefined ? null : this.#engine.keys.address(company.values.address)
    return {
      register: id,
      ...company,
      ...(keys === null ? {} : { companiesAtAddress: Math.min(...keys.map((key) => reader.count(key))) }),
    }
  }

  /** Everything that registers say of a company's owners, by each of the keys that it has in them. */
  #saidOf(
    register: string,
    id: string,
  ): { readonly served: ServedRegister; readonly entry: RegisterEntry }[] {
    const known = this.#identitiesOf(register, id)
    return this.#registers.flatMap((served) =>
      known
        .filter(({ about }) => about === served.about)
        .flatMap(({ id: owned }) =>
          [...served.reader.list(this.#engine.keys.owned(owned), maxOwnerEntries)].flatMap((number) => {
            const entry = entryOf(served.reader.entry(number))
            return entry.kind !== 'company' && entry.owned === owned ? [{ served, entry }] : []
          }),
        ),
    )
  }

  /** The same company in other registers: one of its country by its number, others by its LEI. */
  #identitiesOf(register: string, id: string): { readonly about: string; readonly id: string }[] {
    const own = { about: register, id }
    const served = this.#registers.find((one) => one.id === register)
    const values = (served === undefined ? null : this.#company(served, id))?.values
    if (values === undefined) return [own]
    const others = this.#registers
      .filter(({ about }) => about !== register)
      .flatMap((other) => this.#sameIn(other, values).map((same) => ({ about: other.about, id: same })))
    return [own, ...others].filter(
      (one, at, all) => all.findIndex((other) => other.about === one.about && other.id === one.id) === at,
    )
  }

  #sameIn(other: ServedRegister, { lei, registrationNumber, countryIso2 }: CompanyValues): string[] {
    const { keys, plainIdentifier } = this.#engine
    const number = registrationNumber === undefined ? '' : plainIdentifier(registrationNumber)
    const byLei = lei === undefined ? [] : this.#companiesWith(other, keys.lei(lei)).filter(({ values }) => values.lei === lei)
    const byNumber = number === '' ? [] : this.#companiesWith(other, keys.registration(number)).filter(
      ({ values }) => values.countryIso2 === countryIso2 && plainIdentifier(values.registrationNumber ?? '') === number,
    )
    const ids = [...byLei, ...byNumber].map((company) => company.id)
    // A register of owners has no record of the company itself.
    const isOfCountry = other.countries?.length === 1 && other.countries[0] === countryIso2
    return isOfCountry && number !== '' ? [...ids, number] : ids
  } // prettier-ignore

  /** An owner that is stored as a key alone has its name in its own record. */
  #ownerOf(served: ServedRegister, { node, ...owner }: StoredEdge['owner']): OwnershipEdge['owner'] {
    if (node === undefined) return { ...owner, node: nodeOf(served.id, owner) }
    if (owner.name !== '') return { ...owner, node }
    const [register, id] = split(node)
    const { legalName = id, countryIso2, registrationNumber } = this.record(register, id)?.values ?? {}
    return {
      ...owner,
      name: legalName,
      countries: countryIso2 === undefined ? [] : [countryIso2],
      ...(registrationNumber === undefined ? {} : { registrationNumber }),
      node,
    }
  }
}

/** Made from the name of an owner without a number, so that a person who owns twice is one. */
function nodeOf(register: string, { kind, name, birthDate = '' }: Omit<StoredEdge['owner'], 'node'>): string {
  return [register, kind, name.toLowerCase(), birthDate].filter((part) => part !== '').join(':')
}

/** `gleif:LEI` as register and key. */
function split(node: string): readonly [string, string] {
  const colon = node.indexOf(':')
  return [node.slice(0, colon), node.slice(colon + 1)]
}

/** Written by an import alone, whose checksum was compared. */
function entryOf(stored: unknown): RegisterEntry {
  return stored as RegisterEntry
}

function companyOf(stored: unknown): StoredCompany[] {
  const entry = entryOf(stored)
  return entry.kind === 'company' ? [entry.company] : []
}
