import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import { checks } from './all.ts'
import { companyChecks } from './companies/company-checks.ts'
import { linkChecks } from './link-checks.ts'
import { missingBusinessCodes } from './missing-fields.ts'
import { notApplicable } from './parts/outcomes.ts'
import { screeningChecks } from './screening.ts'

/** Codes of documents and people that are judged of companies, too. */
const sharedCodes: ReadonlySet<string> = new Set([
  ...missingBusinessCodes,
  ...screeningChecks.map(({ code }) => code),
  'UNRECOGNIZED_DOCUMENT',
  'CONTRACT_NOT_GENERATED',
  'UNKNOWN',
])

/** A document of a company is no identity document, and no one's face. */
const ofDocumentsAlone = (check: Check): Check =>
  sharedCodes.has(check.code)
    ? check
    : { ...check, run: () => notApplicable('A company was asked about, and no identity document.') }

const checksOfCompany: readonly Check[] = [...checks.map(ofDocumentsAlone), ...companyChecks]
const checksOfLink: readonly Check[] = [...checks, ...linkChecks]

/** What is asked about these facts, in this order: of a hosted link, or a company, more than of any other request. */
export function checksOf({ link, company }: Pick<Facts, 'link' | 'company'>): readonly Check[] {
  if (company !== undefined) return checksOfCompany
  return link === undefined ? checks : checksOfLink
}
