import { withoutMarks } from '../../../vocabulary/imaging/without-marks.ts'
import type { LabelMatch } from './match-label.ts'
import { cardNumbers } from './tables/card-numbers.table.ts'
import { numberedLabels, type PrintedField } from './tables/labels.table.ts'

/** A numbered label and where its value begins: `4a. 19.01.2013`, `1. ERIKSSON`. Null for any other text. */
export function matchNumbered(text: string): LabelMatch | null {
  const found = /^\s*(?:(4\s?[a-d])(?:[.,:)\s]\s*|$)|([12358])\s*(?:[.,:)]\s*|\s+(?=\D)|$))/i.exec(text)
  const field = numberedLabels[plainNumber(found?.[1] ?? found?.[2])]
  return found === null || field === undefined ? null : labelOf(field, text, found[0].length)
}

/** A numbered label of a card of North America. */
export interface CardLabel {
  /** As in the table: `4b`. */
  readonly number: string
  /** Null where the label is one of a value that is not read from print. */
  readonly label: LabelMatch | null
  /** Whether the words that belong to the number follow it. */
  readonly isWorded: boolean
}

const numberOfCard = /^\s*(4\s?[abd]|9a|1[25-9]|[123589])(?!\d)[.,:)\s]*/i

/** What a value looks like right behind a number without words: a house number is no label. */
const behindNumber: Readonly<Record<string, RegExp>> = {
  '1': /^\p{L}[\p{L}'’. -]+$/u,
  '2': /^\p{L}[\p{L}'’. -]+$/u,
  '3': /^\d/,
  '4a': /^\d/,
  '4b': /^\d/,
  '4d': /^[A-Z\d]*\d/,
  '8': /^\d/,
  '15': /^[FMX]$/,
}

/**
 * A numbered label on a card of North America, with the words that belong to it: `4d DL`, `3 DOB 08/12/1974`, `15 SEX F`,
 * `1`. Null for any other text.
 */
export function matchCardNumber(text: string): CardLabel | null {
  return wordedNumber(text) ?? bareNumber(text)
}

function wordedNumber(text: string): CardLabel | null {
  if (!/^\s*\d/.test(text)) return null
  const ends = [...text.matchAll(/[\s.:#]+|$/g)].map(({ index, 0: gap }) => ({
    index,
    end: index + gap.length,
  }))
  for (const { index, end } of ends.reverse()) {
    const seen = skeleton(text.slice(0, index))
    const known = worded.find((one) => isNearly(seen, one))
    if (known === undefined) continue
    const { number, field } = known
    return { number, label: field && labelOf(field, text, end), isWorded: true }
  }
  return null
}

interface WordedNumber {
  readonly number: string
  readonly field: PrintedField | null
  /** Of the number and its words. */
  readonly skeleton: string
}

const worded: readonly WordedNumber[] = Object.entries(cardNumbers).flatMap(([number, { field, words }]) =>
  words.map((word) => ({ number, field, skeleton: skeleton(number + word) })),
)

/** What is left of a text when letters and digits that small print makes alike are taken for one another. */
function skeleton(text: string): string {
  return withoutMarks(text)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/[0DQ]/g, 'O')
    .replace(/[1L]/g, 'I')
    .replace(/5/g, 'S')
    .replace(/8/g, 'B')
}

/** The words tell which number it is, where one of its two figures was misread. */
function isNearly(seen: string, { number, skeleton: known }: WordedNumber): boolean {
  if (seen.length !== known.length) return false
  const wrong = Array.from(known).flatMap((symbol, at) => (seen.charAt(at) === symbol ? [] : [at]))
  const [first, ...others] = wrong
  return first === undefined || (others.length === 0 && first < number.length && number.length > 1)
}

function bareNumber(text: string): CardLabel | null {
  const found = numberOfCard.exec(text)
  const number = plainNumber(found?.[1])
  const field = cardNumbers[number]?.field ?? null
  if (found === null || field === null) return null
  const rest = text.slice(found[0].length)
  if (rest !== '' && behindNumber[number]?.test(rest) !== true) return null
  return { number, label: labelOf(field, text, found[0].length), isWorded: false }
}

function plainNumber(text = ''): string {
  return text.replace(/\s/, '').toLowerCase()
}

function labelOf(field: PrintedField, text: string, end: number): LabelMatch {
  return { field, languages: [], errors: 0, valueFrom: end >= text.length ? null : end }
}
