import { describe, expect, it } from 'vitest'
import { drawnFrame, type DrawnFrame } from './drawn-frame.fixture.ts'
import { edgeWidth } from './edge-width.ts'
import { lumaFrom } from './luma-picture.ts'

const widthOf = (differing: Partial<DrawnFrame>) => edgeWidth(lumaFrom(drawnFrame(differing)))

describe('edgeWidth', () => {
  it('is below two pixels where print is sharp, also where it is pale and the sensor noisy', () => {
    expect(widthOf({})).toBeLessThan(2)
    expect(widthOf({ noise: 8 })).toBeLessThan(2)
  })

  it('grows with what is out of focus', () => {
    const [one = 0, two = 0] = [1, 2].map((blur) => widthOf({ blur }) ?? 0)
    expect(one).toBeGreaterThan(2.4)
    expect(two).toBeGreaterThan(one)
  })

  it('is not known where there are no edges', () => {
    expect(widthOf({ card: 90, quad: [[0, 0], [1, 0], [1, 1], [0, 1]] })).toBeNull() // prettier-ignore
  })
})
