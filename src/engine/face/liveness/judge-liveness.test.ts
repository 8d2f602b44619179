import { describe, expect, it } from 'vitest'
import {
  type LivenessFrame,
  type FrameMeasure,
  frameMeasureNames,
  frameMeasuresVersion,
} from '../../../vocabulary/face/liveness-frame.ts'
import type { FaceKeypoints } from '../../../vocabulary/face/face.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { judgeLiveness } from './judge-liveness.ts'
import { livenessModel } from './liveness-model.table.ts'
import { recaptureEvidence } from './recapture-evidence.ts'

/** Measures that lie so many spreads from the middle, each to the side on which the model sees screens (or, below 0, none). */
function measures(towards: number, kind: 'screen' | 'print' = 'screen') {
  const values = Object.fromEntries(
    frameMeasureNames.map((name) => {
      const row = livenessModel.rows[name]
      return [name, row === undefined ? 0 : row.middle + towards * Math.sign(row[kind][0]) * row.spread]
    }),
  ) as Record<FrameMeasure, number>
  return { version: frameMeasuresVersion, values, exact: 1, likeness: [0, 0, 0, 0, 0, 0, 0, 0] }
}

const points: FaceKeypoints = [[130, 140], [190, 140], [160, 170], [140, 200], [180, 200]] // prettier-ignore

interface Look {
  readonly wide?: number
  readonly n?: number
  readonly kind?: 'screen' | 'print'
}

function view(towards: number | null, { wide = 120, n = 0, kind = 'screen' }: Look = {}): LivenessFrame {
  const quad: Quad = [[100, 100], [100 + wide, 100], [100 + wide, 260], [100, 260]] // prettier-ignore
  const outline = Array.from({ length: 68 }, (_, at): Point => [100 + at + (at % 3) * n * 0.2, 100 + n * 0.3])
  return {
    measures: towards === null ? null : { ...measures(towards, kind), exact: n },
    size: { width: 320, height: 400 },
    at: n * 100,
    face: { found: { score: 0.9, quad, points }, outline, mouthShade: null, eyeColours: null },
  }
}

describe('judgeLiveness', () => {
  it('says nothing of frames without a face, without measures, without colours, or with a face too small', () => {
    const none = { live: null, recaptured: null }
    expect(judgeLiveness([])).toEqual({ ...none, reasons: ['no-face'] })
    expect(judgeLiveness([{ ...view(0), face: null }])).toEqual({ ...none, reasons: ['no-face'] })
    expect(judgeLiveness([view(null)])).toEqual({ ...none, reasons: ['not-measured'] })
    expect(judgeLiveness([view(-1, { wide: 60 })])).toEqual({ ...none, reasons: ['face-too-small'] })
    const grey = view(-1)
    const values = { ...measures(-1).values, saturation: 0 }
    expect(judgeLiveness([{ ...grey, measures: { ...measures(-1), values } }])).toEqual({ ...none, reasons: ['no-colour'] }) // prettier-ignore
  })

  it('says nothing of measures for another model, or that are no numbers', () => {
    const spoilt = { ...measures(-1), values: { ...measures(-1).values, grain: Number.NaN } }
    for (const bad of [{ ...measures(-1), version: frameMeasuresVersion + 1 }, spoilt])
      expect(judgeLiveness([{ ...view(-1), measures: bad }])).toEqual({ live: null, recaptured: null, reasons: ['not-measured'] }) // prettier-ignore
  })

  it('takes strong traces for a screen or a print, on the far side of both default thresholds', () => {
    for (const [kind, reason] of [['screen', 'screen-traces'], ['print', 'print-traces']] as const) {
      const { live, recaptured, reasons } = judgeLiveness([view(2, { kind })])
      expect(recaptured).toBeGreaterThan(0.5)
      expect(live).toBeLessThan(0.2)
      expect(reasons.some((one) => one === reason || one.endsWith('-traces'))).toBe(true)
    } // prettier-ignore
  })

  it('takes a frame without traces for someone alive, on the near side of both', () => {
    const { live, recaptured, reasons } = judgeLiveness([view(-1)])
    expect(recaptured).toBeLessThan(0.5)
    expect(live).toBeGreaterThan(0.2)
    expect(reasons).toEqual([])
  })

  it('holds it against no one that there are fewer grids and edges than usual', () => {
    const filtered = (spreads: number) => {
      const values = { ...measures(-1).values }
      for (const [name, row] of Object.entries(livenessModel.rows))
        if (row.least === 0) Object.assign(values, { [name]: row.middle - spreads * row.spread })
      return recaptureEvidence({ ...measures(-1), values })
    }
    expect(filtered(3)).toEqual(filtered(0))
    expect(filtered(-2).screen).toBeGreaterThan(filtered(0).screen)
    expect(filtered(-2).print).toBeGreaterThan(filtered(0).print)
  })

  it('cannot tell just above the threshold', () => {
    const steps = Array.from({ length: 400 }, (_, n) => -1 + n / 100)
    const between = steps.find((towards) => {
      const { screen, print } = recaptureEvidence(measures(towards))
      return Math.max(screen, print) > 0 && Math.max(screen, print) < 1.5
    })
    expect(between).toBeDefined()
    expect(judgeLiveness([view(between ?? 0)])).toEqual({ live: null, recaptured: null, reasons: ['unsure'] })
  })

  it('takes frames that repeat, or a face that does not stir, for no one alive, whatever they look like', () => {
    const run = (numbers: readonly number[]) => judgeLiveness(numbers.map((n) => view(-1, { n })))
    expect(run([1, 2, 3, 4, 5]).live).toBeGreaterThan(0.2)
    expect(run([1, 1, 1, 2, 2])).toMatchObject({ live: 0, reasons: ['frames-repeated'] })
    expect(run([1, 2, 3, 1, 2, 3])).toMatchObject({ live: 0, reasons: ['frames-repeated'] })
    const still = [1, 2, 3, 4, 5].map((n) => ({ ...view(-1, { n }), face: view(-1).face }))
    expect(judgeLiveness(still)).toMatchObject({ live: 0, reasons: ['perfectly-still'] })
  })
})
