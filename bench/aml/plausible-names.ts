import { allFakers, type Faker } from '@faker-js/faker'
import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import { prepareName } from '../../src/engine/screening/names/prepare-name.ts'
import type { Random } from './random.ts'

/** Someone who could be a customer and is on no list. */
export interface SyntheticCustomer {
  readonly name: string
  /** `YYYY-MM-DD`, 1940–2005 */
  readonly birthDate: string
  /** ISO 3166 alpha-2 */
  readonly country: string
}

/** What `plausiblePeople` draws from, for the table. */
export const customerSources =
  'given and family names of @faker-js/faker’s locales in Latin letters, the commoner the likelier. Every second one has a given or family name in common with someone listed, and the 100 commonest combinations are among them'

const locales = ['en', 'es', 'fr', 'de', 'it', 'pt_BR', 'tr', 'pl', 'nl', 'id_ID', 'sv', 'ro', 'hr', 'az', 'en_IN', 'en_NG', 'fr_SN', 'vi'] as const // prettier-ignore
const countries = ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'BR', 'TR', 'PL', 'NL', 'ID', 'SE', 'RO', 'HR', 'AZ', 'IN', 'NG', 'SN', 'VN', 'RU', 'IR', 'SY', 'MX', 'CO', 'CN', 'PK'] as const // prettier-ignore

/** Names drawn per pool; those that come up often stand in front. */
const frequencySamples = 6000
const commonest = 10

/** @param listed answers true for a name that someone on the list bears, in any order */
export function syntheticCustomers(
  count: number,
  random: Random,
  given: { readonly entities: readonly Entity[]; readonly listed: (name: string) => boolean },
): SyntheticCustomer[] {
  const fakers = locales.map((locale) => allFakers[locale])
  const firsts = byFrequency(fakers, random, (faker) => faker.person.firstName())
  const lasts = byFrequency(fakers, random, (faker) => faker.person.lastName())
  const words = listedWords(given.entities)
  const names = new Set<string>()
  const add = (name: string) => {
    if (!given.listed(name)) names.add(name)
  }
  for (const first of firsts.slice(0, commonest)) {
    for (const last of lasts.slice(0, commonest)) add(`${first} ${last}`)
  }
  while (names.size < count) {
    const [first, last] = [rankWeighted(firsts, random), rankWeighted(lasts, random)]
    if (names.size % 2 === 0) add(`${first} ${last}`)
    else
      add(random.next() < 0.5 ? `${first} ${random.pick(words.last)}` : `${random.pick(words.first)} ${last}`)
  }
  return [...names].map((name) => ({
    name,
    birthDate: `${1940 + random.below(66)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`,
    country: random.pick(countries),
  }))
}

function byFrequency(fakers: readonly Faker[], random: Random, name: (faker: Faker) => string): string[] {
  const counts = new Map<string, number>()
  for (let at = 0; at < frequencySamples; at++) {
    const faker = random.pick(fakers)
    faker.seed(random.below(2 ** 31))
    const drawn = name(faker)
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([drawn]) => drawn)
}

/** The head of the list more often than its tail. */
function rankWeighted(names: readonly string[], random: Random): string {
  return names[Math.floor(names.length * random.next() ** 2)] ?? ''
}

/** Family and given names of listed persons, each as often as it is listed. */
function listedWords(entities: readonly Entity[]): {
  readonly first: readonly string[]
  readonly last: readonly string[]
} {
  const words: { first: string[]; last: string[] } = { first: [], last: [] }
  for (const { kind, names } of entities) {
    const [last = '', first = ''] = names[0]?.text.split(', ') ?? []
    if (kind !== 'person' || first === '') continue
    words.first.push(...plainWords(first).slice(0, 1))
    words.last.push(...plainWords(last).slice(-1))
  }
  return words
}

function plainWords(text: string): string[] {
  const { tokens, classes } = prepareName(text, 'person')
  return tokens.filter((token, at) => classes[at] === 'word' && token.length > 2)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
