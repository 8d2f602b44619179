import type { Check } from '../../vocabulary/decision/outcome.ts'
import { notApplicable, notChecked } from './parts/outcomes.ts'

export const contractNotGenerated: Check = {
  code: 'CONTRACT_NOT_GENERATED',
  explain:
    'Not checked where a scan asks for contracts with contractGenerate, because this version generates none. The document is read and judged; the decision is at least review. No profile switches it off, because the request itself asks.',
  needs: ['request.contractGenerate'],
  fields: [],
  run: ({ request: { contractGenerate = [] } }) =>
    contractGenerate.length === 0
      ? notApplicable('No contract was asked for.')
      : notChecked(
          'contractGenerate: this version generates no contracts. The document was read and judged.',
        ),
}
