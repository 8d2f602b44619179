import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'
import type { LabelMatch } from './match-label.ts'
import { aamvaLabels } from './tables/aamva-labels.table.ts'
import { numberedLabels, type VizField } from './tables/labels.table.ts'

/**
 * A numbered label and where its value begins: `4a. 19.01.2013`, `1. ERIKSSON`. Null for any other text. Number 3 stands before the
 * date and the place of birth (Convention on Road Traffic 1968, annex 6; Directive 2006/126/EC, annex I).
 */
export function matchNumberedLabel(printed: string): LabelMatch | null {
  const text = printed.replace(/(?<=^\s*4\s?)[аαсΑАС]/u, (letter) => ('сС'.includes(letter) ? 'c' : 'a'))
  const found = /^\s*(?:(4\s?[a-d])(?:[.,:)\s]\s*|$)|([123589])\s*(?:[.,:)]\s*|\s+(?=\D)|$))/i.exec(text)
  const field = numberedLabels[plainNumber(found?.[1] ?? found?.[2])]
  if (found === null || field === undefined) return null
  const label = labelOf(field, text, found[0].length)
  return field === 'dob' ? { ...label, second: 'placeOfBirth' } : label
}

/** A numbered label of a card of North America. */
export interface AamvaLabel {
  /** As in the table: `4b`. */
  readonly number: string
  /** Null where the label is one of a value that is not read from print. */
  readonly label: LabelMatch | null
  /** Whether the words that belong to the number follow it. */
  readonly hasWords: boolean
}

const aamvaNumberPattern = /^\s*(4\s?[abd]|9a|1[25-9]|[123589])(?!\d)[.,:)\s]*/i

/** What a value looks like right behind a number without words: a street number is no label. */
const valueAfterNumber: Readonly<Record<string, RegExp>> = {
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
export function matchAamvaLabel(text: string): AamvaLabel | null {
  return matchWithWords(text) ?? matchWithoutWords(text)
}

function matchWithWords(text: string): AamvaLabel | null {
  if (!/^\s*\d/.test(text)) return null
  const ends = [...text.matchAll(/[\s.:#]+|$/g)].map(({ index, 0: gap }) => ({
    index,
    end: index + gap.length,
  }))
  for (const { index, end } of ends.reverse()) {
    const skeletonOfText = skeleton(text.slice(0, index))
    const least = end < text.length ? tellingLetters.beforeValue : tellingLetters.alone
    const known = knownLabels.find((one) => isNearlyEqual(skeletonOfText, one, least))
    if (known === undefined) continue
    const { number, field } = known
    return { number, label: field && labelOf(field, text, end), hasWords: true }
  }
  return null
}

interface KnownLabel {
  readonly number: string
  readonly field: VizField | null
  /** Of the number and its words. */
  readonly skeleton: string
}

const knownLabels: readonly KnownLabel[] = Object.entries(aamvaLabels).flatMap(([number, { field, words }]) =>
  words.map((word) => ({ number, field, skeleton: skeleton(number + word) })),
)

/** What is left of a text when letters and digits that small print makes alike are taken for one another. */
function skeleton(text: string): string {
  return stripDiacritics(text)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/[0DQ]/g, 'O')
    .replace(/[1L]/g, 'I')
    .replace(/5/g, 'S')
    .replace(/8/g, 'B')
}

/** So many letters behind a number of two signs tell which label it is, though one of them was misread: alone, and before a value. */
const tellingLetters = { alone: 3, beforeValue: 4 } as const

/**
 * The words tell which number it is, where one of its two figures was misread; a number of two signs tells its word, where one
 * letter was.
 */
function isNearlyEqual(printed: string, { number, skeleton: known }: KnownLabel, least: number): boolean {
  if (printed.length !== known.length) return false
  const wrong = Array.from(known).flatMap((symbol, at) => (printed.charAt(at) === symbol ? [] : [at]))
  const [first, ...others] = wrong
  if (first === undefined) return true
  const isClear = first < number.length || known.length >= number.length + least
  return others.length === 0 && number.length > 1 && isClear
}

function matchWithoutWords(text: string): AamvaLabel | null {
  const found = aamvaNumberPattern.exec(text)
  const number = plainNumber(found?.[1])
  const field = aamvaLabels[number]?.field ?? null
  if (found === null || field === null) return null
  const rest = text.slice(found[0].length)
  if (rest !== '' && valueAfterNumber[number]?.test(rest) !== true) return null
  return { number, label: labelOf(field, text, found[0].length), hasWords: false }
}

function plainNumber(text = ''): string {
  return text.replace(/\s/, '').toLowerCase()
}

function labelOf(field: VizField, text: string, end: number): LabelMatch {
  return { field, languages: [], errors: 0, valueStart: end >= text.length ? null : end }
}
