import { type Random, randomFrom } from '../../../../src/engine/specimens/random.ts'

/** Invented people, places and firms of a country; rows parted by `|`. */
export interface Words {
  readonly given: string
  readonly surnames: string
  readonly streets: string
  /** Postcode and city, parted by `;`. */
  readonly cities: string
  /** Names of firms without their form; some should be long. */
  readonly stems: string
  /** Whole names of firms that own or manage others. */
  readonly firms: string
}

export interface Person {
  readonly given: string
  readonly surname: string
  /** Given name first. */
  readonly name: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
  readonly appointedOn: string
  readonly street: string
  readonly streetNumber: number
  readonly postcode: string
  readonly city: string
}

export interface Holder {
  readonly name: string
  /** Null: a company. */
  readonly person: Person | null
  /** How many shares, their value, and the part in per cent, at most two decimals. */
  readonly shares: number
  readonly amount: number
  readonly share: number
}

export interface Invented {
  readonly random: Random
  readonly stem: string
  readonly street: string
  readonly streetNumber: number
  readonly postcode: string
  readonly city: string
  readonly incorporated: string
  /** Some days after. */
  readonly registered: string
  /** When the document was made out. */
  readonly issued: string
  readonly officers: readonly Person[]
  readonly owners: readonly Holder[]
  readonly shares: number
  readonly nominal: number
  readonly capital: number
  readonly digits: (count: number) => string
  /** A value that is printed with this probability, and empty else. */
  readonly maybe: (probability: number, value: string) => string
  readonly person: () => Person
}

export interface Numbers {
  readonly officers?: readonly [number, number]
  readonly owners?: readonly [number, number]
  /** Value of a share. */
  readonly nominals?: readonly number[]
  readonly shares?: readonly number[]
}

const two = (value: number): string => String(value).padStart(2, '0')
export const list = (rows: string): readonly string[] => rows.split('|')

export function inventCompany(seed: number, words: Words, numbers: Numbers = {}): Invented {
  const random = randomFrom(seed).fork(words.stems)
  const nominal = random.pick(numbers.nominals ?? [1, 10, 50, 100, 500])
  const shares = random.pick(numbers.shares ?? [100, 200, 1000, 1500, 2500, 10_000])
  const incorporated = dateBetween(random, 1991, 2024)
  const person = personOf(random, words, incorporated)
  const count = ([from, to]: readonly [number, number]): number => random.whole(from, to)
  const officers = distinct(person, count(numbers.officers ?? [1, 6]))
  const owners = holdersOf({ random, words, person, officers, shares, nominal }, count(numbers.owners ?? [0, 5]))
  const digits = (length: number): string =>
    `${random.whole(1, 9)}${Array.from({ length: length - 1 }, () => random.whole(0, 9)).join('')}`
  return {
    ...{ random, nominal, shares, person, officers, owners, incorporated, digits },
    ...placeOf(random, words),
    stem: random.pick(list(words.stems)),
    registered: later(incorporated, random.whole(1, 24)),
    issued: dateBetween(random, 2025, 2026),
    capital: nominal * shares,
    maybe: (probability, value) => (random.happens(probability) ? value : ''),
  }
} // prettier-ignore

function placeOf(random: Random, words: Words) {
  const [postcode = '', city = ''] = random.pick(list(words.cities)).split(';')
  return { street: random.pick(list(words.streets)), streetNumber: random.whole(1, 180), postcode, city }
}

function personOf(random: Random, words: Words, incorporated: string): () => Person {
  return () => {
    const [given, surname] = [random.pick(list(words.given)), random.pick(list(words.surnames))]
    const born = dateBetween(random, 1946, 1995)
    const drawn = dateBetween(random, 2012, 2024)
    const since = drawn < incorporated || random.happens(0.3) ? incorporated : drawn
    return { given, surname, name: `${given} ${surname}`, birthDate: born, appointedOn: since, ...placeOf(random, words) }
  }
} // prettier-ignore

/** People who share neither given name nor surname. */
function distinct(make: () => Person, count: number): readonly Person[] {
  const people: Person[] = []
  for (let tries = 0; people.length < count && tries < 400; tries++) {
    const next = make()
    const isKnown = people.some(({ given, surname }) => given === next.given || surname === next.surname)
    if (!isKnown) people.push(next)
  }
  return people
}

interface Holding {
  readonly random: Random
  readonly words: Words
  readonly person: () => Person
  readonly officers: readonly Person[]
  readonly shares: number
  readonly nominal: number
}

function holdersOf(holding: Holding, count: number): readonly Holder[] {
  const { random, shares, nominal, words } = holding
  const firms = list(words.firms)
  const people = [...holding.officers, ...distinct(holding.person, 8)]
  const taken = new Set<string>()
  return cut(random, shares, count).map((own) => {
    const left = people.filter(({ name }) => !taken.has(name))
    const firm = random.happens(0.25) ? firms.find((name) => !taken.has(name)) : undefined
    const person = firm === undefined ? (left[random.whole(0, Math.min(2, left.length - 1))] ?? null) : null
    const name = firm ?? person?.name ?? ''
    taken.add(name)
    return { name, person, shares: own, amount: own * nominal, share: Math.round((own / shares) * 10_000) / 100 }
  })
} // prettier-ignore

/** A whole number in parts, often round ones, none of them 0. */
function cut(random: Random, whole: number, wanted: number): readonly number[] {
  const count = Math.min(wanted, whole)
  if (count === 0) return []
  const step = Math.max(1, random.happens(0.6) ? whole / 20 : whole / 100)
  const parts: number[] = []
  let left = whole
  for (let at = 0; at < count - 1; at++) {
    const most = Math.floor(left / step) - (count - 1 - at)
    const part = Math.round(step * random.whole(1, Math.max(1, Math.min(most, Math.ceil(most * 0.7)))))
    parts.push(part)
    left -= part
  }
  return [...parts, left].toSorted((a, b) => b - a)
}

function dateBetween(random: Random, from: number, to: number): string {
  return `${random.whole(from, to)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
}

function later(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
