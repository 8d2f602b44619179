import type { ReadOwner } from '../shares.ts'

/** Shares of three places are rounded: their sum may miss a hundred by so much. */
const rounding = 0.05

/**
 * Where some hold a hundred per cent together, no one else holds any: not those of whom no share is printed; nor the least sure one
 * without whom the others hold all.
 */
export function withoutFurtherOwners(owners: readonly ReadOwner[]): readonly ReadOwner[] {
  const sum = owners.reduce((all, owner) => all + held(owner), 0)
  const isAll = (total: number): boolean => Math.abs(total - 100) <= rounding
  const holders = owners.filter((owner) => held(owner) > 0)
  if (holders.length < 2) return owners
  if (isAll(sum)) return holders
  // Of two with one share, it was read for the second beside the first.
  const further = owners
    .filter((owner) => isAll(sum - held(owner)))
    .toReversed()
    .toSorted((a, b) => a.confidence - b.confidence)[0]
  return further === undefined || holders.length < 3 ? owners : holders.filter((owner) => owner !== further)
}

const held = ({ share }: ReadOwner): number => (share !== null && share.min === share.max ? share.max : 0)
