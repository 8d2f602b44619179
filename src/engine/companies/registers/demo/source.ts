import { shareOf } from '../own/read-own-row.ts'
import { withoutEmpty } from '../without-empty.ts'
import type { RegisterEntry, RegisterSource, StoredEdge } from '../register-source.ts'
import { demoCompanies, type DemoCompany } from './companies.table.ts'

const dayMs = 86_400_000

/** Of the young company. */
const youngDays = 20

/** Invented companies for trying things out: the only register that a test key sees. */
export const demoRegister: RegisterSource = {
  id: 'demo',
  title: 'Invented companies for demonstration',
  publisher: 'Symbolon',
  licence: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0', commercialUse: 'free' },
  cadenceDays: 0,
  staleAfterDays: Infinity,
  bounds: { min: demoCompanies.length, max: demoCompanies.length, minShareOfPrevious: 0 },
  countries: [...new Set(demoCompanies.map(({ country }) => country))].toSorted(),
  holds: 'companies',
  whole: true,
  about: 'demo',
  formatDescription: 'built in',
  files: [],
  recognise: () => null,
  async *entries(_, today) {
    yield await Promise.resolve(demoCompanies.flatMap((company) => entriesOf(company, today)))
  },
}

function entriesOf(company: DemoCompany, today: string): RegisterEntry[] {
  const {
    since = '2011-03-14',
    status = 'active',
    form,
    country,
    address = '',
    lei = '',
    local = '',
    tax = '',
  } = company
  const id = idOf(company.number)
  const young = new Date(Date.parse(`${today}T00:00:00Z`) - youngDays * dayMs).toISOString().slice(0, 10)
  const values = withoutEmpty({
    legalName: company.name,
    legalNameLocal: local,
    registrationNumber: company.registered,
    taxNumber: tax,
    lei,
    entityType: form,
    countryIso2: country,
    status,
    incorporationDate: since === 'young' ? young : since,
    address,
  })
  const officers = (company.officers ?? []).map(([role, name]) => ({
    kind: 'person' as const,
    name,
    role,
    countries: [],
  }))
  const edges = (company.owners ?? []).map((owner): RegisterEntry => ({
    kind: 'edge',
    owned: id,
    edge: { owner: ownerOf(owner), kind: 'shares', share: shareOf(owner.share) },
  }))
  return [{ kind: 'company', company: { id, values, otherNames: company.former ?? [], officers } }, ...edges]
}

function ownerOf(owner: NonNullable<DemoCompany['owners']>[number]): StoredEdge['owner'] {
  if ('person' in owner)
    return { kind: 'person', name: owner.person, birthDate: owner.born, countries: [owner.country] }
  const company = demoCompanies.find(({ number }) => number === owner.company)
  return {
    kind: 'company',
    name: company?.name ?? '',
    countries: company === undefined ? [] : [company.country],
    node: `demo:${idOf(owner.company)}`,
  }
}

function idOf(number: number): string {
  return `DEMO-${String(number).padStart(3, '0')}`
}
