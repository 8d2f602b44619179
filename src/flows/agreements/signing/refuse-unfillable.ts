import type { ContractField } from '../../../vocabulary/agreements/contract-tree.ts'
import type { FieldProblem } from '../../../engine/agreements/fields/read-fields.ts'
import { invalidValue } from '../../../vocabulary/refusals.ts'

/** What a template shows of the places that parties fill. */
interface TemplateFields {
  readonly fields: readonly ContractField[]
  readonly fieldProblems: readonly FieldProblem[]
}

/** Throws Refusal ERROR_INVALID_VALUE naming the parameter for a template that its parties could not sign. */
export function refuseUnfillable(parameter: string, { fields, fieldProblems }: TemplateFields): void {
  const [problem] = fieldProblems
  if (problem !== undefined)
    throw invalidValue(parameter, `Its field '${problem.uid}' cannot be filled. ${problem.message}`)
  if (!fields.some(({ kind }) => kind === 'signature' || kind === 'initials'))
    throw invalidValue(parameter, 'The template has no place for a signature. Give it a data-signature.')
}
