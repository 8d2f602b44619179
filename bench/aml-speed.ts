/**
 * `npm run bench:aml-speed [-- --size 25k|250k|3M]`: how fast names are found, in process, on one thread, warm. 25k is
 * OFAC, UN and Canada from ../shared/data/aml; the larger ones are made of the words of these names and of invented
 * ones. Times are the least of five rounds by the clock, processor time that of the quickest round; between two rounds
 * of a question thousands of others are asked.
 */
import { parseArgs } from 'node:util'
import type { Entity } from '../src/vocabulary/entity.ts'
import { alone } from './bench-lock.ts'
import { seeded } from './aml/chance.ts'
import { cleanNames } from './aml/clean-names.ts'
import { haveLists } from './aml/lists.ts'
import { measureSpeed, speedTable } from './aml-speed/measure.ts'
import { publishedEntities } from './aml-speed/published.ts'
import { speedQuestions } from './aml-speed/questions.ts'
import { streamedList } from './aml-speed/streamed-list.ts'
import { syntheticEntities, wordHistogram, wordStock } from './aml-speed/synthetic.ts'

/** Beings and distinct words of each size. */
const sizes = { '25k': [0, 0], '250k': [250_000, 300_000], '3M': [3_000_000, 1_100_000] } as const

const { values } = parseArgs({ options: { size: { type: 'string', default: '25k' } } })
const size = Object.entries(sizes).find(([name]) => name === values.size)?.[1]
if (size === undefined) throw new Error(`--size is one of ${Object.keys(sizes).join(', ')}`)
if (!haveLists()) {
  console.error('bench:aml-speed is SKIPPED: there are no list files at ../shared/data/aml')
  process.exit(0)
}
const chance = seeded(20260227)
const published = await publishedEntities()
const [pattern] = published
const [count, words] = size
const stock = count === 0 ? [] : wordStock(published, words, chance)
// Made anew each time they are gone through: millions of beings are never held.
const entities = (): Iterable<Entity> =>
  count === 0 || pattern === undefined
    ? published
    : syntheticEntities({ ...pattern, original: {} }, { stock, count }, seeded(20260228))

/** Beings that questions are made of: so many, spread over the whole list. */
const mostAsked = 25_000

function askedFor(): Entity[] {
  const step = Math.ceil((count || published.length) / mostAsked)
  const chosen: Entity[] = []
  let at = 0
  for (const entity of entities()) if (at++ % step === 0) chosen.push(entity)
  return chosen
}

await alone(async () => {
  if (count > 0) console.log(wordHistogram(entities))
  const built = await streamedList(entities())
  const { list, names, indexBytes, recordBytes, buildMs, readyMs, readyWallMs } = built
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    `${list.beings} beings, ${names} names: built in ${seconds(buildMs)} of processor, ready from its snapshot in ${seconds(readyMs)} of processor, ${seconds(readyWallMs)} by the clock; index ${megabytes(indexBytes)}, records ${megabytes(recordBytes)}`,
  )
  const clean = cleanNames(2000, chance, () => false)
  const questions = speedQuestions({ listed: askedFor(), clean, count: 3000 }, chance)
  for (const [label, asked] of [
    ['as shipped, band 0.7', { band: 0.7, limit: 50 }],
    ['the best ten whatever their score', { band: 0, limit: 10 }],
  ] as const)
    console.log(speedTable(label, measureSpeed(list, questions, asked)))
  console.log(`process ${megabytes(process.memoryUsage().rss)} with all that the bench itself keeps`)
})
