import { readFileSync } from 'node:fs'
import { InferenceSession } from 'onnxruntime-node'
import sharp from 'sharp'
import { eyeColours } from '../../src/engine/face/liveness/measures/eye-colours.ts'
import { mouthShade } from '../../src/engine/face/liveness/measures/mouth-shade.ts'
import { faceFiles } from '../../src/adapters/inference/face/face-analysis.ts'
import { detectFaces } from '../../src/adapters/inference/face/detect-faces.ts'
import { outlineOf } from '../../src/adapters/inference/face/embed-face.ts'
import { type PersonPicture, pictureFile } from '../../src/engine/specimens/person.ts'
import type { LivenessFrame } from '../../src/vocabulary/face/liveness-frame.ts'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'

const root = new URL('../../', import.meta.url)
/** Key frames of a movement, and their side in dots. */
const keyFrameCount = 7
export const keySide = 256

/** The key frames of a movement, at rest first. */
export async function keyFrames(person: string, movement: PersonPicture): Promise<readonly Pixels[]> {
  const file = readFileSync(new URL(`data/people/${pictureFile({ id: person }, movement)}`, root))
  return Promise.all(
    Array.from({ length: keyFrameCount }, async (_, n) => {
      const part = { left: n * keySide, top: 0, width: keySide, height: keySide }
      const data = await sharp(file).extract(part).removeAlpha().raw().toBuffer()
      return { width: keySide, height: keySide, channels: 3 as const, data }
    }),
  )
}

/** Looks at frames as the service does, but for what tells people apart. */
export async function openFrameAnalysis(): Promise<(pixels: Pixels, at: number) => Promise<LivenessFrame>> {
  const open = (file: string) =>
    InferenceSession.create(readFileSync(new URL(`models/${file}`, root)), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      extra: { session: { 'intra_op.allow_spinning': '0' } },
    })
  const [detector, outliner] = [await open(faceFiles.detector), await open(faceFiles.outliner)]
  return async (pixels, at) => {
    const [found] = await detectFaces(detector, pixels)
    const size = { width: pixels.width, height: pixels.height }
    if (found === undefined) return { measures: null, size, at, face: null }
    const outline = await outlineOf(outliner, pixels, found)
    const eyes = eyeColours(pixels, { found, outline })
    const face = { found, outline, mouthShade: mouthShade(pixels, found), eyeColours: eyes }
    return { measures: null, size, at, face }
  }
}
