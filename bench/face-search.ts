import { availableParallelism, loadavg } from 'node:os'
import { comparison, evidenceAt, faceEvidence } from '../src/engine/face/face-similarity.ts'
import { descriptionOf } from '../src/engine/face/face-template.ts'
import { openFaceSearch } from '../src/adapters/inference/gallery/open-face-search.ts'
import { quantile } from './kit/figures.ts'

/**
 * `npm run bench:face-search -- --templates 100000 --searches 200`: one face among all of an account, drawn ones: how long a
 * search takes by the clock, how much processor, how long the first load without database, and whether exactly those are
 * found whom a comparison one by one finds. How well it distinguishes people: `npm run bench:faces`.
 */
/** Compared one by one as well, which takes much longer. */
const verifiedSearches = 4
const [templates, searches] = [number('--templates', 100_000), number('--searches', 200)]

function number(name: string, initial: number): number {
  const at = process.argv.indexOf(name)
  return at < 0 ? initial : Number(process.argv[at + 1])
}

/** xorshift32: the same faces at every run. */
let state = 20_260_101
function random(): number {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return (state >>> 0) / 2 ** 32
}
const gaussian = (): number => random() + random() + random() - 1.5

/** Near another one, as the same person is, or near no one. */
function face(noise?: Uint8Array): Uint8Array {
  const other = noise && descriptionOf(noise)
  const direction = Array.from({ length: 128 }, (_, at) => gaussian() * 0.5 + 9 * (other?.direction[at] ?? 0))
  const length = Math.hypot(...direction)
  const view = new DataView(new ArrayBuffer(1024))
  for (let at = 0; at < 128; at++) {
    view.setFloat32(4 * at, (direction[at] ?? 0) / length, true)
    view.setFloat32(4 * (128 + at), (other?.place[at] ?? 0) * 0.9 + gaussian() * 0.05, true)
  }
  return new Uint8Array(view.buffer)
}

const entries = Array.from({ length: templates }, (_, at) => ({
  id: at.toString(16).padStart(32, '0'),
  bytes: face(),
}))
const search = openFaceSearch({ most: templates })
const least = evidenceAt(0.8)
const changes = (after: { readonly added: number } | null) => {
  const from = after?.added ?? 0
  const added = entries.slice(from, from + 1000)
  const place = { added: from + added.length, gone: 0 }
  return Promise.resolve({ added, gone: [], place, isAll: place.added === entries.length })
}
const { signal } = new AbortController()
const ask = (bytes: Uint8Array) =>
  search.search({
    gallery: 'bench',
    changesSince: changes,
    question: { bytes, placeWeight: comparison.placeWeight, least, most: 5 },
    signal,
  })

const loading = performance.now()
await ask(face())
const loaded = performance.now() - loading

const [times, spent]: [number[], number[]] = [[], []]
let exact = 0
let found = 0
for (let round = 0; round < searches; round++) {
  const storedTemplate = entries[Math.floor(random() * templates)]
  const queryEmbedding = face(round % 2 === 0 ? storedTemplate?.bytes : undefined)
  const [begin, cpu] = [performance.now(), process.cpuUsage()]
  const { hits } = await ask(queryEmbedding)
  times.push(performance.now() - begin)
  const { user, system } = process.cpuUsage(cpu)
  spent.push((user + system) / 1000)
  found += hits.length
  if (round < verifiedSearches) exact += Number(isExact(queryEmbedding, hits))
}

function isExact(queryEmbedding: Uint8Array, hits: readonly { readonly id: string }[]): boolean {
  const description = descriptionOf(queryEmbedding)
  const bruteForceScores = entries
    .map(({ id, bytes }) => ({ id, evidence: faceEvidence(description, descriptionOf(bytes)) }))
    .filter(({ evidence }) => evidence >= least)
    .sort((a, b) => b.evidence - a.evidence)
    .slice(0, 5)
  return bruteForceScores.map(({ id }) => id).join() === hits.map(({ id }) => id).join()
}

const milliseconds = (all: readonly number[], share: number): string =>
  `${quantile(all, share).toFixed(1)} ms`
console.log(`${String(templates)} templates; loaded into the thread in ${loaded.toFixed(0)} ms`)
console.log(
  `by the clock: p50 ${milliseconds(times, 0.5)}, p95 ${milliseconds(times, 0.95)}, p99 ${milliseconds(times, 0.99)}`,
)
console.log(`processor: p50 ${milliseconds(spent, 0.5)}, p99 ${milliseconds(spent, 0.99)}`)
console.log(
  `exact: ${String(exact)} of ${String(Math.min(verifiedSearches, searches))}; ${String(found)} found in ${String(searches)} searches`,
)
console.log(`${String(availableParallelism())} processors, load ${loadavg()[0]?.toFixed(1) ?? '?'}`)
await search.close()
