import { describe, expect, it } from 'vitest'
import { holds } from '../geometry/sides.ts'
import { partial } from '../../test/world/partial.ts'
import type { Inference } from './ports/inference.ts'
import { drawSpecimenFile } from './specimen.ts'

const inference = partial<Inference>({ encodePng: () => Promise.resolve(new Uint8Array([1])) }, 'inference')
const asked = { flaws: [], flat: true, seed: 7, today: '2026-11-21', signal: new AbortController().signal }

describe('the truth beside a specimen', () => {
  it('says what was asked for, what is printed and where on the picture that is', async () => {
    const { truth, zone } = await drawSpecimenFile({ inference }, { ...asked, kind: 'passport' })
    expect(truth).toMatchObject({
      kind: 'passport',
      seed: 7,
      today: '2026-11-21',
      expectedDecision: 'accept',
    })
    expect(truth.zone).toEqual(zone)
    const number = truth.fields.find(({ key }) => key === 'documentNumber')
    expect(zone[1]?.startsWith(number?.text ?? '?')).toBe(true)
    const boxes = [...truth.portraits, ...truth.zoneQuads, ...truth.fields.map(({ quad }) => quad)]
    expect(boxes.flat().every((corner) => holds(truth.page, corner))).toBe(true)
    expect(Math.max(...truth.page.map(([x]) => x))).toBeLessThanOrEqual(truth.width + 1)
  })
})
