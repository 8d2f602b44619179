import { readFile } from 'node:fs/promises'
import { InferenceSession } from 'onnxruntime-node'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { openFaceAnalysis } from './face-analysis.ts'

const root = new URL('../../../../', import.meta.url)
const see = openFaceAnalysis(async (file) =>
  InferenceSession.create(await readFile(new URL(`models/${file}`, root))),
)

async function selfie(): Promise<Pixels> {
  const picture = sharp(await readFile(new URL('data/people/p01-selfie-1.jpg', root)))
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data }
}

describe('openFaceSeeing', () => {
  it('measures around the largest face where it is asked to, and only there', async () => {
    const pixels = await selfie()
    const { found, measures } = await see(pixels, 0, true)
    expect(found).toHaveLength(1)
    expect(Object.values(measures?.values ?? {}).every(Number.isFinite)).toBe(true)
    expect(measures?.values.faceShare).toBeGreaterThan(0.2)
    expect(await see(pixels, 0)).not.toHaveProperty('measures')
  })

  it('fails while a network cannot be opened, and sees again when it can', async () => {
    let isWhole = false
    const seeing = openFaceAnalysis(async (file) => {
      if (!isWhole) throw new Error(`${file} is not the published one`)
      return InferenceSession.create(await readFile(new URL(`models/${file}`, root)))
    })
    const pixels = await selfie()
    await expect(seeing(pixels, 1)).rejects.toThrow(/not the published one/)
    isWhole = true
    expect((await seeing(pixels, 1)).seen).toHaveLength(1)
  })

  it('measures nothing where there is no face', async () => {
    const wall: Pixels = { width: 200, height: 200, channels: 3, data: new Uint8Array(120_000).fill(140) }
    expect(await see(wall, 1, true)).toEqual({ found: [], seen: [], measures: null })
  })
})
