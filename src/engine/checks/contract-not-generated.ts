import type { Check } from '../../vocabulary/decision/outcome.ts'
import { clear, notApplicable, notChecked } from './parts/outcomes.ts'

export const contractNotGenerated: Check = {
  code: 'CONTRACT_NOT_GENERATED',
  explain:
    'Not checked where a contract that contractGenerate asks for was not made, for example because the profile stores nothing. The document is read and judged; the decision is at least review. No profile switches it off, because the request itself asks.',
  needs: ['request.contractGenerate'],
  fields: [],
  run: ({ request: { contractGenerate = [] }, contracts = [] }) => {
    if (contractGenerate.length === 0) return notApplicable('No contract was asked for.')
    const made = new Set(
      contracts.filter(({ failed }) => failed === undefined).map(({ templateId }) => templateId),
    )
    const missing = contractGenerate.filter((id) => !made.has(id))
    if (missing.length === 0) return clear({ contractGenerate })
    const reasons = missing.map((id) => {
      const failed = contracts.find(({ templateId }) => templateId === id)?.failed
      return `${id}: ${failed ?? 'This version of the service generated none.'}`
    })
    return notChecked(
      `contractGenerate: the document was read and judged, and this was not made. ${reasons.join(' ')}`,
    )
  },
}
