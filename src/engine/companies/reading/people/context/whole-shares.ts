import type { ShareRange } from '../../../../../vocabulary/companies/company.ts'
import { plainOf } from '../../labels/label-words.ts'
import type { FoundParty } from '../found-party.ts'

/** Shares of three places are rounded: their sum may miss a hundred by so much. */
const rounding = 0.05

/** Whether shares add up to a hundred per cent. */
export const isHundred = (sum: number): boolean => Math.abs(sum - 100) <= rounding

/** What someone holds, in per cent; 0 where a range, or nothing, was read. */
export const heldBy = ({ share }: { readonly share: ShareRange | null }): number =>
  share !== null && share.min === share.max ? share.max : 0

/** Whether the shares of owners were read, and make a hundred per cent. */
export function areWhole(owners: readonly FoundParty[]): boolean {
  const distinct = [...new Map(owners.map((owner) => [plainOf(owner.name), owner])).values()]
  return isHundred(distinct.reduce((sum, owner) => sum + heldBy(owner), 0))
}

/** Whether parts of the capital were read of owners that make all of it. */
export const haveCapital = (owners: readonly FoundParty[], capital: number | null): boolean =>
  capital !== null && owners.reduce((sum, { nominal }) => sum + (nominal ?? 0), 0) === capital
