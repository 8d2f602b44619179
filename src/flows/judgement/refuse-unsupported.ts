import { Refusal } from '../../vocabulary/refusals.ts'

/**
 * Nothing is ignored in silence: what was asked for and is not built yet refuses the whole request by its name,
 * before anything is charged.
 */
export function refuseUnsupported(fields: readonly string[]): void {
  const [first] = fields
  if (first === undefined) return
  throw new Refusal('ERROR_OPERATION_FAILED', {
    message: `'${fields.join("', '")}' is not available in this version.`,
  })
}
