import type { Random } from './random.ts'

/** An invented person and the dates of their document. Dates are `YYYY-MM-DD`. */
export interface Holder {
  readonly surname: string
  readonly given: string
  readonly sex: 'M' | 'F'
  readonly birth: string
  readonly issued: string
  readonly expiry: string
  readonly place: string
  readonly street: string
  readonly postcode: string
  readonly town: string
  readonly height: string
}

/** Names and places of one invented people. */
export interface People {
  readonly surnames: readonly string[]
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly towns: readonly string[]
  readonly streets: readonly string[]
  /** A street before its number, or behind it. */
  readonly isNumberFirst: boolean
}

/** A holder of a document issued within the last years, valid for `years` in all. */
export function drawHolder(random: Random, people: People, years: number): Holder {
  const sex = random.happens(0.5) ? 'F' : 'M'
  const issued = shiftedDay(-random.whole(60, years * 300))
  const day = Number(issued.slice(0, 4)) + years
  const names = sex === 'F' ? people.women : people.men
  const first = random.pick(names)
  const surname = random.pick(people.surnames)
  const number = String(random.whole(1, 189))
  const street = random.pick(people.streets)
  return {
    surname: random.happens(0.2)
      ? `${surname}-${random.pick(people.surnames.filter((name) => name !== surname))}`
      : surname,
    given: random.happens(0.45) ? `${first} ${random.pick(names.filter((name) => name !== first))}` : first,
    sex,
    birth: `${String(random.whole(1932, 2004))}-${twoDigits(random.whole(1, 12))}-${twoDigits(random.whole(1, 28))}`,
    issued,
    expiry: `${String(day)}${issued.slice(4)}`,
    place: random.pick(people.towns),
    street: people.isNumberFirst ? `${number} ${street}` : `${street} ${number}`,
    postcode: String(random.whole(10_100, 98_900)),
    town: random.pick(people.towns),
    height: String(random.whole(152, 196)),
  }
}

function shiftedDay(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return day.endsWith('-29') || day.endsWith('-30') || day.endsWith('-31') ? `${day.slice(0, 8)}28` : day
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
