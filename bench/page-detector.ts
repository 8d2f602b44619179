import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { personBytes } from '../test/world/pictures/faces.ts'
import { faceWeights } from '../tools/build/face-weights.ts'
import { createFaceDetector } from '../web/kit/camera/face/face-detector.ts'
import { halfFloats } from '../web/kit/camera/face/half-floats.ts'
import { documentQuad } from '../web/kit/camera/measures/document-quad.ts'
import { lumaFrom } from '../web/kit/camera/measures/luma-picture.ts'
import { documentAspects } from '../web/kit/camera/measures/document-aspects.ts'
import { shareWithInterval } from './kit/figures.ts'
import { cameraScene, type SceneKind, sceneKinds } from './page/camera-scenes.ts'

/**
 * What the hosted page sees of a document and of a face on the device: in how many drawn frames it finds the document, and
 * the processor time of each frame on one core. Right is a quad whose corners all lie within 3 % of the frame's diagonal.
 * `npm run bench:page-detector -- [--count 60] [--verbose]`
 */
const { values: options } = parseArgs({
  options: { count: { type: 'string', default: '60' }, verbose: { type: 'boolean', default: false } },
})
const count = Number(options.count)
const tolerance = 0.03

type Outcome = 'right' | 'elsewhere' | 'cut off' | 'none'

async function outcomeOf(kind: SceneKind, n: number): Promise<{ outcome: Outcome; milliseconds: number }> {
  const { picture, quad, isPassport } = await cameraScene(kind, n)
  const begun = process.cpuUsage()
  const outline = documentQuad(lumaFrom(picture), documentAspects[isPassport ? 'P' : 'I'])
  const { user, system } = process.cpuUsage(begun)
  const milliseconds = (user + system) / 1000
  if (outline === null) return { outcome: 'none', milliseconds }
  if (outline.isCutOff) return { outcome: 'cut off', milliseconds }
  const diagonal = Math.hypot(picture.width, picture.height)
  const apart = (quad ?? []).map(([x, y], k) => {
    const [ox, oy] = outline.quad[k] ?? [0, 0]
    return Math.hypot(x - ox, y - oy) / diagonal
  })
  const isRight = quad !== null && Math.max(...apart) <= tolerance
  return { outcome: isRight ? 'right' : 'elsewhere', milliseconds }
}

const expected: Readonly<Partial<Record<SceneKind, Outcome>>> = {
  'reaches out of the frame': 'cut off',
  'no document': 'none',
}

async function judge(kind: SceneKind): Promise<void> {
  const counts: Record<Outcome, number> = { right: 0, elsewhere: 0, 'cut off': 0, none: 0 }
  let all = 0
  for (let n = 0; n < count; n++) {
    const { outcome, milliseconds } = await outcomeOf(kind, n)
    counts[outcome]++
    all += milliseconds
    if (options.verbose && outcome !== (expected[kind] ?? 'right')) console.log(`  ${n}: ${outcome}`)
  }
  console.log(kind)
  console.log(`  right           ${shareWithInterval(counts[expected[kind] ?? 'right'], count)}`)
  console.log(`  otherwise       ${Object.entries(counts).map(([outcome, n]) => `${outcome} ${n}`).join(', ')}`) // prettier-ignore
  console.log(`  processor time  ${(all / count).toFixed(1)} ms`)
}

for (const kind of sceneKinds) await judge(kind)
await measureFaces()

/** The largest pictures that the page gives to the detector, of invented people. */
async function measureFaces(): Promise<void> {
  const network = readFileSync(fileURLToPath(new URL('../models/face-detector.onnx', import.meta.url)))
  const detector = createFaceDetector(halfFloats(faceWeights(network)))
  const size = { width: 128, height: 160 }
  let [found, all] = [0, 0]
  for (let n = 0; n < count; n++) {
    const name = `p0${(n % 4) + 1}-${['selfie-1', 'turn-left', 'look-up', 'open-mouth'][Math.floor(n / 4) % 4] ?? ''}.jpg`
    const data = await sharp(personBytes(name))
      .resize({ ...size, position: 'left' })
      .ensureAlpha()
      .raw()
      .toBuffer()
    const begun = process.cpuUsage()
    const faces = detector({ ...size, data: new Uint8ClampedArray(data) })
    const { user, system } = process.cpuUsage(begun)
    all += (user + system) / 1000
    if (faces.length === 1) found++
  }
  console.log(`faces, ${size.width} × ${size.height} pixels`)
  console.log(`  one found       ${shareWithInterval(found, count)}`)
  console.log(`  processor time  ${(all / count).toFixed(1)} ms`)
}
