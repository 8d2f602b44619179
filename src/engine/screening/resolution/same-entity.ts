import type { Entity, ListedDate, ListedIdentifier } from '../../../vocabulary/screening/entity.ts'
import { compareNames } from '../compare-names.ts'
import { normaliseIdentifier, normaliseName } from '../names/prepare-name.ts'

/**
 * Numbers that one entity alone bears; true where they need no name beside. Of the others publishers now and then put
 * one into the neighbour's row. Codes of banks, call signs and wallets are shared or handed on.
 */
const ofOneAlone: ReadonlyMap<string, boolean> = new Map([
  ['imo', true],
  ['lei', true],
  ['passport', false],
  ['national-id', false],
  ['tax', false],
  ['registration', false],
])

/** A name that is more likely the same than not. */
const minAgreement = 0.5

/** A name that is the same but for how its words are written in Latin letters, or for one that was left out. */
const minSimilarity = 0.8

/** Names of an entity that are laid against another's. */
const maxNames = 12

/** Of these, the ones that are looked at for another way of writing. */
const maxAlikeNames = 5

/** More records than this on one birth day are no entity in many lists: the day stands for one that no one knows. */
const maxOnOneDay = 12

/** Signs below which a number is no number but a mark in a column. */
const shortest = 6

/**
 * Why two records of different lists are one entity, in words; null when that is not known.
 *
 * Known it is by a number that one alone bears, with a name that agrees unless it is a ship's or an LEI, or by a whole
 * name with a birth date to the day, of persons also where two of its words and all that both have sound alike; never by
 * a name alone.
 * Another kind, another gender, birth dates that cannot both be true, or another reason for being listed forbid it.
 *
 * @param crowded birth days on which a name that is written otherwise proves nothing (`crowdedDays`)
 */
export function sameEntity(one: Entity, other: Entity, crowded: ReadonlySet<string> = none): string | null {
  if (one.source === other.source || contradict(one, other)) return null
  return sameNumber(one, other) ?? sameNameAndBirth(one, other) ?? alikeNameAndBirth(one, other, crowded)
}

const none: ReadonlySet<string> = new Set()

/** Birth days that too many of these records state. */
export function crowdedDays(entities: readonly Entity[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const day of entities.flatMap(daysOf)) counts.set(day, (counts.get(day) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > maxOnOneDay).map(([day]) => day))
}

/** What two records state cannot be true of one entity, or is not told of it for the same reason. */
export function contradict(one: Entity, other: Entity): boolean {
  if (one.kind !== other.kind) return true
  if (one.gender !== undefined && other.gender !== undefined && one.gender !== other.gender) return true
  if (one.topics.length !== other.topics.length || one.topics.some((topic) => !other.topics.includes(topic)))
    return true
  const [births, others] = [one.births, other.births]
  return (
    births.length > 0 &&
    others.length > 0 &&
    !births.some((birth) => others.some((date) => mayBeOne(birth, date)))
  )
}

/** As far as both are precise; an approximate one may be a year off. */
function mayBeOne(one: ListedDate, other: ListedDate): boolean {
  const slack = one.approximate || other.approximate ? 1 : 0
  const isExact = slack === 0 && one.from === one.to && other.from === other.to
  if (isExact) return one.from.startsWith(other.from) || other.from.startsWith(one.from)
  return yearOf(one.from) - slack <= yearOf(other.to) && yearOf(other.from) - slack <= yearOf(one.to)
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

function sameNumber(one: Entity, other: Entity): string | null {
  for (const number of one.identifiers) {
    const needsNoName = ofOneAlone.get(number.type)
    if (needsNoName === undefined) continue
    const value = normaliseIdentifier(number.value)
    if (value.length < shortest || !/\d{4}/.test(value)) continue
    if (!other.identifiers.some((listed) => isSame(number, value, listed))) continue
    if (needsNoName || namesAgree(one, other)) return `the same ${number.type} ${number.value}`
  }
  return null
}

function namesAgree(one: Entity, other: Entity): boolean {
  const bearer = one.kind === 'person' ? 'person' : 'other'
  return pairsOfNames(one.names, other.names).some(
    ([name, listed]) => compareNames(name, listed, bearer).score >= minAgreement,
  )
}

function pairsOfNames(names: Entity['names'], others: Entity['names']): readonly [string, string][] {
  return names
    .slice(0, maxNames)
    .flatMap(({ text }) => others.slice(0, maxNames).map((other): [string, string] => [text, other.text]))
}

function isSame(number: ListedIdentifier, value: string, listed: ListedIdentifier): boolean {
  if (listed.type !== number.type || normaliseIdentifier(listed.value) !== value) return false
  return number.country === undefined || listed.country === undefined || number.country === listed.country
}

function sameNameAndBirth(one: Entity, other: Entity): string | null {
  const [day] = sharedDays(one, other)
  if (day === undefined) return null
  const names = new Set(wholeNames(other))
  return wholeNames(one).some((name) => names.has(name)) ? `the same name and birth date ${day}` : null
}

function alikeNameAndBirth(one: Entity, other: Entity, crowded: ReadonlySet<string>): string | null {
  if (one.kind !== 'person') return null
  const day = sharedDays(one, other).find((shared) => !crowded.has(shared))
  if (day === undefined) return null
  const pairs = pairsOfNames(notWeak(one).slice(0, maxAlikeNames), notWeak(other).slice(0, maxAlikeNames))
  const similar = pairs.find(([name, listed]) => soundAlike(name, listed))
  return similar === undefined
    ? null
    : `the same birth date ${day} and a name written otherwise, ${similar[1]}`
}

function sharedDays(one: Entity, other: Entity): readonly string[] {
  const days = new Set(daysOf(other))
  return daysOf(one).filter((date) => days.has(date))
}

/** Another letter is no other way of writing: twins are called Kamal and Jamal. */
function soundAlike(name: string, listed: string): boolean {
  const { score, tokens } = compareNames(name, listed, 'person')
  const both = tokens.filter((token) => token.query !== null && token.listed !== null)
  return score >= minSimilarity && both.length > 1 && both.every(({ relation }) => relation !== 'spelling')
}

function daysOf({ births }: Entity): readonly string[] {
  return births
    .filter(({ from, to, approximate }) => from.length === 10 && from === to && !approximate)
    .map(({ from }) => from)
}

function notWeak({ names }: Entity): Entity['names'] {
  return names.filter(({ strength }) => strength !== 'weak')
}

/** Names of at least two words that are not weak, whatever the order of the words. */
function wholeNames(entity: Entity): readonly string[] {
  return notWeak(entity)
    .map(({ text }) => normaliseName(text).split(' ').filter(Boolean).sort())
    .filter((words) => words.length > 1)
    .map((words) => words.join(' '))
}
