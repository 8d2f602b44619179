import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { thresholds } from '../../src/vocabulary/profiles/profile.ts'
import { degradations, degraded } from './degrade.ts'
import type { Matcher } from './matchers.ts'
import { type FacePicture, facesOf, labelledPairs, pixelsOf } from './sets.ts'
import { identification, type Trial, verification } from './trials.ts'

/** From here on the default search for duplicate people names someone. */
const duplicateThreshold = thresholds.faceDuplicate.default

function printVerification(name: string, trials: readonly Trial[], missed: string): void {
  const { auc, at, falseAtHalf, foundAtHalf } = verification(trials)
  const rates = at.map(
    ({ far, threshold, accepted }) => `TAR@FAR ${far * 100} %: ${accepted} at ${threshold.toFixed(3)}`,
  )
  console.log(`${name}: AUC ${auc.toFixed(5)}; ${rates.join('; ')}; not found ${missed}`)
  console.log(`  at the default 0.5: strangers accepted ${falseAtHalf}, same person accepted ${foundAtHalf}`)
}

/**
 * Prints what each set says of a matcher; a face that is not found counts as a miss.
 *
 * @param each so many pictures of everyone, and none of them degraded; all of both unless told
 */
export async function reportAccuracy<Face>(matcher: Matcher<Face>, each = Infinity): Promise<void> {
  const used = process.cpuUsage()
  let describedCount = 0
  const counted: Matcher<Face> = {
    ...matcher,
    describe: (pixels) => {
      describedCount++
      return matcher.describe(pixels)
    },
  }
  for (const set of ['frjs', 'bbt', 'orl'] as const) await reportSet(counted, set, each)
  await reportLabelledPairs(counted)
  const { user, system } = process.cpuUsage(used)
  console.log(`${matcher.name}: ${((user + system) / 1000 / describedCount).toFixed(0)} ms of processor a picture, all of this bench included`) // prettier-ignore
}

function scoreBy<Face>({ score }: Matcher<Face>): (a: Face | null, b: Face | null) => number {
  return (a, b) => (a === null || b === null ? -1 : score(a, b))
}

function missedShare(faces: readonly unknown[]): string {
  return `${faces.filter((face) => face === null).length}/${faces.length}`
}

async function reportSet<Face>(
  matcher: Matcher<Face>,
  set: 'orl' | 'frjs' | 'bbt',
  each: number,
): Promise<void> {
  const score = scoreBy(matcher)
  const pictures = samplePerPerson(await facesOf(set), each)
  const isSame = (i: number, j: number) => pictures[i]?.person === pictures[j]?.person
  const described = async (degrade: (pixels: Pixels) => Promise<Pixels>) => {
    const faces: (Face | null)[] = []
    for (const { pixels } of pictures) faces.push(await matcher.describe(await degrade(pixels)))
    return faces
  }
  const faces = await described((pixels) => Promise.resolve(pixels))
  const trials = faces.flatMap((a, i) =>
    faces.slice(i + 1).map((b, j) => ({ same: isSame(i, i + 1 + j), score: score(a, b) })),
  )
  printVerification(`${matcher.name}, ${set}`, trials, missedShare(faces))
  const searches = faces.map((face, i) => {
    const scores = (same: boolean) =>
      faces.flatMap((other, j) => (i !== j && isSame(i, j) === same ? [score(face, other)] : []))
    return { strangers: scores(false), same: scores(true) }
  })
  console.log(`  one against all others: ${identification(searches, duplicateThreshold)}`)
  if (set !== 'orl' || each < Infinity) return
  const all: Trial[] = []
  for (const way of degradations) {
    const worse = await described((pixels) => degraded(pixels, way))
    const pairs = worse.flatMap((a, i) =>
      faces.flatMap((b, j) => (i === j ? [] : [{ same: isSame(i, j), score: score(a, b) }])),
    )
    printVerification(`${matcher.name}, ${set}, ${way.name}`, pairs, missedShare(worse))
    all.push(...pairs)
  }
  printVerification(`${matcher.name}, ${set}, all of these together`, all, 'as told above')
}

function samplePerPerson(all: readonly FacePicture[], each: number): readonly FacePicture[] {
  return all.filter(
    ({ person }, at) => all.slice(0, at).filter((other) => other.person === person).length < each,
  )
}

async function reportLabelledPairs<Face>(matcher: Matcher<Face>): Promise<void> {
  const score = scoreBy(matcher)
  const press = new Map<string, Face | null>()
  for (const { files } of labelledPairs())
    for (const file of files)
      if (!press.has(file)) press.set(file, await matcher.describe(await pixelsOf(`deepface/${file}`)))
  const pairs = labelledPairs().map(({ files: [a, b], same }) => ({
    same,
    score: score(press.get(a) ?? null, press.get(b) ?? null),
  }))
  printVerification(`${matcher.name}, deepface`, pairs, missedShare([...press.values()]))
  const wrong = pairs.filter(({ same, score: found }) => found >= 0.5 !== same)
  console.log(`  pairs wrong at 0.5: ${wrong.length}/${pairs.length}`)
}
