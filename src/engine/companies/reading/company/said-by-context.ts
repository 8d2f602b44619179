import { labelOdds } from '../labels/label-model.ts'
import type { LabelKind } from '../labels/label-kinds.ts'
import { type PrintedWord, wordsOf } from '../labels/label-words.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { findAmount } from '../values/printed-amount.ts'
import { dayOrderOf, findDate } from '../values/dates/printed-company-date.ts'
import { parseValue, type ValueContext } from '../values/parse-value.ts'
import { proseOf } from './sentences.ts'
import type { SentenceValue } from './sentences.ts'

/** How sure a value is that the words before it name, 0..1. */
const byContext = 0.7
/** How likely these words have to name it: figures may be numbers of anything. */
const leastLikely = { number: 0.9, other: 0.75 } as const
/** Words before a value that may name it, and of them in one phrase. */
const reach = { words: 7, phrase: 4 } as const

interface Typed {
  readonly value: string
  readonly start: number
  readonly end: number
}

interface Wanted {
  readonly key: SentenceValue['key']
  readonly kind: LabelKind
  /** Values of its form, wherever they stand in a text. */
  readonly find: (text: string, context: ValueContext) => readonly Typed[]
}

const wanted: readonly Wanted[] = [
  { key: 'shareCapital', kind: 'capital', find: amountsIn },
  { key: 'registrationNumber', kind: 'number', find: numbersIn },
  { key: 'taxNumber', kind: 'taxNumber', find: numbersIn },
  { key: 'incorporationDate', kind: 'incorporated', find: datesIn },
  { key: 'address', kind: 'address', find: addressesIn },
]

/** Values in running text, named by the words before them as the classifier of labels reads these. */
export function saidByContext(
  pieces: readonly PrintPiece[],
  context: ValueContext,
): readonly SentenceValue[] {
  const prose = proseOf(pieces)
  return wanted.flatMap(({ key, kind, find }) => {
    const all = find(prose.text, context).map((typed) => ({
      typed,
      odds: oddsBefore(prose.text, typed.start, kind),
    }))
    const [best] = all.toSorted((a, b) => b.odds - a.odds)
    if (best === undefined || best.odds < (find === numbersIn ? leastLikely.number : leastLikely.other))
      return []
    const { value, start, end } = best.typed
    return [{ key, value, pieces: prose.piecesOf({ from: start, to: end }), confidence: byContext }]
  })
}

/** How likely a phrase shortly before a place in a text names a kind. */
export function oddsBefore(text: string, at: number, kind: LabelKind): number {
  const sentence = text.slice(Math.max(0, at - 90), at).split(/[.;]\s+(?=\p{Lu})/u).at(-1) ?? '' // prettier-ignore
  const words = wordsOf(sentence).slice(-reach.words)
  const odds = words.flatMap((first, from) =>
    Array.from({ length: reach.phrase }, (_, length) => phraseOf(sentence, first, words[from + length])).map((phrase) =>
      phrase === '' || phrase.length < 3 ? 0 : labelOdds(phrase, kind),
    ),
  ) // prettier-ignore
  return Math.max(0, ...odds)
}

const phraseOf = (text: string, first: PrintedWord, last: PrintedWord | undefined): string =>
  last === undefined ? '' : text.slice(first.start, last.end)

function amountsIn(text: string): readonly Typed[] {
  return everyPart(text, (part) => {
    const found = findAmount(part)
    if (found === null || found.currency === null) return null
    return { ...found, value: `${found.printed} ${found.currency}` }
  })
}

function datesIn(text: string, { country, today }: ValueContext): readonly Typed[] {
  const dates = everyPart(text, (part) => findDate(part, dayOrderOf(country)))
  return dates.filter(({ value }) => value <= today)
}

/** Most values that are looked at: more are a list. */
const most = 40

function everyPart(text: string, find: (part: string) => Typed | null): readonly Typed[] {
  const all: Typed[] = []
  let from = 0
  while (all.length < most) {
    const found = find(text.slice(from))
    if (found === null) break
    all.push({ value: found.value, start: from + found.start, end: from + found.end })
    from += Math.max(found.end, 1)
  }
  return all
}

const numberLike =
  /(?<![\p{L}\d])(?:[A-Z]{1,4}[\s-]?)?\d[\d\s./-]{3,20}\d(?:[\s-]?[A-Z]{1,3}(?![\p{L}\d]))?/gu

function numbersIn(text: string, context: ValueContext): readonly Typed[] {
  return [...text.matchAll(numberLike)].slice(0, most).flatMap((match) => {
    const parsed = parseValue('number', match[0], context)
    if (parsed === null) return []
    return [{ value: parsed.value, start: match.index, end: match.index + match[0].length }]
  })
}

/** Behind a word that names a place: up to the end of the sentence or a clause of it, and with a number. */
const addressLike = /(?<=\s)\p{Lu}[\p{L}'’.-]*(?:[\s,]{1,3}(?:\p{Lu}[\p{L}\d'’.-]*|\p{Ll}{1,3}\.?|\d[\d\p{L}/-]*|#[\d-]+)){0,20}?,?\s\d[\p{L}\d/-]*(?:[\s,/-]{1,3}(?:\p{Lu}[\p{L}\d'’]*|\d[\d\p{L}]*|\p{Ll}{1,3})){0,30}/gu // prettier-ignore
const longestAddress = 140
/** It runs into the next sentence, or holds a date. */
const isOther = (value: string): boolean =>
  /\p{Ll}{3}\.\s\p{Lu}/u.test(value) || findDate(value, 'day first') !== null

function addressesIn(text: string): readonly Typed[] {
  return [...text.matchAll(addressLike)].slice(0, most).flatMap((match) => {
    const value = match[0].replace(/[\s,]+$/u, '').replace(/\s(?:\p{Ll}{1,3})$/u, '')
    const isAddress =
      value.length >= 12 && value.length <= longestAddress && /\p{L}{4}/u.test(value) && !isOther(value)
    return isAddress ? [{ value, start: match.index, end: match.index + value.length }] : []
  })
}
