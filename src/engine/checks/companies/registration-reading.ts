import { columnsOf } from '../../companies/compare/column-values.ts'
import type { CompanyFacts } from '../../../vocabulary/companies/company-facts.ts'
import type { CompanyKey } from '../../../vocabulary/companies/company.ts'
import type { RegistrationReading } from '../../../vocabulary/companies/registration-reading.ts'
import type { Outcome } from '../../../vocabulary/decision/outcome.ts'
import { clear, found, notApplicable, notChecked } from '../parts/outcomes.ts'

const noDocument = 'No document of the company was sent.'

/** UNRECOGNIZED_DOCUMENT of a company: whether the document that was sent says anything of a registration. */
export function registrationOutcome({ document, documentFailed }: CompanyFacts): Outcome {
  if (documentFailed !== undefined) return notChecked(documentFailed)
  if (document === null) return notApplicable(noDocument)
  if (document.unread.length > 0)
    return notChecked(`Not all of the document was read. ${document.unread.join(' ')}`)
  if (!isRegistration(document))
    return found('Nothing of the registration of a company was found on the document.', {
      pages: document.pages.read,
    })
  return clear({ pages: document.pages.read, language: document.language })
}

/** Values of which one tells which company a document is of; a date or an address stands on any letter. */
const namingKeys: readonly CompanyKey[] = [
  'legalName',
  'legalNameLocal',
  'registrationNumber',
  'taxNumber',
  'lei',
]

/** Whether a document says anything of a registration. */
export function isRegistration({ values, officers, owners }: RegistrationReading): boolean {
  return namingKeys.some((key) => values[key] !== undefined) || officers.length + owners.length > 0
}

/** What a document of a company owes, by the code that is raised where it is missing. */
export interface MissingCompanyValue {
  readonly key: CompanyKey
  readonly what: string
}

/**
 * Whether a document of a company shows a value, or the register makes good for it. What was given does not: a caller's own
 * word is what the document is to prove.
 */
export function missingCompanyValue(company: CompanyFacts, { key, what }: MissingCompanyValue): Outcome {
  const { document, documentFailed, given, registry } = company
  if (documentFailed !== undefined) return notChecked(documentFailed)
  if (document === null) return notApplicable(noDocument)
  if (!isRegistration(document)) return notApplicable('No registration was recognised.')
  const isExpected = key !== 'legalNameLocal' || given.legalNameLocal !== undefined
  if (!isExpected) return notApplicable(`No ${what} was asked for.`)
  // A legal form stands in the name as a rule.
  const columns = columnsOf({ given, document, registry })
  const from = (['document', 'register'] as const).find((column) => columns[column][key] !== undefined)
  if (from !== undefined) return clear({ from })
  if (document.unread.length > 0)
    return notChecked(`The ${what} was not found in what was read. ${document.unread.join(' ')}`)
  return found(`The ${what} is expected on a document of a company and could not be read.`, { key })
}
