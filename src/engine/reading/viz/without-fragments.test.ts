import { describe, expect, it } from 'vitest'
import { printed } from './printed-line.fixture.ts'
import { withoutFragments } from './without-fragments.ts'

describe('Pieces of a label', () => {
  const label = printed('Sưrname / Nom', [100, 50], { height: 14 })
  const name = printed('BJÖRNSSON', [98, 66], { height: 24 })
  const texts = (lines: Parameters<typeof withoutFragments>[0]) =>
    withoutFragments(lines, [label]).map(({ text }) => text)

  it('are no lines of their own once the label was read', () => {
    expect(texts([printed('Sur', [102, 51], { height: 12 }), name])).toEqual(['BJÖRNSSON'])
  })

  it('are other letters, or stand at another place, where they are values', () => {
    const other = printed('ANA', [102, 51], { height: 12 })
    const below = printed('Sur', [100, 66], { height: 24 })
    const beside = printed('Nom', [220, 50], { height: 14 })
    expect(texts([other, below, beside])).toEqual(['ANA', 'Sur', 'Nom'])
  })
})
