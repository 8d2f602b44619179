import { wordsOf } from '../../labels/label-words.ts'
import type { PrintPiece } from '../../layout/print-piece.ts'
import { rolesOfOwners } from '../find-role.ts'
import type { FoundParty } from '../found-party.ts'
import { keyOfName } from '../mentions/mention-places.ts'

/**
 * One place of print says one thing of someone: where others hold shares, who holds none that is printed and is named once, as an
 * officer, is no owner.
 */
export function withoutOfficersAlone(parties: readonly FoundParty[], pieces: readonly PrintPiece[]): readonly FoundParty[] {
  const officers = new Set(parties.flatMap(({ name, role }) => (role === null || rolesOfOwners.includes(role) ? [] : [keyOfName(name)])))
  const holds = new Set(parties.flatMap((party) => (hasHolding(party) ? [keyOfName(party.name)] : [])))
  if (holds.size === 0) return parties
  return parties.flatMap((party) => {
    const key = keyOfName(party.name)
    const isAlone = party.isOwner && officers.has(key) && !holds.has(key) && placesOf(key, pieces) === 1
    if (!isAlone) return [party]
    return party.role === null ? [] : [{ ...party, isOwner: false }]
  })
} // prettier-ignore

const hasHolding = ({ share, nominal, shareCount }: FoundParty): boolean =>
  (share ?? nominal ?? shareCount) !== null

const placesOf = (key: string, pieces: readonly PrintPiece[]): number =>
  pieces.filter(({ text }) => {
    const words = wordsOf(text).map(({ plain }) => plain)
    return wordsOf(key).every(({ plain }) => words.includes(plain))
  }).length
