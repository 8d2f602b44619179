import type { CompanyParty, CompanyValues } from '../../vocabulary/companies/company.ts'
import type { RegisterHit, RegisterRecord } from '../../vocabulary/companies/register.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
import type { RegisterQuery, Registers } from '../ports/companies/registers.ts'

/** Where a register has a company. */
export type RecordKey = Pick<RegisterRecord, 'register' | 'id'>

/** A LEI leads to a number, and a number to a LEI: further than that there is nothing to learn. */
const maxRounds = 2

export const nodeOf = ({ register, id }: RecordKey): string => `${register}:${id}`

/** The register and key in a node such as `gb_companies_house:01234567`; null where its register is not known. */
export function keyOfNode(node: string, registers: ReadonlySet<string>): RecordKey | null {
  const at = node.indexOf(':')
  const register = node.slice(0, Math.max(0, at))
  return registers.has(register) ? { register, id: node.slice(at + 1) } : null
}

/**
 * Every record of a company that is known by its numbers: those of other registers are found by LEI, and by the number in
 * the register of its country. Names are not enough.
 */
export async function recordsByNumber(
  registers: Pick<Registers, 'search'>,
  party: Pick<CompanyParty, 'lei' | 'registrationNumber' | 'countries'>,
  { mode, signal }: { readonly mode: Mode; readonly signal: AbortSignal },
): Promise<readonly RegisterRecord[]> {
  const found = new Map<string, RegisterRecord>()
  const asked = new Set<string>()
  let parties = [party]
  for (let round = 0; round < maxRounds; round++) {
    const queries = parties.flatMap(numberQueries).filter((query) => !asked.has(JSON.stringify(query)))
    for (const query of queries) asked.add(JSON.stringify(query))
    const answers = await Promise.all(
      queries.map((query) => registers.search({ ...query, limit: 10, mode }, signal)),
    )
    const records = answers
      .flat()
      .filter(isByNumber)
      .map(({ record }) => record)
    for (const record of records) found.set(nodeOf(record), record)
    parties = records.map(({ values }) => numbersIn(values))
  }
  return [...found.values()]
}

const isByNumber = ({ by }: RegisterHit): boolean => by === 'lei' || by === 'registration_number'

function numberQueries({
  lei = '',
  registrationNumber = '',
  countries: [country, ...others],
}: Pick<CompanyParty, 'lei' | 'registrationNumber' | 'countries'>): readonly Omit<RegisterQuery, 'limit'>[] {
  return [
    ...(lei === '' ? [] : [{ lei }]),
    // A number without its country may be of another company in each.
    ...(registrationNumber === '' || country === undefined || others.length > 0
      ? []
      : [{ registrationNumber, country }]),
  ]
}

/** What names a company in other registers. */
export function numbersIn({
  lei = '',
  registrationNumber = '',
  countryIso2 = '',
}: CompanyValues): Pick<CompanyParty, 'lei' | 'registrationNumber' | 'countries'> {
  return {
    countries: countryIso2 === '' ? [] : [countryIso2],
    ...(registrationNumber === '' ? {} : { registrationNumber }),
    ...(lei === '' ? {} : { lei }),
  }
}
