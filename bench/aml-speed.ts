/**
 * `npm run bench:aml-speed [-- --size 25k|250k|3M]`: how fast names are found, in process, on one thread, warm. 25k is
 * OFAC, UN and Canada from ../shared/data/aml; the larger ones are made of the words of these names and of invented
 * ones. Times are the least of five rounds by the clock, processor time that of the quickest round; between two rounds
 * of a question thousands of others are asked.
 */
import { parseArgs } from 'node:util'
import { alone } from './bench-lock.ts'
import { seeded } from './aml/chance.ts'
import { cleanNames } from './aml/clean-names.ts'
import { builtList, haveLists } from './aml/lists.ts'
import { measureSpeed, speedTable } from './aml-speed/measure.ts'
import { publishedEntities } from './aml-speed/published.ts'
import { speedQuestions } from './aml-speed/questions.ts'
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
const entities =
  count === 0 || pattern === undefined
    ? published
    : [
        ...syntheticEntities(
          { ...pattern, original: {} },
          { stock: wordStock(published, words, chance), count },
          chance,
        ),
      ]
await alone(() => {
  if (count > 0) console.log(wordHistogram(entities))
  const built = builtList(entities)
  const clean = cleanNames(2000, chance, () => false)
  const questions = speedQuestions({ listed: entities, clean, count: 3000 }, chance)
  const line = `${built.beings} beings, ${built.names} names: built in ${(built.buildMs / 1000).toFixed(2)} s and opened in ${built.openMs.toFixed(0)} ms of processor; index ${(built.indexBytes / 1e6).toFixed(1)} MB; process ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB with all that the bench itself keeps`
  console.log(line)
  for (const [label, asked] of [
    ['as shipped, band 0.7', { band: 0.7, limit: 50 }],
    ['the best ten whatever their score', { band: 0, limit: 10 }],
  ] as const)
    console.log(speedTable(label, measureSpeed(built.list, questions, asked)))
  return Promise.resolve()
})
