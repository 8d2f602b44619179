import type { ShareRange } from '../../../src/vocabulary/companies/company.ts'
import type { OwnershipNode } from '../../../src/vocabulary/companies/ownership.ts'
import type { OwnershipEdge } from '../../../src/vocabulary/companies/register.ts'

export const aCompany = (node: string, more: Partial<OwnershipNode> = {}): OwnershipNode => ({
  node,
  kind: 'company',
  name: `${node.toUpperCase()} LTD`,
  countries: ['GB'],
  ...more,
})

export const aPerson = (node: string, more: Partial<OwnershipNode> = {}): OwnershipNode => ({
  node,
  kind: 'person',
  name: `Person ${node}`,
  countries: [],
  ...more,
})

/** @param share one number is exact, two are a range, null is unknown */
export function anEdge(
  [owner, owned]: readonly [owner: OwnershipNode, owned: OwnershipNode],
  share: number | readonly [number, number] | null,
  more: Partial<Pick<OwnershipEdge, 'kind' | 'source'>> = {},
): OwnershipEdge {
  return { owner, owned: owned.node, kind: 'shares', share: range(share), source: 'own', ...more }
}

function range(share: number | readonly [number, number] | null): ShareRange | null {
  if (share === null) return null
  const [min, max] = typeof share === 'number' ? [share, share] : share
  return { min, max }
}
