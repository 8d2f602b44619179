import { describe, expect, it } from 'vitest'
import {
  type LivenessFrame,
  frameMeasureNames,
  type FrameMeasures,
} from '../../../vocabulary/face/liveness-frame.ts'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'
import type { ChallengeAction } from './challenge-events.ts'
import { judgeChallenge } from './judge-challenge.ts'

/** Half of the distance of the eyes, in pixels. */
const unit = 30

interface Head {
  /** Degrees, to the person's own left. */
  readonly turned?: number
  /** Between the lips, in pixels. */
  readonly opened?: number
  /** How far the tip of the nose stands out, in pixels: a flat picture's does not. */
  readonly depth?: number
  readonly mouthShade?: number | null
  readonly eyeColours?: number | null
  /** The middle of the face stands out as far as its nose: a photograph bent around an upright axis. */
  readonly isBent?: boolean
}

/** Eyes, tip of the nose and mouth corners, as a camera far away sees them. */
function view(
  n: number,
  { turned = 0, opened = 4, depth = 26, mouthShade = null, eyeColours = null, isBent = false }: Head,
  step = 100,
): LivenessFrame {
  const angle = (turned * Math.PI) / 180
  const seen = (x: number, y: number, z = 0): Point => [
    200 + x * Math.cos(angle) + z * Math.sin(angle),
    200 + y,
  ]
  const points = [seen(-unit, 0), seen(unit, 0), seen(0, 34, depth), seen(-22, 62), seen(22, 62)] as const
  const outline = Array.from({ length: 68 }, (): Point => [0, 0])
  for (const [index, y] of [[21, -12], [22, -12], [8, 90]] as const) outline[index] = seen(0, y, isBent ? depth : 0) // prettier-ignore
  outline[30] = points[2]
  for (const [upper, lower, x] of [[61, 67, -6], [62, 66, 0], [63, 65, 6]] as const) {
    outline[upper] = seen(x, 62 - opened / 2)
    outline[lower] = seen(x, 62 + opened / 2)
  } // prettier-ignore
  return { measures: null, size: { width: 400, height: 400 }, at: n * step, face: { found: { score: 0.9, quad: [[150, 150], [250, 150], [250, 300], [150, 300]], points }, outline, mouthShade, eyeColours } } // prettier-ignore
}

const rest: readonly Head[] = [{}, {}, {}, {}]
const left: readonly Head[] = [10, 20, 28, 30, 28, 20, 10].map((turned) => ({ turned }))
const right: readonly Head[] = left.map(({ turned = 0 }) => ({ turned: -turned }))
const mouth: readonly Head[] = [6, 14, 22, 22, 14, 6].map((opened) => ({ opened }))

function judged(request: readonly ChallengeAction[], ...parts: readonly (readonly Head[])[]) {
  return judgeChallenge(parts.flat().map((head, n) => view(n, head)), request) // prettier-ignore
}

describe('judgeChallenge', () => {
  it('is met by what was asked for, in its order', () => {
    expect(judged(['turn-left', 'open-mouth', 'turn-right'], rest, left, rest, mouth, rest, right, rest)).toMatchObject({ met: true, reasons: [] }) // prettier-ignore
  })

  it('is not met in another order, by more, by less or by nothing', () => {
    const request = ['turn-left', 'open-mouth'] as const
    for (const parts of [
      [rest, mouth, rest, left, rest],
      [rest, left, rest, mouth, rest, right, rest],
      [rest, left, rest, rest],
      [rest, rest, rest],
      [rest, right, rest, mouth, rest],
    ])
      expect(judged(request, ...parts)).toMatchObject({ met: false, reasons: ['other-movements'] })
    expect(judged([], rest, rest, rest).met).toBe(false)
  })

  it('sees no turn where the nose goes along with the plane of the face, as on a picture that is tilted', () => {
    const flat = [...rest, ...left, ...rest].map((head) => ({ ...head, depth: 0 }))
    expect(judged(['turn-left'], flat)).toMatchObject({ met: false, seen: [] })
  })

  it('takes no bent photograph for a head: the nose stays on one line with brows and chin', () => {
    const bent = [...rest, ...left, ...rest].map((head) => ({ ...head, isBent: true }))
    expect(judged(['turn-left'], bent)).toMatchObject({ met: false, reasons: ['no-turn-of-a-head'] })
  })

  it('sees a mouth open by its shade where the lips of the outline stay closed', () => {
    const shaded = (shades: readonly number[]) => shades.map((mouthShade) => ({ mouthShade }))
    const [closed, opened] = [shaded([0.6, 0.6, 0.6, 0.6]), shaded([0.5, 0.3, 0.1, 0.1, 0.3, 0.5])]
    expect(judged(['open-mouth'], closed, opened, closed).met).toBe(true)
    const parted = mouth.map((head) => ({ ...head, mouthShade: 0.62 }))
    expect(judged(['open-mouth'], closed, parted, closed)).toMatchObject({ met: false, seen: [{ action: 'other' }] }) // prettier-ignore
  })

  it('is not met where the state of the mouth is unknown', () => {
    const shaded = (head: Head, mouthShade: number) => ({ ...head, mouthShade })
    const closed = rest.map((head) => shaded(head, 0.4))
    const pale = rest.map((head) => shaded(head, 0.75))
    const turned = left.map((head) => shaded(head, 0.4))
    expect(judged(['turn-left'], closed, pale, closed, turned, closed).reasons).toEqual(['other-movements'])
  })

  it('refuses what is not open and not at rest either, but for a moment beside a turn', () => {
    const shaded = (head: Head, mouthShade: number) => ({ ...head, mouthShade })
    const closed = rest.map((head) => shaded(head, 0.5))
    const turned = left.slice(0, -1).map((head) => shaded(head, 0.5))
    const doubtful = (count: number) => Array.from({ length: count }, () => shaded({}, 0.34))
    expect(judged(['turn-left'], closed, doubtful(2), closed, turned, closed).met).toBe(true)
    expect(judged(['turn-left'], closed, doubtful(3), closed, turned, closed).reasons).toEqual(['other-movements']) // prettier-ignore
    expect(judged(['turn-left'], closed, turned, doubtful(3), closed).met).toBe(true)
    expect(judged(['turn-left'], closed, turned, doubtful(6), closed).reasons).toEqual(['other-movements'])
  })

  it('goes by time, not by frames: what slips for a tenth of a second is nothing, at any rate', () => {
    const at15 = (...parts: readonly (readonly Head[])[]) =>
      judgeChallenge(parts.flat().map((head, n) => view(n, { mouthShade: 0.6, ...head }, 67)), ['turn-left']) // prettier-ignore
    const [slow, turn] = [[...rest, ...rest], left.flatMap((head) => [head, head])]
    const slips = (...shades: readonly number[]) => shades.map((mouthShade) => ({ mouthShade }))
    expect(at15(slow, slips(0.42, 0.6, 0.42, 0.6, 0.42), slow, turn, slow).met).toBe(true)
    expect(at15(slow, slips(0.1, 0.1), slow, turn, slow).met).toBe(true)
    expect(at15(slow, slips(0.1, 0.1, 0.1, 0.1, 0.1), slow, turn, slow).met).toBe(false)
  })

  it('takes a turn that goes less far where the nose stands out the more, and none that hardly goes', () => {
    const turn = (part: number) => left.map(({ turned = 0 }) => ({ turned: part * turned, depth: 34 }))
    expect(judged(['turn-left'], rest, turn(0.6), rest).met).toBe(true)
    expect(judged(['turn-left'], rest, turn(0.45), rest).met).toBe(false)
  })

  describe('of a blink', () => {
    const eyed = (heads: readonly Head[], eyeColours: number | null = 0.4) =>
      heads.map((head) => ({ eyeColours, ...head }))
    const shut = (frames: number, eyeColours = 0.2) => Array.from({ length: frames }, () => ({ eyeColours }))
    const [open, turned] = [eyed(rest), eyed(left)]

    it('sees eyes shut on purpose, in its order', () => {
      expect(judged(['turn-left', 'blink'], open, turned, open, shut(5), open)).toMatchObject({ met: true, reasons: [] }) // prettier-ignore
      expect(judged(['blink', 'turn-left'], open, shut(5), open, turned, open).met).toBe(true)
      expect(judged(['turn-left', 'blink'], open, shut(5), open, turned, open).met).toBe(false)
      expect(judged(['turn-left'], open, turned, open, shut(5), open).met).toBe(false)
      expect(judged(['blink'], open, open, open).met).toBe(false)
    })

    it('counts none that no one thinks of, none half shut and none that does not end', () => {
      expect(judged(['turn-left'], open, shut(3), open, turned, open).met).toBe(true)
      expect(judged(['blink'], open, shut(3), open).met).toBe(false)
      expect(judged(['blink'], open, shut(6, 0.34), open).met).toBe(false)
      expect(judged(['blink'], open, shut(6)).met).toBe(false)
    })

    it('sees it though one frame in its midst tells nothing', () => {
      const [unreported, other] = [eyed([{}], null), eyed([{}, {}], null)]
      expect(judged(['blink'], open, shut(3), unreported, shut(2), open).met).toBe(true)
      expect(judged(['blink'], open, shut(3), other, shut(2), open).met).toBe(false)
    })

    it('takes one with the mouth open for no answer at all', () => {
      const both = mouth.map((head) => ({ ...head, eyeColours: 0.2 }))
      for (const request of [['open-mouth', 'blink'], ['blink', 'open-mouth'], ['open-mouth']] as const)
        expect(judged(request, open, both, open).met).toBe(false)
    })

    it('cannot tell where the eyes have no colours', () => {
      for (const colours of [null, 0.01])
        expect(judged(['blink'], eyed(rest, colours), eyed(rest, colours))).toMatchObject({ met: null, reasons: ['eyes-untold'] }) // prettier-ignore
      expect(judged(['turn-left'], eyed(rest, null), eyed(left, null), eyed(rest, null)).met).toBe(true)
    })
  })

  it('refuses a film that is cut: from rest to the side within one frame', () => {
    const turn = [30, 30, 30, 30].map((turned) => ({ turned: 1.5 * turned }))
    expect(judged(['turn-left'], rest, turn, rest).reasons).toContain('cut')
  })

  it('refuses frames that repeat others', () => {
    const values = Object.fromEntries(frameMeasureNames.map((name) => [name, 0])) as FrameMeasures['values']
    const heads = [...rest, ...left, ...rest]
    const views = heads.map((head, n) => ({
      ...view(n, head),
      measures: { version: 1, values, exact: n % 5, likeness: [0, 0, 0, 0, 0, 0, 0, 0] },
    }))
    expect(judgeChallenge(views, ['turn-left'])).toMatchObject({ met: false, reasons: ['frames-repeated'] })
  })

  it('cannot tell without times, with few frames, without a face or without a face at rest', () => {
    const views = [...rest, ...left, ...rest].map((head, n) => view(n, head))
    const unreported = (frames: readonly LivenessFrame[]) => {
      const { met, reasons } = judgeChallenge(frames, ['turn-left'])
      expect(met).toBeNull()
      return reasons
    }
    expect(unreported(views.map((one) => ({ ...one, at: null })))).toEqual(['too-few-frames'])
    expect(unreported(views.slice(0, 5))).toEqual(['too-few-frames'])
    expect(unreported(views.map((one, n) => ({ ...one, at: n * 400 })))).toEqual(['too-few-frames'])
    expect(unreported([...views].reverse())).toEqual(['too-few-frames'])
    expect(unreported(views.map((one, n) => (n % 2 === 0 ? { ...one, face: null } : one)))).toEqual([
      'face-lost',
    ])
    expect(unreported(views.map((_, n) => view(n, { turned: 50 })))).toEqual(['no-rest'])
  })
})
