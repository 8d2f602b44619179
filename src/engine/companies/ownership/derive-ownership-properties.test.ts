import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aCompany, anEdge, aPerson } from '../../../../test/world/companies/ownership-graph.ts'
import type { OwnershipEdge } from '../../../vocabulary/companies/register.ts'
import { deriveOwnership } from './derive-ownership.ts'

const companies = 5
const people = 3
const parties = [
  ...Array.from({ length: companies }, (_, at) => aCompany(`c${at}`)),
  ...Array.from({ length: people }, (_, at) => aPerson(`p${at}`, { name: `Person ${'abc'[at] ?? ''}` })),
]
const [company = aCompany('c0')] = parties

/** What is true: who holds how much of whom, circles among them, and never more than everything of one company. */
interface TrueHolding {
  readonly owner: number
  readonly owned: number
  readonly share: number
}

const holdings = fc
  .uniqueArray(
    fc.record({
      owner: fc.integer({ min: 0, max: companies + people - 1 }),
      owned: fc.integer({ min: 0, max: companies - 1 }),
      parts: fc.integer({ min: 1, max: 10 }),
      below: fc.integer({ min: 0, max: 40 }),
      above: fc.integer({ min: 0, max: 40 }),
      isUnknown: fc.boolean(),
      isTwice: fc.boolean(),
    }),
    { maxLength: 14, selector: ({ owner, owned }) => `${owner} ${owned}` },
  )
  .map((drawn) => drawn.filter(({ owner, owned }) => owner !== owned))
  .map((drawn) =>
    drawn.map((holding) => {
      const all = drawn.filter(({ owned }) => owned === holding.owned)
      return { ...holding, share: (90 * holding.parts) / all.reduce((total, { parts }) => total + parts, 0) }
    }),
  )

type Drawn = typeof holdings extends fc.Arbitrary<infer Value> ? Value : never

/** What sources say of it: ranges that hold the true share, or nothing of how much it is. */
function statedEdges(drawn: Drawn): readonly OwnershipEdge[] {
  return drawn.flatMap(({ owner, owned, share, below, above, isUnknown, isTwice }) => {
    const [one, other] = [parties[owner] ?? company, parties[owned] ?? company]
    const range = [Math.max(0, share - below), Math.min(100, share + above)] as const
    const edge = anEdge([one, other], isUnknown ? null : range)
    return isTwice ? [edge, anEdge([one, other], [0, 100], { source: 'other' })] : [edge]
  })
}

/** The exact share over every path without a circle, counted another way: from the owner downwards. */
function exactShare(owner: number, of: readonly TrueHolding[], seen: readonly number[] = []): number {
  if (owner === 0) return 1
  return of
    .filter((holding) => holding.owner === owner && !seen.includes(holding.owned))
    .reduce((total, { owned, share }) => total + (share / 100) * exactShare(owned, of, [...seen, owner]), 0)
}

const derive = (edges: readonly OwnershipEdge[]) =>
  deriveOwnership({ company, edges, links: [], incomplete: [] })

it('every range holds the exact share, whatever the sources left open, and none is more than everything', () => {
  fc.assert(
    fc.property(holdings, (drawn) => {
      for (const { node, share } of derive(statedEdges(drawn)).owners) {
        if (share === null) continue
        const exact =
          100 *
          exactShare(
            parties.findIndex((party) => party.node === node),
            drawn,
          )
        expect(share.min).toBeLessThanOrEqual(exact + 0.001)
        expect(share.max).toBeGreaterThanOrEqual(exact - 0.001)
        expect(share.max).toBeLessThanOrEqual(100)
        expect(share.min).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500 },
  )
})

it('the order of the edges changes nothing', () => {
  fc.assert(
    fc.property(
      holdings.chain((drawn) =>
        fc.tuple(fc.constant(drawn), fc.shuffledSubarray(drawn, { minLength: drawn.length })),
      ),
      ([drawn, shuffled]) => {
        expect(derive(statedEdges(shuffled))).toEqual(derive(statedEdges(drawn)))
      },
    ),
  )
})

it('everyone who holds of the company is found, and no one else', () => {
  fc.assert(
    fc.property(holdings, (drawn) => {
      const found = derive(statedEdges(drawn)).owners.map(({ node }) => node)
      const expected = parties
        .filter(({ node }, at) => node !== company.node && exactShare(at, drawn) > 0)
        .map(({ node }) => node)
      expect([...found].sort()).toEqual([...expected].sort())
    }),
  )
})
