import type { HitReason, ListQuery, ScreeningHit } from '../../vocabulary/screening/screening.ts'
import { entitiesAt } from './lookup/index/address-columns.ts'
import { countryCode } from './lookup/index/index-columns.ts'
import { hitSentence } from './matching/explain.ts'
import { matcher } from './matching/matcher.table.ts'
import { addressWords } from './names/address-words.ts'
import { filterOf, type OpenList } from './search-list.ts'
import { countryOf } from './sources/country-names.ts'

/** Records that are read for one question at most: what more may lie there is told by no address. */
const maxRead = 500

/** A short list is judged as if this many more entities were on it, as names are. */
const imagined = 5000

interface QueryWord {
  readonly text: string
  /** Rows of entities that have it in an address. */
  readonly entities: readonly number[]
  /** Whether so few have it that an address without it is another one. */
  readonly rare: boolean
  /** What its agreement is worth: log of how many entities there are for each that has it. */
  readonly worth: number
}

/**
 * Entities of one list at the address that is asked for, best first. Every rare word of it stands in one of their
 * addresses. It counts by how unlikely that is at random in a list of this length; anyone who shares an address with
 * someone is not him, so that it never counts for more than `matcher.address.most`.
 */
export function searchAddresses(list: OpenList, question: ListQuery): ScreeningHit[] {
  const query = readAddress(list, question.address ?? '')
  const { words } = query
  const rare = words.filter((word) => word.rare).sort((a, b) => a.entities.length - b.entities.length)
  const [rarest, ...others] = rare
  if (rarest === undefined || words.length < 2) return []
  const sets = others.map(({ entities }) => new Set(entities))
  const keep = filterOf(list.index, question)
  return rarest.entities
    .filter((entity) => sets.every((set) => set.has(entity)) && keep(entity))
    .slice(0, maxRead)
    .map((entity) => hitAt(list, entity, query))
    .filter((hit) => hit !== null)
    .filter((hit) => hit.score >= question.band)
    .sort((a, b) => b.score - a.score)
    .slice(0, question.limit)
}

interface QueryAddress {
  readonly words: readonly QueryWord[]
  /** ISO 3166 alpha-2, of the country that the address ends with. */
  readonly country: string | undefined
  readonly countryWords: readonly string[]
}

function readAddress({ index }: OpenList, text: string): QueryAddress {
  const { rest, country, name } = countryAtEnd(text)
  const many = index.entities + imagined
  const words = addressWords(rest).map((word) => {
    const entities = entitiesAt(index, word)
    const share = entities.length / many
    return { text: word, entities, rare: share <= matcher.address.rare, worth: -Math.log(Math.max(1, entities.length) / many) }
  }) // prettier-ignore
  return { words, country, countryWords: addressWords(name) }
}

/** A country's name at the end of a text, of one to four words, and what stands before it. */
function countryAtEnd(text: string): {
  readonly rest: string
  readonly country: string | undefined
  readonly name: string
} {
  const words = text.trim().split(/[\s,;]+/)
  for (let many = Math.min(4, words.length - 1); many > 0; many--) {
    const name = words.slice(-many).join(' ')
    const country = countryOf(name)
    if (country !== undefined) return { rest: words.slice(0, -many).join(' '), country, name }
  }
  return { rest: text, country: undefined, name: '' }
}

/** The best of the entity's addresses; null when none has all the rare words. */
function hitAt(
  list: OpenList,
  being: number,
  { words, country, countryWords }: QueryAddress,
): ScreeningHit | null {
  const entity = list.entityAt(being)
  const random = Math.log(list.index.entities + imagined)
  let best: { readonly address: string; readonly worth: number; readonly named: boolean } | null = null
  for (const address of entity.addresses) {
    const listed = new Set(addressWords(address))
    if (words.some((word) => word.rare && !listed.has(word.text))) continue
    const worth = words.reduce((sum, word) => sum + (listed.has(word.text) ? word.worth : -word.worth), 0)
    if (best === null || worth > best.worth)
      best = { address, worth, named: countryWords.every((word) => listed.has(word)) }
  }
  if (best === null) return null
  const reasons: HitReason[] = [
    {
      feature: 'address',
      points: Math.min(matcher.address.most, Math.max(matcher.address.least, best.worth - random)),
      sentence: `the address agrees with the listed address “${best.address}”`,
    },
  ]
  if (country !== undefined) reasons.push(...countryReason(list, being, { country, named: best.named }))
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0)
  return {
    entity,
    database: list.database,
    score: Math.min(0.999, 1 / (1 + Math.exp(-points))),
    ofacScore: null,
    matchedName: null,
    tokens: [],
    reasons,
    sentence: hitSentence(reasons),
  }
}

function countryReason(
  { index }: OpenList,
  entity: number,
  // Georgia and Lebanon are towns and states too: what stands in the address contradicts nothing.
  { country, named }: { readonly country: string; readonly named: boolean },
): HitReason[] {
  const { columns } = index
  const stated = columns.country.subarray(columns.countryStart[entity], columns.countryStart[entity + 1])
  const agrees = stated.includes(countryCode(country))
  if (!agrees && (named || stated.length === 0)) return []
  return agrees
    ? [{ feature: 'country', points: matcher.country.same, sentence: `the country ${country} agrees` }]
    : [{ feature: 'country', points: matcher.country.other, sentence: `the list does not state the country ${country}` }]
} // prettier-ignore
