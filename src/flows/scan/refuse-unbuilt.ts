import type { Profile } from '../../vocabulary/profile.ts'
import { Refusal } from '../../vocabulary/refusals.ts'

/** Settings of a profile whose work a later version brings, and the values under which they ask for nothing. */
const unbuiltSettings: readonly { readonly name: string; readonly asksFor: (profile: Profile) => boolean }[] =
  [{ name: 'transactionAuditReport', asksFor: (profile) => profile.transactionAuditReport }]

/**
 * Nothing is ignored in silence: what was asked for and is not built yet refuses the whole request by its name,
 * before anything is charged.
 */
export function refuseUnbuilt(fields: readonly string[], profile: Profile): void {
  const names = [...fields, ...unbuiltSettings.filter((row) => row.asksFor(profile)).map((row) => row.name)]
  const [first] = names
  if (first === undefined) return
  throw new Refusal('ERROR_OPERATION_FAILED', {
    message: `'${names.join("', '")}' is not available in this version.`,
  })
}
