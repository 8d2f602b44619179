import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import { uprightCard } from './drawn-frame.fixture.ts'
import { frameVerdict, type MeasuredFrame } from './frame-verdict.ts'
import { steadyVerdict, type SteadyVerdict } from './steady-verdict.ts'

const frame = (differing: Partial<MeasuredFrame> = {}): MeasuredFrame => ({
  wantedWidth: 290,
  outline: { quad: uprightCard, score: 0.9, isCutOff: false },
  before: uprightCard,
  since: 100,
  brightness: 150,
  glare: 0,
  edgeWidth: 1.8,
  documentWidth: 1300,
  ...differing,
})
const at = (quad: Quad) => ({ outline: { quad, score: 0.9, isCutOff: false }, before: quad })
const moved = (quad: Quad, by: number): Quad => [[quad[0][0] + by, quad[0][1]], [quad[1][0] + by, quad[1][1]], [quad[2][0] + by, quad[2][1]], [quad[3][0] + by, quad[3][1]]] // prettier-ignore
/** With so many corners out of place. */
const askew = ([a, b, c, d]: Quad, corners: 1 | 2): Quad => [[a[0] - 12, a[1]], corners === 2 ? [b[0] - 12, b[1]] : b, c, d] // prettier-ignore

describe('frameVerdict', () => {
  it.each([
    ['dark', { brightness: 30, outline: null }],
    ['none', { outline: null }],
    ['cut-off', { outline: { quad: uprightCard, score: 0.9, isCutOff: true } }],
    [
      'far',
      at([
        [110, 80],
        [210, 80],
        [210, 143],
        [110, 143],
      ]),
    ],
    [
      'tilted',
      at([
        [80, 50],
        [240, 50],
        [290, 190],
        [30, 190],
      ]),
    ],
    [
      'tilted',
      at([
        [40, 90],
        [250, 30],
        [285, 155],
        [75, 215],
      ]),
    ],
    ['glare', { glare: 0.02 }],
    ['moving', { before: moved(uprightCard, 9) }],
    ['moving', { before: null }],
    ['moving', { before: askew(uprightCard, 2) }],
    ['good', { before: askew(uprightCard, 1) }],
    ['blurred', { edgeWidth: 6 }],
    ['good', {}],
    ['good', { edgeWidth: null }],
    ['good', { before: moved(uprightCard, 2) }],
  ] as const)('says %s of %o', (verdict, differing) => {
    expect(frameVerdict(frame(differing))).toBe(verdict)
  })

  it('says one thing at a time: what hides the document before what spoils its picture', () => {
    expect(frameVerdict(frame({ glare: 0.1, edgeWidth: 9, brightness: 20 }))).toBe('dark')
    expect(frameVerdict(frame({ glare: 0.1, edgeWidth: 9 }))).toBe('glare')
  })

  it('takes wider edges for sharp where the document has more pixels', () => {
    expect(frameVerdict(frame({ edgeWidth: 3.5, documentWidth: 600 }))).toBe('blurred')
    expect(frameVerdict(frame({ edgeWidth: 3.5, documentWidth: 1300 }))).toBe('good')
  })
})

describe('steadyVerdict', () => {
  const after = (...seen: readonly (readonly [SteadyVerdict['seen'], number])[]) =>
    seen.reduce<SteadyVerdict | null>(
      (before, [verdict, time]) => steadyVerdict(before, { verdict, at: time }),
      null,
    )?.shown

  it('does not follow a frame that differs from its neighbours', () => {
    expect(after(['far', 0], ['far', 500], ['glare', 600], ['far', 700])).toBe('far')
    expect(after(['moving', 0], ['blurred', 100])).toBe('none')
  })

  it('says what lasts', () => {
    expect(after(['far', 0], ['glare', 100], ['glare', 400], ['glare', 600])).toBe('glare')
  })

  it('says at once what is good', () => {
    expect(after(['far', 0], ['good', 100])).toBe('good')
  })
})
