import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureImage } from '../../../engine/imaging/forensics/measure-image.ts'
import { rectify } from '../../../engine/imaging/geometry/rectify.ts'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { openImageClient } from './image-client.ts'

const signal = new AbortController().signal
const client = openImageClient({ waiting: 1, milliseconds: 60_000 })
const pictures = client.for('')
/** Every pixel another. */
const pixels: Pixels = {
  ...{ width: 320, height: 288, channels: 3 },
  data: Uint8Array.from({ length: 320 * 288 * 3 }, (_, at) => (at * at) % 251),
}
const quad: Quad = [[10, 12], [90, 8], [95, 70], [5, 66]] // prettier-ignore

beforeAll(() => client.warm())
afterAll(() => client.close())

describe('The thread for work on decoded pictures', () => {
  it('rectifies and measures as the engine does', async () => {
    const flat = { width: 60, height: 40, beyond: 'white', steppedOver: 0 } as const
    const there = await pictures.rectify(pixels, quad, { ...flat, signal })
    expect({ ...there, data: Array.from(there.data) }).toEqual({
      ...rectify(pixels, quad, flat),
      data: Array.from(rectify(pixels, quad, flat).data),
    })
    expect(await pictures.measure(pixels, 0.5, signal)).toEqual(measureImage(pixels, 0.5))
  })

  it('encodes without loss as PNG, and as JPEG of the same size', async () => {
    const png = await sharp(await pictures.encodePng(pixels, signal)).raw().toBuffer() // prettier-ignore
    expect(png.equals(Buffer.from(pixels.data))).toBe(true)
    const jpeg = await sharp(await pictures.encodeJpeg(pixels, 90, signal)).metadata()
    expect(jpeg).toMatchObject({ format: 'jpeg', width: 320, height: 288 })
  })

  it('says what failed, and does the next task', async () => {
    const point: Quad = [[5, 5], [5, 5], [5, 5], [5, 5]] // prettier-ignore
    const flat = { width: 10, height: 10, beyond: 'white', steppedOver: 0, signal } as const
    await expect(pictures.rectify(pixels, point, flat)).rejects.toThrow('one line')
    expect(await pictures.rectify(pixels, quad, flat)).toMatchObject({ width: 10, height: 10 })
  })

  it('sends away who would wait too long, and stops for who went away', async () => {
    const flat = { width: 10, height: 10, beyond: 'white', steppedOver: 0 } as const
    const gone = new AbortController()
    const all = [gone.signal, signal, signal].map((each) => pictures.rectify(pixels, quad, { ...flat, signal: each })) // prettier-ignore
    gone.abort(new Error('gone'))
    const settled = await Promise.allSettled(all)
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(settled[2]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } })
  })
})
