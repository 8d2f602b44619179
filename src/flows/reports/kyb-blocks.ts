import { agreementOf } from '../../engine/companies/compare/known-values.ts'
import type { CompanyFacts, ComparedValue, NumberFacts } from '../../vocabulary/companies/company-facts.ts'
import type { CompanyKey } from '../../vocabulary/companies/company.ts'
import type { RegistryFacts } from '../../vocabulary/companies/register.ts'
import type { RegistrationReading } from '../../vocabulary/companies/registration-reading.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import { companyAnswer } from '../kyb/company-answer.ts'
import type { DocumentBlock } from '../ports/typesetting/typesetting.ts'
import { heading, paragraph, table } from './audit-report-blocks.ts'
import { isWithheld, kybOwnershipBlocks, withheldText } from './kyb-ownership-blocks.ts'
import { kybScreeningBlocks } from './kyb-screening-blocks.ts'

const keyLabels: Readonly<Record<CompanyKey, string>> = {
  legalName: 'Name',
  legalNameLocal: 'Name in local script',
  registrationNumber: 'Registration number',
  taxNumber: 'Tax number',
  lei: 'LEI',
  entityType: 'Legal form',
  countryIso2: 'Country',
  state: 'State',
  status: 'Status',
  incorporationDate: 'Incorporated',
  address: 'Registered address',
}

/** Where a source says nothing. */
const nothing = '–'

/** What the reader of a report may check of a company: three columns, numbers, officers, owners, and who was screened. */
export function kybBlocks({ facts }: Transaction): readonly DocumentBlock[] {
  const { company, screening } = facts
  if (company === undefined) return []
  return [
    heading('The company'),
    paragraph(registryText(company.registry)),
    ...documentBlocks(company),
    ...comparisonBlocks(company.compared),
    ...numberBlocks(company.numbers),
    ...officerBlocks(company),
    ...kybOwnershipBlocks(company),
    ...kybScreeningBlocks(company, screening),
    ...registerBlocks(company.registry),
  ]
}

function registryText(registry: RegistryFacts): string {
  switch (registry.state) {
    case 'not_checked':
      return `Not checked against a register. ${registry.reason}`
    case 'not_found':
      return 'Not found: no register that covers the country has this company.'
    case 'ambiguous':
      return `Not decided: ${registry.hits.length} records of registers may be meant.`
    case 'found':
      return `Found in ${registry.hits.map(({ record, by }) => `${record.register} as ${record.id}, by its ${by.replaceAll('_', ' ')}`).join('; ')}.`
  }
}

function documentBlocks({ document, documentFailed }: CompanyFacts): readonly DocumentBlock[] {
  if (documentFailed !== undefined) return [paragraph(`The document could not be read. ${documentFailed}`)]
  if (document === null) return [paragraph('No document was sent.')]
  const { pages, unread } = document
  const read = `${pages.read} of ${pages.total} ${pages.total === 1 ? 'page was' : 'pages were'} read.`
  return [paragraph([`Document: ${read}`, textLayerText(document), ...unread].join(' '))]
}

function textLayerText({ textLayer }: RegistrationReading): string {
  switch (textLayer.state) {
    case 'none':
      return 'It was read from its pixels.'
    case 'believed':
      return 'Its text layer agreed with its pixels and was used.'
    case 'not_believed':
      return `Its text layer was not used: ${textLayer.reason}`
  }
}

/** In words and capitals, so that no colour is needed to see what differs. */
const agreementTexts = {
  confirmed: 'agree',
  contradicted: 'DIFFER',
  single: 'one source',
  unknown: '',
} as const

function comparisonBlocks(compared: readonly ComparedValue[]): readonly DocumentBlock[] {
  const rows = compared.map((row) => [
    keyLabels[row.key],
    row.given ?? nothing,
    row.document ?? nothing,
    row.register ?? nothing,
    agreementText(row),
  ])
  if (rows.length === 0) return []
  const titles = [['What', 18], ['Given', 24], ['Document', 24], ['Register', 24], ['Agreement', 28]] as const // prettier-ignore
  return [heading('Given, document and register'), table(titles, rows)]
}

function agreementText(row: ComparedValue): string {
  const differing = row.pairs.filter(({ agrees }) => !agrees)
  const why = differing.map(({ of, sentence }) => `${of.join(' and ')}: ${sentence}`)
  return [agreementTexts[agreementOf(row)], ...why].filter((text) => text !== '').join('. ')
}

function numberBlocks(numbers: readonly NumberFacts[]): readonly DocumentBlock[] {
  if (numbers.length === 0) return []
  const titles = [['Number', 22], ['Value', 28], ['From', 12], ['Scheme', 26], ['Form', 34]] as const // prettier-ignore
  const rows = numbers.map(({ key, value, from, scheme, isValid, reason }) => [
    keyLabels[key],
    value,
    from,
    scheme ?? 'none known',
    isValid === true ? 'valid' : `${isValid === null ? 'cannot tell' : 'NOT VALID'}. ${reason}`,
  ])
  return [heading('Numbers'), table(titles, rows)]
}

function officerBlocks(company: CompanyFacts): readonly DocumentBlock[] {
  const { officers } = companyAnswer(company)
  if (officers.length === 0)
    return [heading('Officers'), paragraph(isWithheld(company) ? withheldText : 'None is known.')]
  const titles = [['Name', 34], ['Role', 24], ['Born', 14], ['Since', 14], ['Country', 12], ['Source', 22]] as const // prettier-ignore
  const rows = officers.map(({ name, role, birthDate = '', appointedOn = '', countries, sources }) => [
    name,
    role.replaceAll('_', ' '),
    birthDate,
    appointedOn,
    countries.join(', '),
    sources.join(', '),
  ])
  return [heading('Officers'), table(titles, rows)]
}

function registerBlocks({ versions }: RegistryFacts): readonly DocumentBlock[] {
  if (versions.length === 0) return []
  const titles = [['Register', 34], ['Id', 24], ['Of', 14], ['Records', 14], ['State', 14], ['Covers', 20]] as const // prettier-ignore
  const rows = versions.map(({ title, register, date, records, state, countries }) => [
    title,
    register,
    date ?? 'undated',
    String(records),
    state.replaceAll('_', ' '),
    countries === null ? 'every country, in part' : countries.join(', '),
  ])
  return [heading('Registers that were asked'), table(titles, rows)]
}
