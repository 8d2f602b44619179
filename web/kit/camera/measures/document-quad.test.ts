import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import { documentAspects } from './document-aspects.ts'
import { documentQuad } from './document-quad.ts'
import { drawnFrame, type DrawnFrame, uprightCard } from './drawn-frame.fixture.ts'
import { lumaFrom } from './luma-picture.ts'

const find = (differing: Partial<DrawnFrame>, aspects: readonly number[] = documentAspects.I) =>
  documentQuad(lumaFrom(drawnFrame(differing)), aspects)

function expectNear(found: Quad | undefined, expected: Quad): void {
  const apart = (found ?? []).map(([x, y], n) =>
    Math.hypot(x - (expected[n]?.[0] ?? 0), y - (expected[n]?.[1] ?? 0)),
  )
  expect(apart).toHaveLength(4)
  expect(Math.max(...apart)).toBeLessThan(4)
}

const turned: Quad = [[62, 40], [272, 66], [256, 201], [46, 175]] // prettier-ignore
const fromBelow: Quad = [[70, 55], [250, 55], [275, 190], [45, 190]] // prettier-ignore

describe('documentQuad', () => {
  it.each([
    ['upright', uprightCard],
    ['turned by seven degrees', turned],
    ['seen from below', fromBelow],
  ])('finds a card that lies %s', (_, quad) => {
    expectNear(find({ quad })?.quad, quad)
  })

  it('finds a card that is only six levels lighter than the table', () => {
    expectNear(find({ table: 194, card: 200, noise: 3 })?.quad, uprightCard)
  })

  it('finds a card that fingers hold at two sides', () => {
    const fingers = [[90, 35, 115, 75, 150], [150, 35, 175, 75, 150], [250, 90, 290, 115, 150]] as const // prettier-ignore
    expectNear(find({ patches: fingers })?.quad, uprightCard)
  })

  it('takes the card, and not the frame of a picture printed on it', () => {
    const inner = [[60, 60, 260, 179, 120], [64, 64, 256, 175, 200]] as const // prettier-ignore
    expectNear(find({ patches: inner })?.quad, uprightCard)
  })

  it('finds nothing on an empty table, nor in a sheet of other proportions', () => {
    expect(find({ card: 90, quad: [[0, 0], [1, 0], [1, 1], [0, 1]] })).toBeNull() // prettier-ignore
    expect(find({ quad: [[20, 90], [300, 90], [300, 150], [20, 150]] })).toBeNull() // prettier-ignore
  })

  it('says of a card that reaches out of the picture where its corners are', () => {
    const quad: Quad = [[120, 50], [340, 50], [340, 189], [120, 189]] // prettier-ignore
    const found = find({ quad })
    expect(found === null || found.quad[1][0] > 318).toBe(true)
  })
})
