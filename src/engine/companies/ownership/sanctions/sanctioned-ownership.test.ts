import { describe, expect, it } from 'vitest'
import { aCompany, anEdge, aPerson } from '../../../../../test/world/companies/ownership-graph.ts'
import type { OwnershipEdge } from '../../../../vocabulary/companies/register.ts'
import { deriveOwnership } from '../derive-ownership.ts'
import { ownershipRules } from './ownership-rules.table.ts'
import { sanctionedOwnership } from './sanctioned-ownership.ts'

const [c, a, b] = [aCompany('c'), aCompany('a'), aCompany('b')]
const [x, y] = [aPerson('x', { name: 'Xenia Uhl' }), aPerson('y', { name: 'Yannick Orr' })]

function sanctioned(edges: readonly OwnershipEdge[], listed: readonly string[] = ['x']) {
  const ownership = deriveOwnership({ company: c, edges, links: [], incomplete: [] })
  return sanctionedOwnership(ownership, new Map(listed.map((node) => [node, [`demo:${node}`]])))
}
const results = (edges: readonly OwnershipEdge[], listed?: readonly string[]): string =>
  sanctioned(edges, listed)
    .rules.map(({ result }) => result)
    .join(' ')

const votes = { kind: 'voting_rights' } as const
const control = { kind: 'control' } as const
const gb = { source: 'gb_psc' } as const

describe('an owner on a sanctions list', () => {
  it('is found behind two companies, with the path and every rule', () => {
    const found = sanctioned([anEdge([x, a], 60), anEdge([a, b], [50, 75]), anEdge([b, c], 100)])
    expect(found.owners).toMatchObject([
      {
        node: 'x',
        name: 'Xenia Uhl',
        entityIds: ['demo:x'],
        share: { min: 30, max: 45 },
        paths: [{ nodes: ['x', 'a', 'b', 'c'] }],
        sentence:
          'Xenia Uhl holds 60% of A LTD, which holds 50–75% of B LTD, which holds 100% of C LTD. That is 30–45% of C LTD.',
      },
    ])
    expect(found.rules.map(({ rule }) => rule)).toEqual(ownershipRules.map(({ id }) => id))
  })

  it('is no owner of companies above, and without one no rule is asked', () => {
    expect(sanctioned([anEdge([y, c], 100), anEdge([c, a], 100)], ['a'])).toEqual({ owners: [], rules: [] })
  })

  // In the order of the table: OFAC, EU, UK.
  it.each<[of: string, edges: readonly OwnershipEdge[], expected: string, listed?: readonly string[]]>([
    ['half of half, each of them enough', [anEdge([x, a], 50), anEdge([a, c], 50)], 'yes yes no'],
    ['more than half of more than half', [anEdge([x, a], 51), anEdge([a, c], 51)], 'yes yes yes'],
    ['too little of a holder of everything', [anEdge([x, a], 49), anEdge([a, c], 100)], 'no no no'],
    [
      'two who are listed, a quarter each',
      [anEdge([x, c], 25), anEdge([y, c], 25)],
      'yes yes no',
      ['x', 'y'],
    ],
    [
      'one who is listed, two ways',
      [anEdge([x, a], 60), anEdge([a, c], 30), anEdge([x, c], 30)],
      'yes yes yes',
    ],
    ['a range that may reach it', [anEdge([x, c], [25, 50])], 'possibly possibly no'],
    ['a range that may exceed it', [anEdge([x, c], [25, 75])], 'possibly possibly possibly'],
    ['a band above half', [anEdge([x, c], [50, 75], gb)], 'yes yes yes'],
    ['a range from half on', [anEdge([x, c], [50, 75])], 'yes yes possibly'],
    ['a share that is unknown', [anEdge([x, c], null)], 'possibly possibly possibly'],
    ['half of the votes, shares unknown', [anEdge([x, c], 60, votes)], 'possibly yes yes'],
    ['most votes and few shares', [anEdge([x, c], 60, votes), anEdge([x, c], 10)], 'no yes yes'],
    ['control alone', [anEdge([x, c], null, control)], 'no possibly possibly'],
    [
      'an uncertain holder of everything',
      [anEdge([x, a], [40, 60]), anEdge([a, c], 100)],
      'possibly possibly possibly',
    ],
    [
      'a circle that no one listed holds',
      [anEdge([a, c], 90), anEdge([b, a], 90), anEdge([a, b], 90), anEdge([x, c], 5)],
      'no no no',
    ],
    [
      'a circle that one listed holds',
      [anEdge([a, c], 90), anEdge([b, a], 40), anEdge([x, a], 50), anEdge([a, b], 60)],
      'yes yes no',
    ],
  ])('counts %s', (...[, edges, expected, listed]) => {
    expect(results(edges, listed)).toBe(expected)
  })

  it('says what is held and what the level is', () => {
    const [ofac, , uk] = sanctioned([anEdge([x, c], [25, 50]), anEdge([x, c], null, control)]).rules
    expect(ofac?.sentence).toBe(
      'OFAC 50 percent rule (50% or more): it may apply, if the match is right. Owners on a sanctions list together hold 25–50% of C LTD, themselves and through companies held so.',
    )
    expect(uk?.sentence).toContain('(more than 50%)')
    expect(uk?.sentence).toMatch(/controls it otherwise, which a person must judge\.$/)
  })
})
