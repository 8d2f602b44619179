import { readFile } from 'node:fs/promises'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { facesInMaps } from '../../../../src/engine/face/detector/faces-in-maps.ts'
import type { FoundFace } from '../../../../src/vocabulary/face/face.ts'
import { personBytes } from '../../../../test/world/pictures/faces.ts'
import { faceWeights } from '../../../../tools/build/face-weights.ts'
import type { RgbaPicture } from '../measures/rgba-picture.ts'
import { createFaceDetector, type FaceDetector } from './face-detector.ts'
import { halfFloats } from './half-floats.ts'

const size = { width: 128, height: 160 }
/** Pixels by which a corner or point may differ: the weights have 16 bits here, and 32 there. */
const tolerance = 0.25

let session: InferenceSession
let weights: Float64Array
let detector: FaceDetector
beforeAll(async () => {
  const network = await readFile(new URL('../../../../models/face-detector.onnx', import.meta.url))
  session = await InferenceSession.create(network)
  weights = halfFloats(faceWeights(network))
  detector = createFaceDetector(weights)
})

async function pictureOf(name: string): Promise<RgbaPicture> {
  const data = await sharp(personBytes(name))
    .resize({ ...size, fit: 'cover', position: 'left' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { ...size, data: new Uint8ClampedArray(data) }
}

/** What the network itself finds. */
async function reference({ width, height, data }: RgbaPicture): Promise<readonly FoundFace[]> {
  const plane = width * height
  const input = new Float32Array(3 * plane)
  for (let at = 0; at < plane; at++)
    for (let colour = 0; colour < 3; colour++) input[colour * plane + at] = data[at * 4 + 2 - colour] ?? 0
  const answers = await session.run({ input: new Tensor('float32', input, [1, 3, height, width]) })
  return facesInMaps((name) => Float32Array.from(answers[name]?.data as Float32Array), { width, height })
}

const numbersOf = (faces: readonly FoundFace[]) =>
  faces.map(({ quad, points }) => [...quad, ...points].flat())

describe('The face detector of the page', () => {
  it.each(['p01-selfie-1', 'p02-turn-left', 'p03-look-up', 'p04-open-mouth', 'p07-portrait'])(
    'finds in %s what the network finds under ONNX Runtime, to a quarter of a pixel',
    async (name) => {
      const picture = await pictureOf(`${name}.jpg`)
      const [found, expected] = [detector(picture), await reference(picture)]
      expect(found).toHaveLength(1)
      expect(found[0]?.score).toBeCloseTo(expected[0]?.score ?? 0, 2)
      const [mine = [], theirs = []] = [numbersOf(found)[0], numbersOf(expected)[0]]
      const apart = mine.map((value, n) => Math.abs(value - (theirs[n] ?? Infinity)))
      expect(Math.max(...apart)).toBeLessThan(tolerance)
    },
  )

  it('finds none where there is none, and does so again after another size', async () => {
    const grey = (width: number, height: number): RgbaPicture => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4).fill(128),
    })
    expect(detector(grey(96, 64))).toEqual([])
    expect(detector(await pictureOf('p01-selfie-1.jpg'))).toHaveLength(1)
  })

  it('refuses sides that it would have to cut, and weights of another network', () => {
    expect(() => detector({ width: 100, height: 64, data: new Uint8ClampedArray(0) })).toThrow(
      /multiples of 32/,
    )
    expect(() => createFaceDetector(weights.subarray(1))).toThrow(/53104 weights/)
  })
})
