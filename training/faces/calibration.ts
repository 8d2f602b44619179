import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { InferenceSession } from 'onnxruntime-node'
import sharp from 'sharp'
import { decodeImage } from '../../bench/faces/sets.ts'
import { faceFiles, openFaceAnalysis } from '../../src/adapters/inference/face/face-analysis.ts'

/**
 * `npx tsx training/faces/calibration.ts`: writes what the two recognisers are shown of the people who do not exist, as they
 * are and as small, grey, compressed portraits, to .cache/training/faces/: squares of bytes, three planes each. By these
 * `derive.py` sets the scales of layers in eight bits.
 */
const root = new URL('../../', import.meta.url)
const folder = new URL('.cache/training/faces/', root)
const calibrationFaces = new Map<string, Uint8Array[]>([
  [faceFiles.recogniser, []],
  [faceFiles.descriptor, []],
])

/** The network, and all that it is shown is kept. */
async function openModel(file: string): Promise<InferenceSession> {
  const session = await InferenceSession.create(readFileSync(new URL(`models/${file}`, root)))
  const run: InferenceSession['run'] = async (feeds: InferenceSession.FeedsType) => {
    for (const { data } of Object.values(feeds))
      if (data instanceof Float32Array) calibrationFaces.get(file)?.push(Uint8Array.from(data))
    return session.run(feeds)
  }
  return new Proxy(session, {
    get: (target, key) => (key === 'run' ? run : (Reflect.get(target, key, target) as unknown)),
  })
}

/** The picture as it is, or in turn as it comes from a document. */
function degradedPortrait(bytes: Uint8Array, at: number): Promise<Uint8Array> {
  if (at % 3 === 1) return sharp(bytes).resize({ width: 110 }).jpeg({ quality: 60 }).toBuffer()
  if (at % 6 === 2) return sharp(bytes).resize({ width: 400 }).grayscale().jpeg({ quality: 50 }).toBuffer()
  return Promise.resolve(bytes)
}

const analyseFaces = openFaceAnalysis(openModel)
const files = readdirSync(new URL('data/people/', root)).filter((file) =>
  /(portrait|selfie-1|turn-left)\.jpg$/.test(file),
)
for (const [at, file] of files.sort().entries())
  await analyseFaces(await decodeImage(await degradedPortrait(readFileSync(new URL(`data/people/${file}`, root)), at)), 1)
mkdirSync(folder, { recursive: true })
for (const [file, squares] of calibrationFaces) {
  writeFileSync(new URL(file.replace('.onnx', '.squares'), folder), Buffer.concat(squares))
  console.log(`${file}: shown ${squares.length} times`)
}
