import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'
import { faceSimilarity } from '../src/face/compare-faces.ts'
import { openFaceSeeing } from '../src/inference/face-seeing.ts'
import type { FaceDescription } from '../src/vocabulary/face.ts'
import type { Pixels } from '../src/vocabulary/pixels.ts'
import { degradations, degraded } from './faces/degrade.ts'
import { facesOf, haveFaces, labelledPairs, pixelsOf } from './faces/sets.ts'
import { type Trial, verification } from './faces/trials.ts'
import { spread } from './figures.ts'

/**
 * `npm run bench:faces`: whether the same person is told from strangers, on the sets of ../shared/data/vision/faces, also
 * with one side degraded to a printed portrait. A face that is not found counts as a miss. Accuracy does not depend on
 * the machine; times do, and the load average is printed.
 */
if (!haveFaces()) {
  console.error('bench:faces is SKIPPED: there are no pictures at ../shared/data/vision/faces')
  process.exit(0)
}

const times: number[] = []
const see = openFaceSeeing(async (file) =>
  InferenceSession.create(await readFile(fileURLToPath(new URL(`../models/${file}`, import.meta.url))), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    extra: { session: { 'intra_op.allow_spinning': '0' } },
  }),
)

async function described(pixels: Pixels): Promise<FaceDescription | null> {
  const begin = performance.now()
  const { seen } = await see(pixels, 1)
  times.push(performance.now() - begin)
  return seen[0]?.description ?? null
}

function score(a: FaceDescription | null, b: FaceDescription | null): number {
  return a === null || b === null ? -1 : faceSimilarity(a, b)
}

function tell(name: string, trials: readonly Trial[], missed: string): void {
  const { auc, at, falseAtHalf, foundAtHalf } = verification(trials)
  const rates = at.map(
    ({ far, threshold, accepted }) => `TAR@FAR ${far * 100} %: ${accepted} at ${threshold.toFixed(3)}`,
  )
  console.log(`${name}: AUC ${auc.toFixed(5)}; ${rates.join('; ')}; not found ${missed}`)
  console.log(`  at the default 0.5: strangers accepted ${falseAtHalf}, same person accepted ${foundAtHalf}`)
}

for (const set of ['orl', 'frjs', 'bbt'] as const) {
  const pictures = await facesOf(set)
  const faces: (FaceDescription | null)[] = []
  for (const { pixels } of pictures) faces.push(await described(pixels))
  const missed = faces.filter((face) => face === null).length
  const trials = faces.flatMap((a, i) =>
    faces.slice(i + 1).map((b, j) => ({
      same: pictures[i]?.person === pictures[i + 1 + j]?.person,
      score: score(a, b),
    })),
  )
  tell(set, trials, `${missed}/${faces.length}`)
  if (set !== 'orl') continue
  for (const way of degradations) {
    const worse: (FaceDescription | null)[] = []
    for (const { pixels } of pictures) worse.push(await described(await degraded(pixels, way)))
    const pairs = worse.flatMap((a, i) =>
      faces.flatMap((b, j) =>
        i === j ? [] : [{ same: pictures[i]?.person === pictures[j]?.person, score: score(a, b) }],
      ),
    )
    tell(`${set}, ${way.name}`, pairs, `${worse.filter((face) => face === null).length}/${worse.length}`)
  }
}

const press = new Map<string, FaceDescription | null>()
for (const { files } of labelledPairs())
  for (const file of files)
    if (!press.has(file)) press.set(file, await described(await pixelsOf(`deepface/${file}`)))
const pairs = labelledPairs().map(({ files: [a, b], same }) => ({
  same,
  score: score(press.get(a) ?? null, press.get(b) ?? null),
}))
tell('deepface', pairs, `${[...press.values()].filter((face) => face === null).length}/${press.size}`)
const wrong = pairs.filter(({ same, score: found }) => found >= 0.5 !== same)
console.log(`  pairs wrong at 0.5: ${wrong.length}/${pairs.length}`)
console.log(`one face found and described, one thread: ${spread(times)}`)
