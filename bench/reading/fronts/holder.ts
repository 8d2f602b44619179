import type { Random } from '../../../src/engine/specimens/random.ts'
import { validateIdNumber } from '../../../src/engine/documents/numbers/validate-id-number.ts'
import { personNames, type PersonNames } from './person-names.ts'
import type { Words } from './words.ts'

/** An invented person as a front has them. */
export interface Holder extends PersonNames {
  readonly isMan: boolean
  /** `YYYY-MM-DD`. */
  readonly dob: string
  readonly issued: string
  readonly expiry: string
  readonly place: { readonly local: string; readonly latin: string }
  readonly street: string
  /** As printed; checks right where the issuer's rule is known. */
  readonly number: string
  /** A second number, where the front bears one. */
  readonly other: string
}

/** How the numbers of a kind are made: `#` a digit, `@` a capital, `YYYY YY MM DD` of the birth date (`M+`: 40 more from 2000 on, `D+`: of women, `%`: century and sex), the rest as it stands. */
export interface NumberForm {
  readonly form: string
  /** Alpha-3 of whose rule decides; without one any number will do. */
  readonly issuer?: string
}

const whole = (value: number, digits: number): string => String(value).padStart(digits, '0')

/** A day between two years, both included. */
function dayBetween(random: Random, from: number, to: number): string {
  return `${random.whole(from, to)}-${whole(random.whole(1, 12), 2)}-${whole(random.whole(1, 28), 2)}`
}

/** A number of a form that the issuer's rule takes for right. @throws Error when none of many drawn is */
function drawNumber(
  { form, issuer }: NumberForm,
  holder: Pick<Holder, 'isMan' | 'dob'>,
  random: Random,
): string {
  const filled = form
    .replace('YYYY', holder.dob.slice(0, 4))
    .replace('YY', holder.dob.slice(2, 4))
    .replace('M+', whole(Number(holder.dob.slice(5, 7)) + (holder.dob < '2000' ? 0 : 40), 2))
    .replace('MM', holder.dob.slice(5, 7))
    .replace('D+', whole(Number(holder.dob.slice(8)) + (holder.isMan ? 0 : 40), 2))
    .replace('%', String((holder.dob < '2000' ? 0 : 2) + (holder.isMan ? 0 : 1)))
    .replace('DD', holder.dob.slice(8))
  const draw = (): string =>
    filled
      .replaceAll('#', () => String(random.whole(0, 9)))
      .replaceAll('@', () => random.pick(Array.from('ABCDEFGHJKLMNPRSTUVWXYZ')))
  if (issuer === undefined) return draw()
  for (let trial = 0; trial < 20_000; trial++) {
    const value = draw()
    const person = { dob: holder.dob, sex: holder.isMan ? 'M' : 'F' }
    const verdict = validateIdNumber({ issuer, type: 'I', key: 'personalNumber', value, holder: person })
    if (verdict.kind === 'right') return value
  }
  throw new Error(`No number of the form ${form} keeps to a rule of ${issuer}`)
}

/** An invented person, with the numbers that a kind gives them. */
export function makeHolder(
  random: Random,
  {
    words,
    number,
    other,
  }: { readonly words: Words; readonly number: NumberForm; readonly other?: NumberForm },
): Holder {
  const isMan = random.happens(0.5)
  const dob = dayBetween(random, 1948, 2004)
  const issued = dayBetween(random, 2017, 2025)
  const expiry = `${Number(issued.slice(0, 4)) + 10}${issued.slice(4)}`
  return {
    ...personNames(words, isMan, random),
    ...{ isMan, dob, issued, expiry },
    place: random.pick(words.places),
    street: random.pick(words.streets),
    number: drawNumber(number, { isMan, dob }, random),
    other: other === undefined ? '' : drawNumber(other, { isMan, dob }, random),
  }
}
