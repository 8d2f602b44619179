import { z } from 'zod'
import {
  type AnsweredOfficer,
  type AnsweredOwner,
  companyAnswer,
} from '../../../../flows/kyb/company-answer.ts'
import type { CompanyFacts } from '../../../../vocabulary/companies/company-facts.ts'
import { companyKeys, officerRoles } from '../../../../vocabulary/companies/company.ts'
import type { Transaction } from '../../../../vocabulary/transactions/transaction.ts'
import { amlField, presentAml } from './aml-schema.ts'
import { ownershipField, presentOwnership, shareFields, presentShare } from './ownership-schema.ts'
import { presentRegistry, registryField } from './registry-schema.ts'

const key = z.enum(companyKeys)
const column = z.string().nullable()

const partyFields = {
  name: z.string(),
  kind: z.enum(['person', 'company']),
  birthDate: z.string().optional().describe('YYYY-MM-DD, or less where no more is known.'),
  countries: z.array(z.string()).describe('ISO 3166 alpha-2.'),
  registrationNumber: z.string().optional(),
  lei: z.string().optional(),
}

const companyValues = z.object(Object.fromEntries(companyKeys.map((one) => [one, z.string()]))).meta({
  id: 'Company',
  description:
    'What is known of the company; empty where it is unknown. The register goes before the document, and that before what was given. `comparison` says of each value where it is from, and whether the sources agree.',
})

const officer = z
  .object({
    ...partyFields,
    role: z.enum(officerRoles),
    appointedOn: z.string().optional(),
    sources: z.array(z.string()).describe('document, or the register.'),
  })
  .meta({ id: 'Officer' })

const owner = z
  .object({
    ...partyFields,
    ...shareFields,
    node: z.string().describe('Of the ownership graph.'),
    path: z.string().describe('How the owner holds the company, in words.'),
  })
  .meta({ id: 'CompanyOwner' })

const comparison = z
  .object({
    key,
    given: column,
    document: column,
    register: column,
    value: z.string().describe('The one that is answered in company.'),
    from: z.enum(['given', 'document', 'register', 'none']),
    agreement: z
      .enum(['confirmed', 'contradicted', 'single', 'unknown'])
      .describe('confirmed: two sources say the same and none says otherwise.'),
    pairs: z.array(
      z.object({
        of: z.tuple([z.string(), z.string()]),
        agrees: z.boolean(),
        similarity: z.number(),
        sentence: z.string(),
      }),
    ),
  })
  .meta({ id: 'CompanyComparison', description: 'One value in three columns, each pair compared.' })

const number = z
  .object({
    key: z.enum(['registrationNumber', 'taxNumber', 'lei']),
    from: z.enum(['given', 'document']),
    value: z.string(),
    scheme: z.string().nullable(),
    isValid: z.boolean().nullable().describe('null where no scheme is known: cannot tell.'),
    reason: z.string(),
  })
  .meta({ id: 'CompanyNumber' })

const reading = z
  .object({
    pages: z.object({ read: z.int(), total: z.int() }),
    textLayer: z.object({
      state: z.enum(['none', 'believed', 'not_believed']),
      sampled: z.int().optional(),
      reason: z.string().optional(),
    }),
    language: z.string().nullable(),
    unread: z.array(z.string()).describe('What could not be read and why.'),
  })
  .meta({ id: 'CompanyReading', description: 'How the document was read.' })

/** What is answered of a company beside the fields of every transaction. */
export const companyReplyFields = {
  company: companyValues,
  officers: z.array(officer),
  owners: z.array(owner),
  aml: amlField,
  registry: registryField,
  comparison: z.array(comparison).describe('Extension: what was given, document and register side by side.'),
  numbers: z.array(number).describe('Extension: numbers laid against the schemes of their country.'),
  ownership: ownershipField,
  reading: reading.nullable().describe('Extension: null when no document was sent.'),
}

/** The same of a stored record: absent of everything but a check of a company. */
export const optionalCompanyFields = z.object(companyReplyFields).partial().shape

/** Nothing at all of a transaction that is not about a company. */
export function presentCompany(transaction: Pick<Transaction, 'facts'>) {
  const { facts } = transaction
  return facts.company === undefined ? {} : presentCompanyFacts(facts.company, facts)
}

function presentCompanyFacts(company: CompanyFacts, facts: Transaction['facts']) {
  const answer = companyAnswer(company, facts.obscured)
  return {
    missingFields: [...answer.missing],
    company: answer.company,
    officers: answer.officers.map(presentOfficer),
    owners: answer.owners.map(presentOwner),
    aml: presentAml(facts),
    registry: presentRegistry(company.registry),
    comparison: answer.comparison.map(({ pairs, ...row }) => ({
      ...row,
      pairs: pairs.map(({ similarity, ...pair }) => ({ ...pair, similarity: rounded(similarity) })),
    })),
    numbers: company.numbers.map((one) => ({ ...one })),
    ownership: presentOwnership(company),
    reading: presentReading(company.document),
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

function presentOfficer({ countries, sources, ...rest }: AnsweredOfficer) {
  return { ...rest, countries: [...countries], sources: [...sources] }
}

function presentOwner({ share, sentence, countries, ...party }: AnsweredOwner) {
  return { ...party, countries: [...countries], ...presentShare(share), path: sentence }
}

function presentReading(document: CompanyFacts['document']) {
  if (document === null) return null
  const { pages, textLayer, language, unread } = document
  return { pages, textLayer, language, unread: [...unread] }
}
