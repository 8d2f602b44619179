import { rolesOfOwners } from './find-role.ts'
import type { FoundParty } from './found-party.ts'
import { keyOfName } from './mentions/mention-places.ts'

/** `SÓCIO`, `شريك`: beside others who hold an office, one of the owners who is a member and nothing else holds none. */
export function withoutMembers(parties: readonly FoundParty[]): readonly FoundParty[] {
  const owners = new Set(parties.filter(({ isOwner }) => isOwner).map(({ name }) => keyOfName(name)))
  const hasOffice = parties.some(({ role }) => role !== null && !rolesOfOwners.includes(role))
  return parties.flatMap((party) => {
    if (!hasOffice || party.role !== 'member') return [party]
    if (party.isOwner) return [{ ...party, role: null }]
    return owners.has(keyOfName(party.name)) ? [] : [party]
  })
}
