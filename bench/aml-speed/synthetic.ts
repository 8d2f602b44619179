import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import type { Random } from '../aml/random.ts'

const syllables = 'ba be do da di fa ga go ha he ja ki ko la lo ma me mi na ne no ra re ri sa se so ta te to va za zo'.split(' ') // prettier-ignore

/** Words of real names, the most often listed first, then invented ones made of two halves of real ones. */
export function wordStock(entities: readonly Entity[], count: number, random: Random): string[] {
  const counts = new Map<string, number>()
  const words = entities.flatMap(({ names }) => names.flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u)))
  for (const word of words) if (/^[A-Za-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const real = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word)
  const pool = new Set(real)
  while (pool.size < count) {
    const [one, other] = [random.pick(real), random.pick(real).toLowerCase()]
    pool.add(one.slice(0, Math.ceil(one.length / 2)) + random.pick(syllables) + other.slice(-3))
  }
  return [...pool]
}

/** Of names of three words about 15 % have one of the hundred commonest; the others follow Zipf's law. */
const commonWordShare = 0.053

/** Draws words, the first of the stock more often than the last. */
function drawWord(pool: readonly string[], random: Random): string {
  if (random.next() < commonWordShare) return pool[random.below(100)] ?? ''
  const rank = 100 * Math.exp(Math.log(pool.length / 100) * random.next() ** 0.5)
  return pool[Math.min(pool.length - 1, Math.floor(rank))] ?? ''
}

/** That many persons and, one in four, companies, one in five with a second name. */
export function* syntheticEntities(
  pattern: Entity,
  given: { readonly stock: readonly string[]; readonly count: number },
  random: Random,
): Generator<Entity> {
  const { stock, count } = given
  const name = () => Array.from({ length: 2 + random.below(3) }, () => drawWord(stock, random)).join(' ')
  for (let i = 0; i < count; i++) {
    const names: Entity['names'][number][] = [{ text: name(), strength: 'primary' }]
    if (random.next() < 0.2) names.push({ text: name(), strength: 'strong' })
    const year = String(1940 + random.below(65))
    yield {
      ...pattern,
      id: `made:${i}`,
      kind: i % 4 === 3 ? 'organisation' : 'person',
      names,
      births: [{ from: `${year}-01-01`, to: `${year}-12-31`, approximate: false }],
    }
  }
}

/**
 * How many names bear the commonest words, and how many words there are.
 *
 * @param entities all entities anew each time: they are gone through twice and never held
 */
export function wordHistogram(entities: () => Iterable<Entity>): string {
  const counts = new Map<string, number>()
  for (const words of namesOf(entities()))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const ranked = [...counts].sort((a, b) => b[1] - a[1])
  const top = new Set(ranked.slice(0, 100).map(([word]) => word))
  let [names, common] = [0, 0]
  for (const words of namesOf(entities())) {
    names++
    if ([...words].some((word) => top.has(word))) common++
  }
  const at = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
    .map((rank) => `#${rank} ${ranked[rank - 1]?.[1] ?? 0}`)
    .join(', ')
  return `${ranked.length} distinct words; names with one of the hundred commonest ${((100 * common) / names).toFixed(1)} %. Names that bear the word of rank: ${at}`
}

/** The words of each name, each once. */
function* namesOf(entities: Iterable<Entity>): Generator<ReadonlySet<string>> {
  for (const { names } of entities) for (const { text } of names) yield new Set(text.split(' '))
}
