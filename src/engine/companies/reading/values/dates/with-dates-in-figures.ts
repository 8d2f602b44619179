import { lazy } from '../../../../../vocabulary/lazy.ts'
import { monthOf } from './month-of.ts'
import { numberWords, type NumberWords } from './number-words.table.ts'

/** Numbers by their words; French counts on to nineteen behind sixty and eighty. */
function spelledNumbers({ upTo, tens, and, areUnitsFirst = false }: NumberWords): ReadonlyMap<number, readonly string[]> {
  const ofList = (list: string) => list.split(' ').map((one) => one.replaceAll('_', ' ').split('/'))
  const small = ofList(upTo)
  const numbers = new Map(small.map((words, at) => [at + 1, words]))
  for (const [at, [ten = '']] of ofList(tens).entries())
    for (let unit = 0; unit < 20; unit++) {
      const number = 10 * (at + 2) + unit
      const units = small[unit - 1] ?? ['']
      const joined = units.flatMap((one) => (unit === 0 ? [ten, `${ten}s`] : areUnitsFirst ? [one + and + ten] : [ten + and + one, `${ten} et ${one}`, elided(ten, one)]))
      if (number < 100) numbers.set(number, [...(numbers.get(number) ?? []), ...joined])
    }
  return numbers
} // prettier-ignore

/** `novantotto`, `novantuno`: a ten loses its last letter before another vowel. */
const elided = (ten: string, unit: string): string =>
  /^[ou]/u.test(unit) ? ten.slice(0, -1) + unit : ten + unit

interface Spelled {
  readonly days: ReadonlyMap<string, number>
  readonly years: ReadonlyMap<string, number>
}

const spelled = lazy((): Spelled => {
  const [days, years] = [new Map<string, number>(), new Map<string, number>()]
  for (const language of numberWords) {
    const numbers = spelledNumbers(language)
    for (const [number, words] of numbers) for (const one of number <= 31 ? words : []) days.set(one, number)
    for (const [at, century] of language.centuries.entries())
      for (const [number, words] of [[0, ['']] as const, ...numbers])
        for (const one of words)
          for (const joint of century.endsWith('…') ? ['', ' '] : [''])
            years.set((century.replace('…', joint) + one).trim().replace(/ e$/u, ''), 1900 + 100 * at + number)
  }
  return { days, years }
}) // prettier-ignore

/** Words of a day, and of a year, at most. */
const most = { day: 3, year: 8 } as const
const between: readonly string[] = [
  'de',
  'del',
  'di',
  'do',
  'du',
  'van',
  'o',
  'ano',
  'anno',
  'l',
  'of',
  'day',
  'the',
  'year',
  'in',
]

interface Word {
  readonly plain: string
  readonly start: number
  readonly end: number
}

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    plain: word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
    start: index,
    end: index + word.length,
  }))

/** How every spelled year begins: texts without it, which are nearly all, are not taken apart. */
const beginsYear = /\bmil|duemila|tweeduizend|negentienhonderd|two thousand|nineteen/iu

/** A text with dates that notaries spell, `veintiocho de octubre de dos mil diecinueve`, in figures in the space of their words. */
export function withDatesInFigures(text: string): string {
  if (!beginsYear.test(text)) return text
  const words = wordsOf(text)
  let written = text
  for (const [at, { plain }] of words.entries()) {
    const month = plain.length < 3 ? null : monthOf(plain)
    if (month === null) continue
    const day = numberEndingAt(words, at - 1)
    const year = day === null ? null : numberBeginningAt(words, at + 1)
    if (day === null || year === null) continue
    const figures = `${day.value}.${month}.${year.value}`.padEnd(year.end - day.start)
    written = written.slice(0, day.start) + figures + written.slice(year.end)
  }
  return written
}

interface Found {
  readonly value: number
  readonly start: number
  readonly end: number
}

function numberEndingAt(words: readonly Word[], last: number): Found | null {
  let end = last
  while (between.includes(words[end]?.plain ?? '')) end--
  return longest(words, { count: most.day, numbers: spelled().days, placeOf: (count) => [end - count + 1, end + 1] }) // prettier-ignore
}

function numberBeginningAt(words: readonly Word[], first: number): Found | null {
  let start = first
  while (between.includes(words[start]?.plain ?? '')) start++
  return longest(words, { count: most.year, numbers: spelled().years, placeOf: (count) => [start, start + count] }) // prettier-ignore
}

interface Asked {
  /** Words at most. */
  readonly count: number
  readonly numbers: ReadonlyMap<string, number>
  readonly placeOf: (count: number) => readonly [from: number, to: number]
}

/** The number of most words. */
function longest(words: readonly Word[], { count, numbers, placeOf }: Asked): Found | null {
  const [from, to] = placeOf(count)
  const some = from < 0 || to > words.length ? [] : words.slice(from, to)
  const [value, first, last] = [numbers.get(some.map(({ plain }) => plain).join(' ')), some[0], some.at(-1)]
  if (value !== undefined && first !== undefined && last !== undefined)
    return { value, start: first.start, end: last.end }
  return count > 1 ? longest(words, { count: count - 1, numbers, placeOf }) : null
}
