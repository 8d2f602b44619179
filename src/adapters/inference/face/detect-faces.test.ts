import { readFile } from 'node:fs/promises'
import { InferenceSession } from 'onnxruntime-node'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { quadSize } from '../../../engine/imaging/geometry/rectify.ts'
import type { FoundFace } from '../../../vocabulary/face/face.ts'
import { detectFaces } from './detect-faces.ts'

const root = new URL('../../../../', import.meta.url)
let session: InferenceSession
beforeAll(async () => {
  session = await InferenceSession.create(await readFile(new URL('models/face-detector.onnx', root)))
})

interface Portrait {
  readonly person: string
  /** Pixels. */
  readonly width: number
  readonly left: number
}

/** Faces on a grey background of 1200 × 900 pixels. */
async function facesIn(portraits: readonly Portrait[]): Promise<readonly FoundFace[]> {
  const pasted = portraits.map(async ({ person, width, left }) => ({
    input: await sharp(await readFile(new URL(`data/people/${person}-portrait.jpg`, root)))
      .resize({ width })
      .toBuffer(),
    left,
    top: 40,
  }))
  const data = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888' } })
    .composite(await Promise.all(pasted))
    .removeAlpha()
    .raw()
    .toBuffer()
  return detectFaces(session, { width: 1200, height: 900, channels: 3, data })
}

describe('findFaces', () => {
  it('finds a large face where it lies', async () => {
    const [large, ...others] = await facesIn([{ person: 'p01', width: 600, left: 300 }])
    expect(others).toEqual([])
    const [[left, top] = [0, 0], , [right, bottom] = [0, 0]] = large?.quad ?? []
    expect([left > 300, right < 900, top > 40, bottom < 840]).toEqual([true, true, true, true])
  })

  it('finds also whom a large face has beside it, a third as wide', async () => {
    const found = await facesIn([
      { person: 'p01', width: 600, left: 50 },
      { person: 'p02', width: 220, left: 900 },
    ])
    expect(found).toHaveLength(2)
  })

  it('looks more closely where even the widest face is small', async () => {
    const found = await facesIn([
      { person: 'p01', width: 180, left: 50 },
      { person: 'p02', width: 110, left: 900 },
    ])
    expect(found).toHaveLength(2)
    expect(Math.max(...found.map(({ quad }) => quadSize(quad).width))).toBeLessThan(180)
  })
})
