import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCompany, anEdge, aPerson } from '../../../../../test/world/companies/ownership-graph.ts'
import type { DrawnBox, OwnershipDrawing } from '../../../../vocabulary/companies/ownership-drawing.ts'
import type { OwnershipEdge } from '../../../../vocabulary/companies/register.ts'
import { deriveOwnership } from '../derive-ownership.ts'
import { drawOwnership } from './draw-ownership.ts'
import { maxShown } from './shown-graph.ts'

const c = aCompany('c')

function drawn(edges: readonly OwnershipEdge[], listed: readonly string[] = []): OwnershipDrawing {
  const drawing = drawOwnership(
    deriveOwnership({ company: c, edges, links: [], incomplete: [] }),
    new Set(listed),
  )
  if (drawing === null) throw new Error('Nothing was drawn.')
  return drawing
}

const letters = (at: number): string =>
  `${String.fromCharCode(98 + (at % 20))}${String.fromCharCode(98 + Math.floor(at / 20))}`
const person = (at: number) => aPerson(`p${at}`, { name: `Person Q${letters(at)}` })
const company = (at: number) => aCompany(`k${at}`, { name: `Company Q${letters(at)}` })

const overlaps = (one: DrawnBox, other: DrawnBox): boolean =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01

function expectReadable({ boxes, lines, width, height, isLandscape, scale }: OwnershipDrawing): void {
  for (const [at, box] of boxes.entries()) {
    expect(boxes.slice(at + 1).filter((other) => overlaps(box, other))).toEqual([])
    expect(Math.min(box.x, box.y)).toBeGreaterThan(-0.01)
    expect(box.x + box.width).toBeLessThan(width + 0.01)
    expect(box.y + box.height).toBeLessThan(height + 0.01)
  }
  expect(width).toBeLessThan(isLandscape ? 262 : 175)
  expect(height).toBeLessThan(isLandscape ? 129 : 219)
  expect(scale).toBeGreaterThan(0.5)
  const touches = ([x, y]: readonly [number, number]): boolean =>
    boxes.some(
      (box) =>
        x > box.x - 0.01 && x < box.x + box.width + 0.01 && y > box.y - 0.01 && y < box.y + box.height + 0.01,
    )
  for (const { from, head } of lines) expect([touches(from), touches(head[0])]).toEqual([true, true])
}

/** As the widest letters of the shares are set, with the margin of the label. */
const widthOf = (text: string): number => text.length * 1.5 + 1.4

describe('the drawing of owners', () => {
  it('is none where no owner is known', () => {
    const facts = deriveOwnership({ company: c, edges: [], links: [], incomplete: [] })
    expect(drawOwnership(facts, new Set())).toBeNull()
  })

  it('puts owners before what they hold, with the share on the line', () => {
    const { boxes, lines, labels } = drawn([
      anEdge([person(0), company(0)], 60),
      anEdge([company(0), c], [50, 75]),
    ])
    const at = (title: string) => boxes.find((box) => box.title === title)?.y ?? Number.NaN
    expect(at('Person Qbb')).toBeLessThan(at('Company Qbb'))
    expect(at('Company Qbb')).toBeLessThan(at('C LTD'))
    expect(labels.map(({ text }) => text).sort()).toEqual(['50–75%', '60%'])
    expect(lines).toHaveLength(2)
    expect(boxes.find(({ title }) => title === 'Person Qbb')?.detail).toBe('30–45% in all')
  })

  it('keeps a share clear of every box, in each direction', () => {
    const many = Array.from({ length: 24 }, (_, at) =>
      anEdge([person(at), at % 2 === 0 ? company(at % 3) : c], at % 3 === 0 ? null : [75, 100]),
    )
    const few = [anEdge([person(0), company(0)], null), anEdge([company(0), c], [75, 100])]
    for (const edges of [few, [...many, ...[0, 1, 2].map((at) => anEdge([company(at), c], [25, 50]))]]) {
      const { boxes, labels, scale } = drawn(edges)
      for (const { at, text } of labels) {
        const [half, tall] = [(widthOf(text) / 2) * scale, 1.2 * scale]
        const near = boxes.filter(
          ({ x, y, width, height }) =>
            at[0] + half > x && at[0] - half < x + width && at[1] + tall > y && at[1] - tall < y + height,
        )
        expect(near.map(({ title }) => `${text} touches ${title}`)).toEqual([])
      }
    }
  })

  it('marks who is on a sanctions list, in words too, and the path down to the company alone', () => {
    const edges = [
      anEdge([person(0), company(0)], 60),
      anEdge([company(0), c], 50),
      anEdge([person(1), c], 50),
    ]
    const { boxes, lines } = drawn(edges, ['p0'])
    expect(boxes.filter(({ isMarked }) => isMarked).map(({ detail }) => detail)).toEqual([
      expect.stringContaining('sanctions list match'),
    ])
    expect(lines.map(({ isMarked }) => isMarked).sort()).toEqual([false, true, true])
  })

  it('says in words what is unknown, votes, or control', () => {
    const { labels } = drawn([
      anEdge([person(0), c], null),
      anEdge([person(1), c], 30, { kind: 'voting_rights' }),
      anEdge([person(2), c], null, { kind: 'control' }),
      anEdge([company(3), c], null, { kind: 'accounting_consolidation' }),
    ])
    expect(labels.map(({ text }) => text).sort()).toEqual(['30% votes', 'consolidates', 'control', 'unknown'])
  })

  it('draws a circle with a dashed line that closes it', () => {
    const { lines } = drawn([
      anEdge([company(0), c], 50),
      anEdge([company(1), company(0)], 50),
      anEdge([company(0), company(1)], 50),
    ])
    expect(lines.filter(({ isDashed }) => isDashed)).toHaveLength(1)
  })

  it('shows fifty at most: who is on a list first, then the greatest shares, and says how many it left out', () => {
    const edges = Array.from({ length: 60 }, (_, at) =>
      anEdge([person(at), c], at === 59 ? 0.1 : 1 + at / 100),
    )
    const drawing = drawn(edges, ['p59'])
    expect(drawing.boxes).toHaveLength(maxShown)
    expect(
      drawing.boxes.some(({ title, detail }) => `${title}${detail}`.toUpperCase().includes('SANCTIONS')),
    ).toBe(true)
    expect(drawing.leftOut).toEqual([expect.stringMatching(/^11 more owners are not drawn/)])
    expectReadable(drawing)
  })

  it('draws so many lines at most, and says how many more there are', () => {
    const nodes = [c, ...Array.from({ length: 24 }, (_, at) => company(at))]
    const edges = nodes.flatMap((owner) =>
      nodes.filter((held) => held !== owner).map((held) => anEdge([owner, held], 2)),
    )
    const { boxes, lines, leftOut } = drawn(edges)
    expect(boxes).toHaveLength(25)
    expect(lines).toHaveLength(120)
    expect(leftOut).toEqual(['480 more lines are not drawn.'])
  })

  it('fits a chain as deep as any that is followed', () => {
    const chain = Array.from({ length: 10 }, (_, at) =>
      anEdge([company(at + 1), at === 0 ? c : company(at)], 90),
    )
    expectReadable(drawn(chain))
  })

  it('keeps every graph on its page, boxes apart, and every line from box to box', () => {
    const edge = fc.record({ owner: fc.integer({ min: 0, max: 30 }), owned: fc.integer({ min: 0, max: 8 }) })
    fc.assert(
      fc.property(fc.array(edge, { minLength: 1, maxLength: 60 }), (pairs) => {
        const node = (at: number) => (at === 0 ? c : at <= 8 ? company(at) : person(at))
        const edges = [...pairs, { owner: 1, owned: 0 }]
          .filter(({ owner, owned }) => owner !== owned)
          .map(({ owner, owned }) => anEdge([node(owner), node(owned)], 10))
        const drawing = drawn(edges)
        expectReadable({ ...drawing, scale: 1 })
        expect(drawing.labels).toHaveLength(drawing.lines.length)
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})
