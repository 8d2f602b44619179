import { compareCompany } from '../../../src/engine/companies/compare/compare-company.ts'
import { columnsOf } from '../../../src/engine/companies/compare/column-values.ts'
import type { CompanyFacts, NumberFacts } from '../../../src/vocabulary/companies/company-facts.ts'
import type { CompanyValues } from '../../../src/vocabulary/companies/company.ts'
import type { OwnershipFacts } from '../../../src/vocabulary/companies/ownership.ts'
import type {
  RegisterRecord,
  RegisterVersion,
  RegistryFacts,
} from '../../../src/vocabulary/companies/register.ts'
import type {
  ReadValue,
  RegistrationReading,
} from '../../../src/vocabulary/companies/registration-reading.ts'
import type { Facts } from '../../../src/vocabulary/decision/facts.ts'
import { someFacts } from './facts.ts'

/** An invented company, in good order on the day of `someFacts`. */
export const aCompanysValues: CompanyValues = {
  legalName: 'Seebrise Handel GmbH',
  registrationNumber: 'HRB 104711',
  entityType: 'GMBH',
  countryIso2: 'DE',
  status: 'active',
  incorporationDate: '2009-03-14',
  address: 'Am Deich 7, 20459 Hamburg',
}

export function aRegistrationReading(
  values: CompanyValues = aCompanysValues,
  differing: Partial<RegistrationReading> = {},
): RegistrationReading {
  const read = Object.entries(values).map(([key, value]): [string, ReadValue] => [
    key,
    { value, confidence: 0.97, page: 0 },
  ])
  return {
    pages: { read: 1, total: 1 },
    textLayer: { state: 'none' },
    language: 'de',
    values: Object.fromEntries(read),
    officers: [],
    owners: [],
    unread: [],
    ...differing,
  }
}

export const aRegisterVersion: RegisterVersion = {
  register: 'own_de',
  title: 'Invented register',
  date: '2026-11-01',
  records: 40,
  state: 'current',
  countries: ['DE'],
}

export const registers = {
  notLoaded: { state: 'not_checked', reason: 'No register of companies is loaded.', versions: [] },
  stale: {
    state: 'not_checked',
    reason: 'The register of DE is older than its bound of 40 days.',
    versions: [{ ...aRegisterVersion, state: 'stale' }],
  },
  notCovering: {
    state: 'not_checked',
    reason: 'No register that is loaded covers DE.',
    versions: [{ ...aRegisterVersion, countries: ['GB'] }],
  },
  notFound: { state: 'not_found', versions: [aRegisterVersion] },
} as const satisfies Readonly<Record<string, RegistryFacts>>

/** A register that holds the company. */
export function foundInRegister(
  values: CompanyValues = aCompanysValues,
  record: Partial<RegisterRecord> = {},
): RegistryFacts {
  const found: RegisterRecord = {
    ...{ register: 'own_de', id: '104711', values, otherNames: [], officers: [], companiesAtAddress: 1 },
    ...record,
  }
  return {
    state: 'found',
    hits: [{ record: found, score: 1, by: 'registration_number' }],
    versions: [aRegisterVersion],
  }
}

export const noOwnership: OwnershipFacts = {
  ...{ company: 'company', nodes: [], edges: [], owners: [], known: 0, incomplete: [] },
}

/** One natural person who holds all of it. */
export const wholeOwnership: OwnershipFacts = {
  company: 'own_de:104711',
  nodes: [
    { node: 'own_de:104711', kind: 'company', name: 'Seebrise Handel GmbH', countries: ['DE'] },
    { node: 'person:ilse', kind: 'person', name: 'Ilse Brandt', birthDate: '1970-02', countries: ['DE'] },
  ],
  edges: [
    {
      owner: {
        node: 'person:ilse',
        kind: 'person',
        name: 'Ilse Brandt',
        birthDate: '1970-02',
        countries: ['DE'],
      },
      owned: 'own_de:104711',
      kind: 'shares',
      share: { min: 100, max: 100 },
      source: 'own_de',
    },
  ],
  owners: [
    {
      node: 'person:ilse',
      share: { min: 100, max: 100 },
      paths: [
        {
          nodes: ['person:ilse', 'own_de:104711'],
          shares: [{ min: 100, max: 100 }],
          share: { min: 100, max: 100 },
        },
      ],
      sentence: 'Ilse Brandt holds 100% of the company.',
    },
  ],
  known: 100,
  incomplete: [],
}

export const aValidNumber: NumberFacts = {
  ...{ key: 'registrationNumber', from: 'given', value: 'HRB 104711', scheme: 'DE HRB', isValid: true },
  reason: '',
}

type Sources = Partial<Omit<CompanyFacts, 'compared'>>

/** A company that was given by name and number, unless told; the three columns are compared as a request's are. */
export function companyFacts(differing: Sources = {}): CompanyFacts {
  const { legalName = '', registrationNumber = '', countryIso2 = '' } = aCompanysValues
  const company = {
    given: { legalName, registrationNumber, countryIso2 },
    document: null,
    registry: registers.notLoaded,
    numbers: [aValidNumber],
    ownership: noOwnership,
    subjects: [{ role: 'company', kind: 'company', name: legalName }] as const,
    ...differing,
  }
  return { ...company, compared: compareCompany(columnsOf(company)) }
}

/** Facts of a check of a company, screened without a hit, unless told. */
export function someCompanyFacts(company: CompanyFacts, differing: Partial<Facts> = {}): Facts {
  return someFacts({
    ...{ front: null, back: null, company },
    screening: { done: true, matcher: 'test', band: 0.8, questions: [], hits: [], missing: [] },
    lists: [
      {
        ...{ database: 'us_ofac', version: 'a', date: null, records: 1, state: 'loaded' as const },
        topics: ['sanction', 'crime', 'pep'],
      },
    ],
    ...differing,
  })
}
