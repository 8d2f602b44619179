import type { CompanyFacts, NumberFacts } from '../../../vocabulary/companies/company-facts.ts'
import type { Check } from '../../../vocabulary/decision/outcome.ts'
import { clear, foundAll, notApplicable, notChecked } from '../parts/outcomes.ts'
import { onCompany } from './company-view.ts'

const words = { registrationNumber: 'registration number', taxNumber: 'tax number', lei: 'LEI' } as const
const places = { given: 'that was given', document: 'on the document' } as const

export const businessNumberInvalid: Check = {
  code: 'BUSINESS_NUMBER_INVALID',
  explain:
    'Raised for each registration number, tax number or LEI, given or read, that breaks the rules of its scheme: form, or check digits. The confidence is 1, or that of the reading. Not checked where no scheme is known for the country and no register holds the number.',
  needs: ['company'],
  fields: ['businessRegistrationNumber', 'taxNumber', 'lei'],
  run: onCompany(({ company }) => {
    const { numbers, document } = company
    if (numbers.length === 0) return notApplicable('No number is known.')
    const invalid = numbers.filter(({ isValid }) => isValid === false)
    if (invalid.length > 0)
      return foundAll(
        invalid.map(({ key, from, value, scheme, reason }) => ({
          confidence: from === 'document' ? (document?.values[key]?.confidence ?? 1) : 1,
          sentence: `The ${words[key]} ${places[from]} is not valid: ${reason}`,
          evidence: { key, from, value, scheme, reason },
        })),
      )
    const open = numbers.find((one) => one.isValid === null && !isRegistered(one, company))
    if (open !== undefined)
      return notChecked(`The ${words[open.key]} ${places[open.from]} cannot be judged: ${open.reason}`)
    return clear({ schemes: numbers.map(({ key, from, scheme }) => ({ key, from, scheme })) })
  }),
}

/** Whether a register holds this very number, which says more of it than any scheme. */
function isRegistered({ key, from }: NumberFacts, { compared }: CompanyFacts): boolean {
  return compared.some(
    (row) =>
      row.key === key && row.pairs.some(({ of: [a, b], agrees }) => a === from && b === 'register' && agrees),
  )
}
