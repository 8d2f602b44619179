import { plainOf } from '../../labels/label-words.ts'
import type { FoundParty } from '../found-party.ts'

/** Shares of three places are rounded: their sum may miss a hundred by so much. */
const rounding = 0.05

/** Whether the shares of owners were read, and make a hundred per cent. */
export function areWhole(owners: readonly FoundParty[]): boolean {
  const distinct = [...new Map(owners.map((owner) => [plainOf(owner.name), owner])).values()]
  const shares = distinct.map(({ share }) => (share === null || share.min !== share.max ? null : share.max))
  return Math.abs(shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) - 100) <= rounding
}
