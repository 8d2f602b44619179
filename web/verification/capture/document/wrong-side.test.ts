import { describe, expect, it } from 'vitest'
import type { FoundFace } from '../../../../src/vocabulary/face/face.ts'
import { aDetectedFace } from '../../../../test/world/pictures/faces.ts'
import { nextSide, sideAdvice, type SideState, unknownSide } from './wrong-side.ts'

/** A face 120 pixels wide. */
const face: FoundFace = aDetectedFace().found

interface Seen {
  readonly faces: readonly FoundFace[]
  readonly width: number
}
const none: Seen = { faces: [], width: 600 }
const large: Seen = { faces: [face], width: 600 }
const small: Seen = { faces: [face], width: 1200 }

const after = (side: 'front' | 'back', ...seen: readonly Seen[]): SideState =>
  seen.reduce<SideState>((state, one, n) => nextSide(state, { side, ...one, at: n * 500 }), unknownSide)

describe('The side of a document', () => {
  it('is right at once where the front bears a portrait, and the back none or a small one', () => {
    expect(sideAdvice(after('front', large), 0)).toBe('take')
    expect(sideAdvice(after('back', none), 0)).toBe('take')
    expect(sideAdvice(after('back', small), 0)).toBe('take')
  })

  it('is doubted after two seconds, and the picture taken after four more', () => {
    for (const state of [after('front', none, none), after('back', large, large)])
      expect([1900, 2000, 5900, 6000].map((at) => sideAdvice(state, at))).toEqual([
        'look',
        'say',
        'say',
        'take',
      ])
  })

  it('is right again once the document is turned over', () => {
    expect(sideAdvice(after('front', none, none, none, large), 2500)).toBe('take')
  })
})
