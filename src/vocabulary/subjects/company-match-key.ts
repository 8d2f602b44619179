import type { CompanyFacts } from '../companies/company-facts.ts'
import type { CompanyKey } from '../companies/company.ts'

/** A text that is equal when two requests speak of one company; null where no number of it is known. */
export function companyMatchKey({ compared }: Pick<CompanyFacts, 'compared'>): string | null {
  const best = (key: CompanyKey): string => {
    const row = compared.find((one) => one.key === key)
    return [row?.register, row?.document, row?.given].find((value) => (value ?? '') !== '') ?? ''
  }
  const plain = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const [lei, number, country] = [best('lei'), best('registrationNumber'), best('countryIso2')].map(plain)
  if (number !== undefined && number !== '' && country !== undefined && country !== '')
    return `company ${country} ${number}`
  return lei === undefined || lei === '' ? null : `company LEI ${lei}`
}
