import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'

/** A picture as TensorFlow.js holds it; anyone who made it gives it back. */
interface Picture {
  dispose(): void
}

/** A face that is still being looked for, and what shall be known of it. */
interface DetectionTask {
  withFaceLandmarks(): DetectionTask
  withFaceDescriptor(): PromiseLike<{ readonly descriptor: Float32Array } | undefined>
}

interface Network {
  loadFromDisk(folder: string): Promise<void>
}

/** What is used of the package @vladmandic/face-api; its own pipeline, in its own words. */
interface FaceApi {
  readonly tf: {
    setBackend(name: string): Promise<boolean>
    ready(): Promise<void>
    tensor3d(values: Uint8Array, shape: readonly number[], type: 'int32'): Picture
  }
  readonly nets: Readonly<Record<'ssdMobilenetv1' | 'faceLandmark68Net' | 'faceRecognitionNet', Network>>
  detectSingleFace(picture: Picture): DetectionTask
}

const published = '@vladmandic/face-api'

/**
 * The pipeline of face-api as its readme shows it, with its defaults: SSD MobileNet finds the surest face, 68 points, one
 * descriptor; in WebAssembly. A picture in which it finds no one is shown to it once more with a margin: it is no
 * detector for faces that fill a picture.
 *
 * @param folder in which `npm i @vladmandic/face-api @tensorflow/tfjs @tensorflow/tfjs-backend-wasm` was run
 * @returns what describes one picture: 128 numbers, compared by their distance; null where it finds no face
 * @throws Error when it is not installed there
 */
export async function openFaceApi(folder: string): Promise<(pixels: Pixels) => Promise<Float32Array | null>> {
  const find = createRequire(join(folder, 'package.json'))
  const api: unknown = find(`${published}/dist/face-api.node-wasm.js`)
  if (!isFaceApi(api)) throw new Error(`${published} in ${folder} is not the one known here`)
  await api.tf.setBackend('wasm')
  await api.tf.ready()
  const models = find.resolve(`${published}/model/face_recognition_model-weights_manifest.json`)
  for (const name of ['ssdMobilenetv1', 'faceLandmark68Net', 'faceRecognitionNet'] as const)
    await api.nets[name].loadFromDisk(join(models, '..'))
  const describe = async ({ data, width, height, channels }: Pixels) => {
    const picture = api.tf.tensor3d(data, [height, width, channels], 'int32')
    const face = await api.detectSingleFace(picture).withFaceLandmarks().withFaceDescriptor()
    picture.dispose()
    return face?.descriptor ?? null
  }
  return async (pixels) => (await describe(pixels)) ?? (await describe(await padImage(pixels)))
}

/** The edges repeated by half of the longer side. */
async function padImage({ data, width, height, channels }: Pixels): Promise<Pixels> {
  const room = Math.round(Math.max(width, height) / 2)
  const edges = { top: room, bottom: room, left: room, right: room, extendWith: 'copy' } as const
  const wide = sharp(data, { raw: { width, height, channels } }).extend(edges)
  const size = { width: width + 2 * room, height: height + 2 * room }
  return { ...size, channels, data: await wide.raw().toBuffer() }
}

function isFaceApi(value: unknown): value is FaceApi {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['tf', 'nets', 'detectSingleFace'].every((name) => Reflect.get(value, name) !== undefined)
  )
}
