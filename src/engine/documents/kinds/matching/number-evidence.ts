import { idNumberRules } from '../../numbers/id-number-rules.ts'
import { normaliseNumber } from '../../numbers/validate-id-number.ts'
import type { KindDefinition, KindField } from '../kind-definition.ts'
import { withLatinDigits } from './comparable-text.ts'

/** `checked`: its check digits are right. `shape`: it looks like the number, and nothing more can be known. */
export type NumberEvidence = 'checked' | 'shape'

/** More words than this are not one number. */
const maxWords = 7

/** Every run of neighbouring words of a text. */
function runsOf(text: string): readonly string[] {
  const words = text.split(/[\s:：]+/).filter((word) => word !== '')
  return words.flatMap((_, from) =>
    words.slice(from, from + maxWords).map((__, size) => words.slice(from, from + size + 1).join(' ')),
  )
}

/** Whether a number of this field stands in a line; null where none does, or nothing is known of how it looks. */
export function numberEvidence(
  kind: Pick<KindDefinition, 'issuer' | 'state'>,
  { numberRule, pattern }: KindField,
  text: string,
): NumberEvidence | null {
  const plain = withLatinDigits(text).toUpperCase()
  if (numberRule === undefined)
    return pattern !== undefined && wholeWords(pattern).test(plain) ? 'shape' : null
  if (!/\d/.test(plain)) return null
  const issuer = kind.state === undefined ? kind.issuer : `${kind.issuer}-${kind.state}`
  const rules = idNumberRules.filter((rule) => rule.issuer === issuer && rule.name === numberRule)
  const numbers = runsOf(plain)
  for (const rule of rules)
    for (const run of numbers) {
      const number = normaliseNumber(rule, run)
      if (!rule.pattern.test(number)) continue
      const isRight = rule.hasValidCheckDigits?.(number)
      if (isRight !== false) return isRight === true ? 'checked' : 'shape'
    }
  return null
}

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
