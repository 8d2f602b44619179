import { registerValues } from '../../companies/compare/register-values.ts'
import type { CompanyFacts } from '../../../vocabulary/companies/company-facts.ts'
import type { Check } from '../../../vocabulary/decision/outcome.ts'
import { clear, found, notChecked } from '../parts/outcomes.ts'
import { onCompany, registerGap } from './company-view.ts'

const dayMs = 86_400_000

interface DatedColumn {
  readonly from: 'register' | 'document'
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly confidence: number
}

export const businessTooNew: Check = {
  code: 'BUSINESS_TOO_NEW',
  explain:
    'Raised where the company was incorporated fewer days ago than `kyb.minAgeDays` of the profile says, 90 unless changed. The date of the register goes before that of the document. Not checked where neither tells the date.',
  needs: ['company', 'today', 'kyb.minAgeDays'],
  fields: ['incorporationDate'],
  run: onCompany(({ company, facts: { today }, profile }) => {
    const dated = incorporation(company)
    if (dated === null) {
      const gap = registerGap(company.registry) ?? 'The register does not tell it.'
      return notChecked(`No date of incorporation is known. ${gap}`)
    }
    const { from, date, confidence } = dated
    const days = Math.floor((Date.parse(today) - Date.parse(date)) / dayMs)
    const { minAgeDays } = profile.kyb
    const evidence = { incorporationDate: date, from, days, minAgeDays }
    if (days >= minAgeDays) return clear(evidence)
    const ago =
      days < 0 ? 'which is still to come' : `${days} days ago; the profile asks for ${minAgeDays} days`
    return found(
      `The ${from} says that the company was incorporated on ${date}, ${ago}.`,
      evidence,
      confidence,
    )
  }),
}

function incorporation({ registry, document }: CompanyFacts): DatedColumn | null {
  const registered = registerValues(registry).incorporationDate
  const read = document?.values.incorporationDate
  const columns: readonly DatedColumn[] = [
    ...(registered === undefined ? [] : [{ from: 'register' as const, date: registered, confidence: 1 }]),
    ...(read === undefined
      ? []
      : [{ from: 'document' as const, date: read.value, confidence: read.confidence }]),
  ]
  return columns.find(({ date }) => !Number.isNaN(Date.parse(date))) ?? null
}
