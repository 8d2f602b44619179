import { faceSimilarity } from '../../src/face/compare-faces.ts'
import type { FaceDescription } from '../../src/vocabulary/face.ts'
import type { Pixels } from '../../src/vocabulary/pixels.ts'
import { degradations, degraded } from './degrade.ts'
import { openNetworks } from './networks.ts'
import { facesOf, labelledPairs, pixelsOf } from './sets.ts'
import { type Trial, verification } from './trials.ts'

const see = openNetworks(1)

async function described(pixels: Pixels): Promise<FaceDescription | null> {
  return (await see(pixels, 1)).seen[0]?.description ?? null
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

/** Prints what each set says; a face that is not found counts as a miss. */
export async function tellAccuracy(): Promise<void> {
  for (const set of ['orl', 'frjs', 'bbt'] as const) await tellSet(set)
  await tellLabelledPairs()
}

async function tellSet(set: 'orl' | 'frjs' | 'bbt'): Promise<void> {
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
  if (set !== 'orl') return
  const all: Trial[] = []
  for (const way of degradations) {
    const worse: (FaceDescription | null)[] = []
    for (const { pixels } of pictures) worse.push(await described(await degraded(pixels, way)))
    const pairs = worse.flatMap((a, i) =>
      faces.flatMap((b, j) =>
        i === j ? [] : [{ same: pictures[i]?.person === pictures[j]?.person, score: score(a, b) }],
      ),
    )
    tell(`${set}, ${way.name}`, pairs, `${worse.filter((face) => face === null).length}/${worse.length}`)
    all.push(...pairs)
  }
  tell(`${set}, all of these together`, all, 'as told above')
}

async function tellLabelledPairs(): Promise<void> {
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
}
