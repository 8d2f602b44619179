import { describe, expect, it } from 'vitest'
import { holds } from '../../engine/imaging/geometry/sides.ts'
import { partialStub } from '../../../test/world/partial-stub.ts'
import type { Inference } from '../ports/inference/inference.ts'
import { drawSpecimenFile } from './specimen.ts'

const request = { flaws: [], flat: true, seed: 7, today: '2026-11-21', signal: new AbortController().signal }

/** A service whose portraits are of one colour, and the names of those that were asked for. */
function given(): { readonly read: string[]; readonly service: Parameters<typeof drawSpecimenFile>[0] } {
  const read: string[] = []
  const pixels = { width: 4, height: 5, channels: 3, data: new Uint8Array(60).fill(77) } as const
  const page = { pixels, format: 'jpeg', original: { width: 4, height: 5 }, page: 1 } as const
  const inference = partialStub<Inference>(
    {
      decode: () => Promise.resolve([page]),
      encodePng: ({ data }) => Promise.resolve(data),
    },
    'inference',
  )
  const readPicture = (name: string): Promise<Uint8Array> => {
    read.push(name)
    return Promise.resolve(new Uint8Array())
  }
  return { read, service: { inference, readPicture } }
}

describe('the truth beside a specimen', () => {
  it('says what was asked for, what is printed and where on the picture that is', async () => {
    const { truth, zone } = await drawSpecimenFile(given().service, { ...request, kind: 'passport' })
    expect(truth).toMatchObject({
      kind: 'passport',
      seed: 7,
      today: '2026-11-21',
      expectedDecision: 'reject',
    })
    expect(truth.zone).toEqual(zone)
    const number = truth.fields.find(({ key }) => key === 'documentNumber')
    expect(zone[1]?.startsWith(number?.text ?? '?')).toBe(true)
    const boxes = [...truth.portraits, ...truth.zoneQuads, ...truth.fields.map(({ quad }) => quad)]
    expect(boxes.flat().every((corner) => holds(truth.page, corner))).toBe(true)
    expect(Math.max(...truth.page.map(([x]) => x))).toBeLessThanOrEqual(truth.width + 1)
  })
  it('shows the portrait of someone of the holder’s sex, and the same on whatever the holder bears', async () => {
    const { read, service } = given()
    const { bytes, truth } = await drawSpecimenFile(service, { ...request, kind: 'id-card' })
    await drawSpecimenFile(service, { ...request, kind: 'residence-permit', flat: true })
    expect(read).toHaveLength(2)
    for (const name of read) expect(name).toMatch(/^p\d\d-portrait\.jpg$/)
    const [[left, top]] = truth.portraits[0] ?? truth.page
    const dot = (Math.round(top + 9) * truth.width + Math.round(left + 9)) * 3
    // The ghost lies under a veil of 55%: brighter than the portrait, and grey as that.
    const [red, green, blue] = bytes.subarray(dot, dot + 3)
    expect(red).toBeGreaterThan(120)
    expect([green, blue].every((level) => Math.abs((level ?? 0) - (red ?? 0)) < 6)).toBe(true)
  })
})
