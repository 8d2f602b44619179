import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { alignNames } from '../../matching/align-names.ts'
import { alignmentPoints } from '../../matching/name-points.ts'
import { prepareName } from '../../names/prepare-name.ts'
import { demo } from '../../sources/demo/source.ts'
import { findSimilarTokens } from '../query/find-similar-tokens.ts'
import { startIndex } from '../index/index-builder.ts'
import { findCandidates } from './find-candidates.ts'
import { type ListIndex, openIndex } from '../index/open-index.ts'
import { nameOfPosting } from '../index/postings.ts'
import { weightedWords } from '../index/rarity.ts'
import { beginSearch } from './search-state.ts'

/** Log-odds of the review band. */
const band = Math.log(0.7 / 0.3)

const givenNames = 'mohammed ahmed ali hassan maria john ivan aleksandr vladimir wang li yusuf j'.split(' ')
const familyNames = (
  'zarkhanov zarkanov mohammadi garcia garsia smith smyth veltran veltrano qarvindo zeltmar brennerhof ' +
  'brenner hof alrashid rashid al bank trading company ltd 11420'
).split(' ')
let index: ListIndex
let names: readonly string[]

beforeAll(async () => {
  const entities: Entity[] = []
  for await (const entity of demo.entities({}, () => undefined)) entities.push(entity)
  const [pattern] = entities
  if (pattern === undefined) throw new Error('the demo list is empty')
  // Every pair of the words above, and many with a third, so that most names have near relations.
  const made = givenNames.flatMap((first, i) =>
    familyNames.flatMap((last, j) => {
      const middle = givenNames[(i * 7 + j * 3) % givenNames.length] ?? ''
      return [`${first} ${last}`, `${first} ${middle} ${last}`, `${last} ${familyNames[(i + j) % 20] ?? ''}`]
    }),
  )
  entities.push(
    ...made.map((text, i): Entity => ({
      ...pattern,
      id: `made:${i}`,
      kind: i % 5 === 0 ? 'organisation' : 'person',
      names: [{ text, strength: 'primary' }],
    })),
  )
  const builder = startIndex({})
  for (const entity of entities) builder.add(entity, 1)
  index = openIndex(builder.finish().buffer)
  names = entities.flatMap((entity) => entity.names.map(({ text }) => text))
})

const letters = Array.from('abcdefghijklmnopqrstuvwxyz ')

/** A listed name with letters changed, dropped or put in, and words turned, dropped or exchanged for others. */
const altered = fc
  .record({
    pick: fc.nat(),
    edits: fc.array(fc.record({ at: fc.nat(), kind: fc.nat(2), put: fc.constantFrom(...letters) }), {
      maxLength: 3,
    }),
    turn: fc.nat(3),
    stranger: fc.option(fc.constantFrom(...givenNames, ...familyNames)),
  })
  .map(({ pick, edits, turn: rotation, stranger: unrelatedWord }) => {
    let text = names[pick % names.length] ?? ''
    for (const { at, kind, put } of edits) {
      const place = at % (text.length + 1)
      text = text.slice(0, place) + (kind === 1 ? '' : put) + text.slice(kind === 2 ? place : place + 1)
    }
    const words = text.split(' ')
    const rotated = [...words.slice(rotation % words.length), ...words.slice(0, rotation % words.length)]
    return [...rotated, ...(unrelatedWord === null ? [] : [unrelatedWord])].join(' ')
  })

const wordsIn = (query: string) => weightedWords(prepareName(query, null), (token) => index.rarityOf(token))

/** Names that have a word which the lookup takes for one of the query's. */
function reachable(query: string): Set<number> {
  const { postStart, postName } = index.columns
  beginSearch(index.search)
  const tokens = findSimilarTokens(index, wordsIn(query)).flatMap(({ matches, isDistinctive }) =>
    isDistinctive ? [...matches.tokens] : [],
  )
  return new Set(
    tokens.flatMap((token) =>
      Array.from(postName.subarray(postStart[token], postStart[token + 1]), nameOfPosting),
    ),
  )
}

const isPerson = (name: number) => index.columns.entityKind[index.columns.nameEntity[name] ?? 0] === 0

/** Names at or above the band, found by laying the query against every single one. */
function exhaustive(query: string): number[] {
  const words = wordsIn(query)
  return Array.from({ length: index.names }, (_, name) => name).filter(
    (name) => alignmentPoints(alignNames(words, index.wordsOfName(name)), isPerson(name)) >= band,
  )
}

describe('findCandidates', () => {
  it('leaves out at the review band hardly anyone whom following every word to its end would find', () => {
    let [expected, missed] = [0, 0]
    fc.assert(
      fc.property(altered, (query) => {
        const candidates = findCandidates(index, wordsIn(query), {
          limit: 1e6,
          minPoints: band,
          isEligible: () => true,
          isNonPerson: null,
        })
        const found = new Set(candidates.map(({ name }) => name))
        const near = reachable(query)
        for (const name of exhaustive(query)) {
          expected++
          if (near.has(name) && !found.has(name)) missed++
        }
      }),
      { numRuns: 300, endOnFailure: true },
    )
    expect(expected).toBeGreaterThan(100)
    expect(missed / expected).toBeLessThan(0.03)
  })

  it('hardly ever promises less of a name than the comparison then gives', () => {
    let [all, broken] = [0, 0]
    fc.assert(
      fc.property(altered, (query) => {
        const words = wordsIn(query)
        const candidates = findCandidates(index, words, {
          limit: 300,
          minPoints: -3,
          isEligible: () => true,
          isNonPerson: null,
        })
        for (const { name, maxPoints } of candidates) {
          all++
          if (maxPoints < alignmentPoints(alignNames(words, index.wordsOfName(name)), isPerson(name)) - 1e-6)
            broken++
        }
      }),
      { numRuns: 300 },
    )
    expect(all).toBeGreaterThan(1000)
    expect(broken / all).toBeLessThan(0.005)
  })

  it('finds a word with two slips beside a common one', () => {
    const options = { limit: 10, minPoints: -4, isEligible: () => true, isNonPerson: null }
    const found = findCandidates(index, wordsIn('mohammed zkarhaxnov'), options).map(
      ({ name }) => names[name],
    )
    expect(found).toContain('mohammed zarkhanov')
  })

  it('answers the most promising first, no more than asked for, and no one whom the filter keeps out', () => {
    const all = findCandidates(index, wordsIn('Ivan Zarkhanov'), {
      limit: 1e6,
      minPoints: -4,
      isEligible: () => true,
      isNonPerson: null,
    })
    const odd = findCandidates(index, wordsIn('Ivan Zarkhanov'), {
      limit: 10,
      minPoints: -4,
      isEligible: (entity) => entity % 2 === 1,
      isNonPerson: null,
    })
    const entityOf = (name: number) => index.columns.nameEntity[name] ?? 0
    expect(odd).toEqual(all.filter(({ name }) => entityOf(name) % 2 === 1).slice(0, 10))
    expect(all.map(({ likelyPoints }) => likelyPoints)).toEqual(
      [...all].map(({ likelyPoints }) => likelyPoints).sort((a, b) => b - a),
    )
  })
})
