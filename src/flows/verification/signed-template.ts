import { partiesOf } from '../../engine/agreements/fields/read-fields.ts'
import type { RequestedLink } from '../../engine/verification/creation-rules.table.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { templateNotes } from '../agreements/contract-templates.ts'
import { refuseUnfillable } from '../agreements/signing/refuse-unfillable.ts'
import type { RecordPorts } from '../ports/ports.ts'

/** The template that a link has signed, as far as a new link looks at it. */
export interface SignedTemplate {
  readonly state: RequestedLink['template']
  /** Names of its parties where there are several. */
  readonly roles: readonly string[]
}

/** Throws Refusal ERROR_INVALID_VALUE for a template that no one could sign. */
export async function signedTemplate(
  { records }: RecordPorts,
  principal: Principal,
  id: string | null,
): Promise<SignedTemplate> {
  if (id === null) return { state: 'none', roles: [] }
  const template = await records.getContractTemplate(principal, id)
  if (template === null) return { state: 'unknown', roles: [] }
  const notes = templateNotes(template)
  refuseUnfillable('contractSign', notes)
  const roles = partiesOf(notes.fields)
  return roles.length > 1 ? { state: 'for several parties', roles } : { state: 'for one party', roles: [] }
}
