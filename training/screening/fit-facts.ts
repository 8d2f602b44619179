/**
 * `npm run fit:facts`: what birth dates, countries and genders that agree or do not say, from the lists' own records. The
 * same person on OFAC's list and on that of the United Nations, known by a shared passport or national number, against
 * persons of both lists who share a name but no number: log of how much more often each relation occurs among the former.
 * The numbers are put into `src/engine/screening/matching/matcher.table.ts` by hand, rounded and bounded to ±3.
 */
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { seeded } from '../../bench/aml/random.ts'
import { sdnEntities } from '../../bench/aml/lists.ts'
import { unSc } from '../../src/engine/screening/sources/un_sc/source.ts'
import { birthDateRelation } from '../../src/engine/screening/matching/compare-birth-dates.ts'
import { normaliseIdentifier, normaliseName } from '../../src/engine/screening/names/prepare-name.ts'
import type { Entity } from '../../src/vocabulary/screening/entity.ts'

const xml = createReadStream(
  new URL('../../../shared/data/aml/un/20260227_UN_consolidated.xml.gz', import.meta.url),
)
  .pipe(createGunzip())
  .setEncoding('utf8')
const unitedNations: Entity[] = []
for await (const entity of unSc.entities({ xml }, () => undefined))
  if (entity.kind === 'person') unitedNations.push(entity)
const ofac = (await sdnEntities()).filter(({ kind }) => kind === 'person')

const byNumber = new Map<string, Entity[]>()
const byWord = new Map<string, Entity[]>()
for (const entity of ofac) {
  for (const number of numbersOf(entity)) byNumber.set(number, [...(byNumber.get(number) ?? []), entity])
  for (const word of wordsOf(entity)) byWord.set(word, [...(byWord.get(word) ?? []), entity])
}

function numbersOf({ identifiers }: Entity): Set<string> {
  return new Set(
    identifiers.map(({ value }) => normaliseIdentifier(value)).filter((value) => value.length >= 6),
  )
}
function wordsOf({ names }: Entity): Set<string> {
  return new Set(
    normaliseName(names[0]?.text ?? '')
      .split(' ')
      .filter((word) => word.length > 3),
  )
}

const samePersonPairs: [Entity, Entity][] = []
const otherPairs: [Entity, Entity][] = []
const random = seeded(7)
for (const entity of unitedNations) {
  const sameNumberEntities = new Set([...numbersOf(entity)].flatMap((number) => byNumber.get(number) ?? []))
  for (const sameNumberEntity of sameNumberEntities) samePersonPairs.push([entity, sameNumberEntity])
  const namesakes = [...wordsOf(entity)].flatMap((word) => byWord.get(word) ?? [])
  for (const other of random.sample([...new Set(namesakes)], 20)) {
    const shares = [...wordsOf(entity)].filter((word) => wordsOf(other).has(word)).length
    if (!sameNumberEntities.has(other) && shares < 2) otherPairs.push([entity, other])
  }
}

const facts = {
  birth: (one: Entity, other: Entity) =>
    one.births[0] === undefined || one.births[0].from !== one.births[0].to
      ? null
      : birthDateRelation(one.births[0].from, other.births),
  country: (one: Entity, other: Entity) => {
    const [query, listed] = [one.nationalities, [...other.nationalities, ...other.countries]]
    if (query.length === 0 || listed.length === 0) return null
    return query.some((country) => listed.includes(country)) ? 'same' : 'other'
  },
  gender: (one: Entity, other: Entity) =>
    one.gender === undefined || other.gender === undefined
      ? null
      : one.gender === other.gender
        ? 'same'
        : 'other',
}
console.log(`${samePersonPairs.length} pairs of one person, ${otherPairs.length} of namesakes`)
for (const [fact, relationOf] of Object.entries(facts)) {
  const count = (pairs: readonly [Entity, Entity][]) => {
    const counts = new Map<string, number>()
    for (const [one, other] of pairs) {
      const relation = relationOf(one, other)
      if (relation !== null) counts.set(relation, (counts.get(relation) ?? 0) + 1)
    }
    return counts
  }
  const [ofOne, ofOthers] = [count(samePersonPairs), count(otherPairs)]
  const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0)
  for (const relation of new Set([...ofOne.keys(), ...ofOthers.keys()])) {
    const [a, b] = [ofOne.get(relation) ?? 0, ofOthers.get(relation) ?? 0]
    const ratio = (a + 0.5) / (total(ofOne) + 1) / ((b + 0.5) / (total(ofOthers) + 1))
    console.log(
      `${fact} ${relation}: ${a} of ${total(ofOne)}, ${b} of ${total(ofOthers)}: ${Math.log(ratio).toFixed(2)}`,
    )
  }
}
