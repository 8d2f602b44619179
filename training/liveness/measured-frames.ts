import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'
import { measureFrame } from '../../src/engine/face/liveness/measures/measure-frame.ts'
import { faceFiles } from '../../src/adapters/inference/face/face-analysis.ts'
import { detectFaces } from '../../src/adapters/inference/face/detect-faces.ts'
import { type Random, randomFrom } from '../../src/engine/specimens/random.ts'
import { pictureFile } from '../../src/engine/specimens/person.ts'
import { people } from '../../src/engine/specimens/tables/people.table.ts'
import type { FoundFace } from '../../src/vocabulary/face/face.ts'
import type { FrameMeasures } from '../../src/vocabulary/face/liveness-frame.ts'
import { decodeImage } from './raster.ts'
import { type Kind, kinds, type Simulator } from './simulator.ts'

/** A simulated frame, as the detector and the measures see it; null where no face is found, or it cannot be measured. */
export interface MeasuredFrame {
  readonly person: string
  readonly kind: Kind
  /** Whether someone worked it over after it was taken. */
  readonly isWorkedOver: boolean
  readonly face: FoundFace | null
  readonly measures: FrameMeasures | null
}

/** Every third person is kept from the fit: by identity, no one is on both sides. */
export const trainingPersons = people.filter((_, n) => n % 3 !== 2).map(({ id }) => id)
export const testPersons = people.filter((_, n) => n % 3 === 2).map(({ id }) => id)

const root = new URL('../../', import.meta.url)
const stillImages = ['selfie-1', 'selfie-2', 'portrait'] as const

/** How frames come to be. */
export interface FrameGenerators {
  readonly simulate: Simulator
  /** What is done to a frame of which there is to be a second one, worked over. */
  readonly workOver: (file: Uint8Array, random: Random) => Promise<Uint8Array>
}

/**
 * So many frames of every kind and person, each as it was taken and worked over, measured; what a run before this one
 * made is taken from a cache.
 */
export async function measuredFrames(
  name: string,
  { simulate, workOver }: FrameGenerators,
  { persons, each }: { readonly persons: readonly string[]; readonly each: number },
): Promise<readonly MeasuredFrame[]> {
  const cache = new URL(`.cache/liveness/${name}-${persons.length}-${each}.json`, root)
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as readonly MeasuredFrame[]
  const detector = await InferenceSession.create(
    await readFile(new URL(`models/${faceFiles.detector}`, root)),
    { intraOpNumThreads: 1, interOpNumThreads: 1, extra: { session: { 'intra_op.allow_spinning': '0' } } },
  )
  const picture = (person: string, n: number) =>
    readFileSync(new URL(`data/people/${pictureFile({ id: person }, stillImages[n % 3] ?? 'selfie-1')}`, root))
  const frames: MeasuredFrame[] = []
  for (let n = 0; n < each; n++) {
    for (const [index, person] of persons.entries()) {
      const room = picture(persons[(index + 1 + n) % persons.length] ?? person, n)
      for (const kind of kinds) {
        const random = randomFrom(n).fork(`${name} ${person} ${kind}`)
        const file = await simulate(kind, { person: picture(person, n), room }, random)
        const worked = await workOver(file, random.fork('worked over'))
        for (const isWorkedOver of [false, true]) {
          const pixels = await decodeImage(isWorkedOver ? worked : file)
          const [face] = await detectFaces(detector, pixels)
          const measures = face === undefined ? null : measureFrame(pixels, face.quad)
          frames.push({ person, kind, isWorkedOver, face: face ?? null, measures })
        }
      }
    }
  }
  mkdirSync(fileURLToPath(new URL('.cache/liveness', root)), { recursive: true })
  writeFileSync(cache, JSON.stringify(frames))
  return frames
}
