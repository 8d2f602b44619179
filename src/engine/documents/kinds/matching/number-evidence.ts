import { idNumberRules } from '../../numbers/id-number-rules.ts'
import { normaliseNumber } from '../../numbers/validate-id-number.ts'
import type { KindDefinition, KindField } from '../kind-definition.ts'
import { withLatinDigits } from './comparable-text.ts'

/**
 * `checked`: its check digits are right. `shape`: it looks like the number, and nothing more can be known; `short shape`: so
 * short that much looks like it.
 */
export type NumberEvidence = 'checked' | 'shape' | 'short shape'

/** Signs from which on a text of some shape is no coincidence. */
const minOfShape = 6

/** More words than this are not one number. */
const maxWords = 7

/** Every run of neighbouring words of a text. */
function runsOf(text: string): readonly string[] {
  const words = text.split(/[\s:：]+/).filter((word) => word !== '')
  return words.flatMap((_, from) =>
    words.slice(from, from + maxWords).map((__, size) => words.slice(from, from + size + 1).join(' ')),
  )
}

interface FoundNumber {
  /** As printed, with European digits and in capitals. */
  readonly text: string
  readonly evidence: NumberEvidence
}

/** Of numbers of this field in a line the one that says most, and of these the shortest; null where there is none. */
function bestNumber(
  kind: Pick<KindDefinition, 'issuer' | 'state'>,
  { numberRule, pattern }: KindField,
  text: string,
): FoundNumber | null {
  const plain = withLatinDigits(text).toUpperCase()
  if (numberRule !== undefined) return bestByRule(issuerOf(kind), numberRule, plain)
  const [found] = (pattern === undefined ? null : wholeWords(pattern).exec(plain)) ?? []
  if (found === undefined) return null
  return { text: found, evidence: found.length >= minOfShape ? 'shape' : 'short shape' }
}

/** Whether a number of this field stands in a line; null where none does, or nothing is known of how it looks. */
export function numberEvidence(
  kind: Pick<KindDefinition, 'issuer' | 'state'>,
  field: KindField,
  text: string,
): NumberEvidence | null {
  return bestNumber(kind, field, text)?.evidence ?? null
}

/** `第` and `号` stand for *number* before and behind it, and are no part of it. */
const wordsOfNumber = /[\s\p{Script=Han}\p{Script=Hangul}]/gu

/** The number of this field in a line that may have more in it, without blanks; null where none stands there for certain. */
export function numberIn(
  kind: Pick<KindDefinition, 'issuer' | 'state'>,
  field: KindField,
  text: string,
): string | null {
  const found = bestNumber(kind, field, text)
  return found === null ? null : found.text.replace(wordsOfNumber, '')
}

/** As the rules of numbers have it. */
export function issuerOf({ issuer, state }: Pick<KindDefinition, 'issuer' | 'state'>): string {
  return state === undefined ? issuer : `${issuer}-${state}`
}

/** A number whose check digits are wrong may be a misread one: it counts little, but it is there. */
function bestByRule(issuer: string, name: string, text: string): FoundNumber | null {
  if (!/\d/.test(text)) return null
  const rules = idNumberRules.filter((rule) => rule.issuer === issuer && rule.name === name)
  const found = rules.flatMap((rule) =>
    runsOf(text).flatMap((run): readonly FoundNumber[] => {
      const number = normaliseNumber(rule, run)
      if (!rule.pattern.test(number)) return []
      const isRight = rule.hasValidCheckDigits?.(number)
      return [{ text: run, evidence: isRight === undefined ? 'shape' : isRight ? 'checked' : 'short shape' }]
    }),
  )
  const rank = ({ evidence }: FoundNumber): number => strongestFirst.indexOf(evidence)
  const [best] = found.toSorted((a, b) => rank(a) - rank(b) || a.text.length - b.text.length)
  return best ?? null
}

const strongestFirst: readonly NumberEvidence[] = ['checked', 'shape', 'short shape']

const patterns = new WeakMap<RegExp, RegExp>()

/** A pattern that must begin and end with a word. */
export function wholeWords(pattern: RegExp): RegExp {
  const known = patterns.get(pattern)
  if (known !== undefined) return known
  const made = new RegExp(`(?<![\\p{L}\\d])(?:${pattern.source})(?![\\p{L}\\d])`, 'u')
  patterns.set(pattern, made)
  return made
}

/** Whether a text has a date in it, however it is written: three numbers, or a year and a month's word. */
export function hasDate(text: string): boolean {
  const plain = withLatinDigits(text)
  return (
    /(?<!\d)\d{1,4}\s?[./\-年년]\s?\d{1,2}\s?[./\-月월]\s?\d{1,4}(?!\d)/u.test(plain) ||
    /(?<!\d)\d{1,2}\s[\p{L}\p{M}./]{3,}\s\d{4}(?!\d)/u.test(plain) ||
    /(?<!\d)\d{1,2}\s\d{1,2}\s\d{4}(?!\d)/.test(plain)
  )
}
