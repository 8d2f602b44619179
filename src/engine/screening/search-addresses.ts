import type { HitReason, ListQuery, ScreeningHit } from '../../vocabulary/screening/screening.ts'
import { entitiesWithAddressWord } from './lookup/index/address-columns.ts'
import { countryCode } from './lookup/index/index-columns.ts'
import { hitSentence } from './matching/hit-sentences.ts'
import { matcher } from './matching/matcher.table.ts'
import { addressWords } from './names/address-words.ts'
import { entityFilter, type LoadedList } from './search-list.ts'
import { countryCodeOfName } from './sources/country-names.ts'

/** Records that are read for one question at most: no address is so common that more would help. */
const maxRead = 500

/** A short list is judged as if this many more entities were on it, as names are. */
const smoothingEntities = 5000

interface AddressWord {
  readonly text: string
  /** Rows of entities that have it in an address. */
  readonly entities: readonly number[]
  /** Whether so few have it that an address without it is another one. */
  readonly isRare: boolean
  /** What its agreement is worth: log of how many entities there are for each that has it. */
  readonly points: number
}

/**
 * Entities of one list at the address that is asked for, best first. Every rare word of it stands in one of their
 * addresses. It counts by how unlikely that is at random in a list of this length; anyone who shares an address with
 * another person is found, so that it never counts for more than `matcher.address.most`.
 */
export function searchAddresses(list: LoadedList, query: ListQuery): ScreeningHit[] {
  const address = parseAddress(list, query.address ?? '')
  const { words } = address
  const rareWords = words.filter((word) => word.isRare).sort((a, b) => a.entities.length - b.entities.length)
  const [rarest, ...others] = rareWords
  if (rarest === undefined || words.length < 2) return []
  const entitySets = others.map(({ entities }) => new Set(entities))
  const isEligible = entityFilter(list.index, query)
  return rarest.entities
    .filter((entity) => entitySets.every((set) => set.has(entity)) && isEligible(entity))
    .slice(0, maxRead)
    .map((entity) => addressHit(list, entity, address))
    .filter((hit) => hit !== null)
    .filter((hit) => hit.score >= query.band)
    .sort((a, b) => b.score - a.score)
    .slice(0, query.limit)
}

interface ParsedAddress {
  readonly words: readonly AddressWord[]
  /** ISO 3166 alpha-2, of the country that the address ends with. */
  readonly country: string | undefined
  readonly countryWords: readonly string[]
}

function parseAddress({ index }: LoadedList, text: string): ParsedAddress {
  const { rest, country, name } = countryAtEnd(text)
  const entityCount = index.entities + smoothingEntities
  const words = addressWords(rest).map((word) => {
    const entities = entitiesWithAddressWord(index, word)
    const share = entities.length / entityCount
    return { text: word, entities, isRare: share <= matcher.address.maxRareShare, points: -Math.log(Math.max(1, entities.length) / entityCount) }
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
  for (let wordCount = Math.min(4, words.length - 1); wordCount > 0; wordCount--) {
    const name = words.slice(-wordCount).join(' ')
    const country = countryCodeOfName(name)
    if (country !== undefined) return { rest: words.slice(0, -wordCount).join(' '), country, name }
  }
  return { rest: text, country: undefined, name: '' }
}

/** The best of the entity's addresses; null when none has all the rare words. */
function addressHit(
  list: LoadedList,
  entityRow: number,
  { words, country, countryWords }: ParsedAddress,
): ScreeningHit | null {
  const entity = list.entityAt(entityRow)
  const coincidencePoints = Math.log(list.index.entities + smoothingEntities)
  let best: { readonly address: string; readonly points: number; readonly namesCountry: boolean } | null =
    null
  for (const address of entity.addresses) {
    const listed = new Set(addressWords(address))
    if (words.some((word) => word.isRare && !listed.has(word.text))) continue
    const points = words.reduce((sum, word) => sum + (listed.has(word.text) ? word.points : -word.points), 0)
    if (best === null || points > best.points)
      best = { address, points, namesCountry: countryWords.every((word) => listed.has(word)) }
  }
  if (best === null) return null
  const reasons: HitReason[] = [
    {
      feature: 'address',
      points: Math.min(
        matcher.address.maxPoints,
        Math.max(matcher.address.minPoints, best.points - coincidencePoints),
      ),
      sentence: `the address agrees with the listed address “${best.address}”`,
    },
  ]
  if (country !== undefined)
    reasons.push(...countryReason(list, entityRow, { country, named: best.namesCountry }))
  const totalPoints = reasons.reduce((sum, reason) => sum + reason.points, 0)
  return {
    entity,
    database: list.database,
    score: Math.min(0.999, 1 / (1 + Math.exp(-totalPoints))),
    ofacScore: null,
    matchedName: null,
    tokens: [],
    reasons,
    sentence: hitSentence(reasons),
  }
}

function countryReason(
  { index }: LoadedList,
  entity: number,
  // Georgia and Lebanon are towns and states too: what stands in the address contradicts nothing.
  { country, named: namesCountry }: { readonly country: string; readonly named: boolean },
): HitReason[] {
  const { columns } = index
  const listedCountries = columns.country.subarray(columns.countryStart[entity], columns.countryStart[entity + 1])
  const isSameCountry = listedCountries.includes(countryCode(country))
  if (!isSameCountry && (namesCountry || listedCountries.length === 0)) return []
  return isSameCountry
    ? [{ feature: 'country', points: matcher.country.same, sentence: `the country ${country} agrees` }]
    : [{ feature: 'country', points: matcher.country.other, sentence: `the list does not state the country ${country}` }]
} // prettier-ignore
