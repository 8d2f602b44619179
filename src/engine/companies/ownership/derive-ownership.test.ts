import { describe, expect, it } from 'vitest'
import { aCompany, anEdge, aPerson } from '../../../../test/world/companies/ownership-graph.ts'
import type { OwnershipEdge } from '../../../vocabulary/companies/register.ts'
import { deriveOwnership, mayReach } from './derive-ownership.ts'

const [c, a, b, d] = [aCompany('c'), aCompany('a'), aCompany('b'), aCompany('d')]
const [x, y] = [aPerson('x', { name: 'Xenia Uhl' }), aPerson('y', { name: 'Yannick Orr' })]

const derive = (edges: readonly OwnershipEdge[], links: readonly (readonly [string, string])[] = []) =>
  deriveOwnership({ company: c, edges, links, incomplete: [] })
const ownerIn = (facts: ReturnType<typeof derive>, node: string) =>
  facts.owners.find((owner) => owner.node === node)

describe('who holds a company', () => {
  it('multiplies shares along a path, with ranges as ranges, and says the path in words', () => {
    const facts = derive([anEdge([x, a], 60), anEdge([a, c], [50, 75])])
    expect(ownerIn(facts, 'x')).toMatchObject({
      share: { min: 30, max: 45 },
      sentence: 'Xenia Uhl holds 60% of A LTD, which holds 50–75% of C LTD. That is 30–45% of C LTD.',
      paths: [
        {
          nodes: ['x', 'a', 'c'],
          shares: [
            { min: 60, max: 60 },
            { min: 50, max: 75 },
          ],
        },
      ],
    })
    expect(ownerIn(facts, 'a')).toMatchObject({
      isIntermediate: true,
      sentence: 'A LTD holds 50–75% of C LTD.',
    })
    expect(ownerIn(facts, 'x')).not.toHaveProperty('isIntermediate')
  })

  it('adds shares up over paths', () => {
    const facts = derive([
      anEdge([x, a], 50),
      anEdge([x, b], 50),
      anEdge([a, c], 40),
      anEdge([b, c], 40),
      anEdge([x, c], 10),
    ])
    expect(ownerIn(facts, 'x')?.share).toEqual({ min: 50, max: 50 })
    expect(ownerIn(facts, 'x')?.sentence).toMatch(/Together that is 50% of C LTD\.$/)
  })

  it('leaves unknown what is unknown: neither nothing nor everything', () => {
    const facts = derive([anEdge([x, a], null), anEdge([a, c], 30)])
    expect(ownerIn(facts, 'x')?.share).toBeNull()
    expect(ownerIn(facts, 'x')?.sentence).toMatch(/holds an unknown share of A LTD.*is not known\.$/)
    expect(facts.known).toBe(0)
  })

  it('bounds a sum by what an unknown share lets through at most', () => {
    const facts = derive([anEdge([x, c], 10), anEdge([x, a], null), anEdge([a, c], 30)])
    expect(ownerIn(facts, 'x')?.share).toEqual({ min: 10, max: 40 })
    expect(ownerIn(facts, 'x')?.sentence).toMatch(/at least 10% of C LTD, and at most 40%\.$/)
  })

  it('counts the greater of shares and votes, and keeps both apart in words', () => {
    const votes = { kind: 'voting_rights' } as const
    const facts = derive([
      anEdge([x, c], [25, 50]),
      anEdge([x, c], [50, 75], votes),
      anEdge([y, c], 40),
      anEdge([y, c], 10, votes),
    ])
    expect(ownerIn(facts, 'x')).toMatchObject({
      share: { min: 50, max: 75 },
      sentence: 'Xenia Uhl has 50–75% of the votes and 25–50% of the shares in C LTD.',
    })
    expect(ownerIn(facts, 'y')).toMatchObject({ share: { min: 40, max: 40 } })
  })

  it('ends circles, and says them once', () => {
    const facts = derive([
      anEdge([a, c], 50),
      anEdge([b, a], 50),
      anEdge([a, b], 30),
      anEdge([x, b], 70),
      anEdge([c, b], 10),
    ])
    expect(ownerIn(facts, 'x')?.share).toEqual({ min: 17.5, max: 17.5 })
    expect(facts.incomplete).toEqual([
      'A LTD and B LTD hold each other in a circle: what flows around it is not counted.',
      'A LTD, C LTD and B LTD hold each other in a circle: what flows around it is not counted.',
    ])
  })

  it('does not count what a company holds of itself', () => {
    const facts = derive([anEdge([c, c], 10), anEdge([x, c], 90)])
    expect(facts.owners.map(({ node }) => node)).toEqual(['x'])
    expect(facts.incomplete).toEqual(['C LTD holds shares of itself, which are not counted.'])
  })

  it('makes one node of a person whom two registers name, and two of people born on other days', () => {
    const at = (node: string, birthDate: string) => aPerson(node, { name: 'Uhl, Xenia', birthDate })
    const facts = derive([
      anEdge([aPerson('x', { name: 'Xenia UHL', birthDate: '1970-03-02' }), a], 100),
      anEdge([at('other', '1970-03'), b], 100),
      anEdge([at('later', '1971-03'), d], 100),
      ...[a, b, d].map((held) => anEdge([held, c], 30)),
    ])
    const people = facts.owners.filter(({ isIntermediate }) => isIntermediate !== true)
    expect(people.map(({ node, share }) => [node, share?.min])).toEqual([
      ['other', 60],
      ['later', 30],
    ])
  })

  it('takes nodes of one name apart where their births contradict each other', () => {
    const born = (birthDate: string) => aPerson('name:uhl', { name: 'Uhl', birthDate })
    const facts = derive([anEdge([born('1970-03'), c], 30), anEdge([born('1980-03'), c], 30)])
    expect(facts.owners.map(({ share }) => share?.max)).toEqual([30, 30])
  })

  it('joins an owner whom document and register name alike, and does not count the share twice', () => {
    const inDocument = aPerson('document:x', { name: 'XENIA UHL' })
    const facts = derive([
      anEdge([inDocument, c], 60, { source: 'document' }),
      anEdge([x, c], [50, 75], { source: 'gb_psc' }),
    ])
    expect(facts.owners).toMatchObject([{ share: { min: 60, max: 60 } }])
  })

  it('counts everything between as possible where sources contradict each other, and says so', () => {
    const facts = derive([
      anEdge([x, c], 10, { source: 'document' }),
      anEdge([x, c], [50, 75], { source: 'gb_psc' }),
    ])
    expect(facts.owners).toMatchObject([{ share: { min: 10, max: 75 } }])
    expect(facts.incomplete).toEqual([
      'Sources differ on how much Xenia Uhl holds of C LTD (document, gb_psc): everything between is counted as possible.',
    ])
  })

  it('joins a company by LEI, by its number, and by what registers link', () => {
    const [byLei, byNumber] = [
      aCompany('gleif:1', { lei: '1', registrationNumber: '00123' }),
      aCompany('gb:123', { registrationNumber: '123' }),
    ]
    const facts = derive(
      [
        anEdge([byLei, c], 30),
        anEdge([byNumber, c], 30, { source: 'gb' }),
        anEdge([x, byNumber], 50),
        anEdge([y, a], 10),
      ],
      [['a', 'gb:123']],
    )
    expect(ownerIn(facts, 'x')?.share).toEqual({ min: 15, max: 15 })
    expect(ownerIn(facts, 'y')?.share).toEqual({ min: 3, max: 3 })
  })

  it('counts an ultimate parent once where a chain leads there too', () => {
    const consolidates = { kind: 'accounting_consolidation' } as const
    const facts = derive([
      anEdge([b, a], 80),
      anEdge([a, c], 100),
      anEdge([b, c], null, consolidates),
      anEdge([d, b], null, consolidates),
    ])
    expect(ownerIn(facts, 'b')).toMatchObject({ share: { min: 80, max: 80 } })
    expect(ownerIn(facts, 'd')?.sentence).toMatch(/^D LTD consolidates B LTD, which holds 80% of A LTD/)
  })

  it('knows the share that ends at people', () => {
    expect(derive([anEdge([x, c], [25, 50]), anEdge([a, c], 50)]).known).toBe(25)
    expect(derive([anEdge([x, c], 75), anEdge([y, c], 75, { kind: 'voting_rights' })]).known).toBe(100)
  })

  it('says where depth and number of paths end the search, and claims no upper bound then', () => {
    const chain = [c, a, b, d].flatMap((held, at, all) => anEdge([all[at + 1] ?? x, held], 100))
    const deep = deriveOwnership(
      { company: c, edges: chain, links: [], incomplete: [] },
      { depth: 2, paths: 9 },
    )
    expect(deep.incomplete).toEqual(['Owners above 2 steps were not followed.'])
    const wide = deriveOwnership(
      { company: c, edges: [anEdge([a, c], 20), anEdge([b, c], 20)], links: [], incomplete: [] },
      { depth: 2, paths: 1 },
    )
    expect(wide.owners).toMatchObject([{ share: { min: 20, max: 100 } }])
    expect(wide.incomplete).toHaveLength(1)
  })
})

it('an owner may reach a level by the upper end, or by what an unknown share lets through', () => {
  const owners = (edges: readonly OwnershipEdge[]) =>
    derive(edges).owners.filter((owner) => mayReach(owner, 25))
  expect(owners([anEdge([x, c], [10, 25]), anEdge([y, c], [10, 24])]).map(({ node }) => node)).toEqual(['x'])
  const unknown = owners([anEdge([x, a], null), anEdge([a, c], 24), anEdge([y, b], null), anEdge([b, c], 25)])
  expect(unknown.map(({ node }) => node)).toEqual(['b', 'y'])
})
