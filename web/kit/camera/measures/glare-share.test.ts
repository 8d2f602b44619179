import { describe, expect, it } from 'vitest'
import { drawnFrame, type DrawnFrame, uprightCard } from './drawn-frame.fixture.ts'
import { glareShare } from './glare-share.ts'
import { lumaFrom } from './luma-picture.ts'

const shareOf = (differing: Partial<DrawnFrame>) => glareShare(lumaFrom(drawnFrame(differing)), uprightCard)
const lamp = [100, 80, 130, 110, 255] as const

describe('glareShare', () => {
  it('is the largest burnt out part of the document', () => {
    const share = shareOf({ noise: 0, patches: [lamp, [200, 100, 205, 105, 255]] })
    expect(share).toBeCloseTo(900 / (221 * 140), 3)
  })

  it('does not count what is burnt out beside the document', () => {
    expect(shareOf({ patches: [[0, 0, 320, 40, 255]] })).toBe(0)
  })

  it('does not call a white document a reflection', () => {
    expect(shareOf({ noise: 0, card: 255 })).toBe(0)
  })
})
