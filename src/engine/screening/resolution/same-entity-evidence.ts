import type { Entity, ListedDate, ListedIdentifier } from '../../../vocabulary/screening/entity.ts'
import { compareNames } from '../compare-names.ts'
import { normaliseIdentifier, normaliseName } from '../names/prepare-name.ts'

/**
 * Numbers that one entity alone bears; true where they need no name beside. Of the others publishers now and then put
 * one into the neighbour's row. Codes of banks, call signs and wallets are shared or handed on.
 */
const uniqueIdentifierTypes: ReadonlyMap<string, boolean> = new Map([
  ['imo', true],
  ['lei', true],
  ['passport', false],
  ['national-id', false],
  ['tax', false],
  ['registration', false],
])

/** A name that is more likely the same than not. */
const minNameScore = 0.5

/** A name that is the same but for how its words are written in Latin letters, or for one that was left out. */
const minVariantScore = 0.8

/** Names of an entity that are laid against another's. */
const maxNames = 12

/** Of these, the ones that are looked at for another way of writing. */
const maxVariantNames = 5

/** More records than this on one birth day are no entity in many lists: the day stands for one that no one knows. */
const maxPerBirthDate = 12

/** Signs below which a number is no number but a mark in a column. */
const minNumberLength = 6

/**
 * Why two records of different lists are one entity, in words; null when that is not known.
 *
 * Known it is by a number that one alone bears, with a name that agrees unless it is a ship's or an LEI, or by a whole
 * name with a birth date to the day, of persons also where two of its words and all that both have sound alike; never by
 * a name alone.
 * Another kind, another gender, birth dates that cannot both be true, or another reason for being listed forbid it.
 *
 * @param commonBirthDates birth days on which a name that is written otherwise proves nothing (`crowdedDays`)
 */
export function sameEntityEvidence(
  one: Entity,
  other: Entity,
  commonBirthDates: ReadonlySet<string> = none,
): string | null {
  if (one.source === other.source || contradicts(one, other)) return null
  return (
    sameIdentifier(one, other) ??
    sameNameAndBirthDate(one, other) ??
    similarNameAndBirthDate(one, other, commonBirthDates)
  )
}

const none: ReadonlySet<string> = new Set()

/** Birth days that too many of these records state. */
export function findCommonBirthDates(entities: readonly Entity[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const birthDate of entities.flatMap(exactBirthDates))
    counts.set(birthDate, (counts.get(birthDate) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > maxPerBirthDate).map(([birthDate]) => birthDate))
}

/** What two records state cannot be true of one entity, or is not told of it for the same reason. */
export function contradicts(one: Entity, other: Entity): boolean {
  if (one.kind !== other.kind) return true
  if (one.gender !== undefined && other.gender !== undefined && one.gender !== other.gender) return true
  if (one.topics.length !== other.topics.length || one.topics.some((topic) => !other.topics.includes(topic)))
    return true
  const [births, others] = [one.births, other.births]
  return (
    births.length > 0 &&
    others.length > 0 &&
    !births.some((birth) => others.some((date) => mayBeSameDate(birth, date)))
  )
}

/** As far as both are precise; an approximate one may be a year off. */
function mayBeSameDate(one: ListedDate, other: ListedDate): boolean {
  const tolerance = one.approximate || other.approximate ? 1 : 0
  const isExact = tolerance === 0 && one.from === one.to && other.from === other.to
  if (isExact) return one.from.startsWith(other.from) || other.from.startsWith(one.from)
  return yearOf(one.from) - tolerance <= yearOf(other.to) && yearOf(other.from) - tolerance <= yearOf(one.to)
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

function sameIdentifier(one: Entity, other: Entity): string | null {
  for (const identifier of one.identifiers) {
    const isProofAlone = uniqueIdentifierTypes.get(identifier.type)
    if (isProofAlone === undefined) continue
    const value = normaliseIdentifier(identifier.value)
    if (value.length < minNumberLength || !/\d{4}/.test(value)) continue
    if (!other.identifiers.some((listed) => isSameIdentifier(identifier, value, listed))) continue
    if (isProofAlone || hasSameName(one, other)) return `the same ${identifier.type} ${identifier.value}`
  }
  return null
}

function hasSameName(one: Entity, other: Entity): boolean {
  const bearer = one.kind === 'person' ? 'person' : 'other'
  return namePairs(one.names, other.names).some(
    ([name, listed]) => compareNames(name, listed, bearer).score >= minNameScore,
  )
}

function namePairs(names: Entity['names'], others: Entity['names']): readonly [string, string][] {
  return names
    .slice(0, maxNames)
    .flatMap(({ text }) => others.slice(0, maxNames).map((other): [string, string] => [text, other.text]))
}

function isSameIdentifier(identifier: ListedIdentifier, value: string, listed: ListedIdentifier): boolean {
  if (listed.type !== identifier.type || normaliseIdentifier(listed.value) !== value) return false
  return (
    identifier.country === undefined || listed.country === undefined || identifier.country === listed.country
  )
}

function sameNameAndBirthDate(one: Entity, other: Entity): string | null {
  const [birthDate] = sharedBirthDates(one, other)
  if (birthDate === undefined) return null
  const names = new Set(sortedFullNames(other))
  return sortedFullNames(one).some((name) => names.has(name))
    ? `the same name and birth date ${birthDate}`
    : null
}

function similarNameAndBirthDate(
  one: Entity,
  other: Entity,
  commonBirthDates: ReadonlySet<string>,
): string | null {
  if (one.kind !== 'person') return null
  const birthDate = sharedBirthDates(one, other).find((shared) => !commonBirthDates.has(shared))
  if (birthDate === undefined) return null
  const pairs = namePairs(
    reliableNames(one).slice(0, maxVariantNames),
    reliableNames(other).slice(0, maxVariantNames),
  )
  const similar = pairs.find(([name, listed]) => isSpellingVariant(name, listed))
  return similar === undefined
    ? null
    : `the same birth date ${birthDate} and a name written otherwise, ${similar[1]}`
}

function sharedBirthDates(one: Entity, other: Entity): readonly string[] {
  const birthDates = new Set(exactBirthDates(other))
  return exactBirthDates(one).filter((date) => birthDates.has(date))
}

/** Another letter is no other way of writing: twins are called Kamal and Jamal. */
function isSpellingVariant(name: string, listed: string): boolean {
  const { score, tokens } = compareNames(name, listed, 'person')
  const matchedTokens = tokens.filter((token) => token.query !== null && token.listed !== null)
  return (
    score >= minVariantScore &&
    matchedTokens.length > 1 &&
    matchedTokens.every(({ relation }) => relation !== 'spelling')
  )
}

function exactBirthDates({ births }: Entity): readonly string[] {
  return births
    .filter(({ from, to, approximate }) => from.length === 10 && from === to && !approximate)
    .map(({ from }) => from)
}

function reliableNames({ names }: Entity): Entity['names'] {
  return names.filter(({ strength }) => strength !== 'weak')
}

/** Names of at least two words that are not weak, whatever the order of the words. */
function sortedFullNames(entity: Entity): readonly string[] {
  return reliableNames(entity)
    .map(({ text }) => normaliseName(text).split(' ').filter(Boolean).sort())
    .filter((words) => words.length > 1)
    .map((words) => words.join(' '))
}
