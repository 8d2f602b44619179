import type { ReadOwner } from '../shares.ts'
import { heldBy, isHundred } from './whole-shares.ts'

/**
 * Where some hold a hundred per cent together, no one else holds any: not those of whom no share is printed; nor the least sure one
 * without whom the others hold all.
 */
export function withoutFurtherOwners(owners: readonly ReadOwner[]): readonly ReadOwner[] {
  const sum = owners.reduce((all, owner) => all + heldBy(owner), 0)
  const holders = owners.filter((owner) => heldBy(owner) > 0)
  if (holders.length < 2) return owners
  if (isHundred(sum)) return holders
  // Of two with one share, it was read for the second beside the first.
  const further = owners
    .filter((owner) => isHundred(sum - heldBy(owner)))
    .toReversed()
    .toSorted((a, b) => a.confidence - b.confidence)[0]
  return further === undefined || holders.length < 3 ? owners : holders.filter((owner) => owner !== further)
}
