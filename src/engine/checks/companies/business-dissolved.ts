import { registerValues } from '../../companies/compare/register-values.ts'
import type { Check, Finding } from '../../../vocabulary/decision/outcome.ts'
import { clear, foundAll, notChecked } from '../parts/outcomes.ts'
import { onCompany, registerGap } from './company-view.ts'

/** How certain it is that no company is left, by its status; absent of a status that says nothing against it. */
const gone: Readonly<Record<string, { readonly confidence: number; readonly words: string }>> = {
  dissolved: { confidence: 1, words: 'is dissolved' },
  in_liquidation: { confidence: 0.5, words: 'is being wound up' },
}

export const businessDissolved: Check = {
  code: 'BUSINESS_DISSOLVED',
  explain:
    'Raised where the register or the document says that the company is dissolved or is being wound up. The confidence is 1 of a company that is dissolved, and 0.5 of one that is being wound up. Of the document it is at most that of the reading. By default it rejects at 1 and reviews below. Not checked where no register tells the status, whatever the document says.',
  needs: ['company'],
  fields: ['businessStatus'],
  run: onCompany(({ company: { registry, document } }) => {
    const registered = registerValues(registry).status
    const read = document?.values.status
    const findings = [
      ...finding(registered, 'register', 1),
      ...finding(read?.value, 'document', read?.confidence ?? 1),
    ]
    if (findings.length > 0) return foundAll(findings)
    if (registered !== undefined) return clear({ register: registered })
    return notChecked(registerGap(registry) ?? 'The register does not tell the status of the company.')
  }),
}

function finding(
  status: string | undefined,
  column: 'register' | 'document',
  reading: number,
): readonly Finding[] {
  const row = status === undefined ? undefined : gone[status]
  if (row === undefined || status === undefined) return []
  return [
    {
      confidence: Math.min(row.confidence, reading),
      sentence: `The ${column} says that the company ${row.words}.`,
      evidence: { [column]: status },
    },
  ]
}
