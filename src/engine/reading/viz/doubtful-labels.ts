import { matchExactLabel, matchLabel, type LabelMatch } from '../../documents/viz/match-label.ts'
import { sexOfPrint } from '../../documents/viz/sex-of-print.ts'
import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import type { VizLine } from './text-line.ts'

/** Words of less mean certainty, 0..1, beside a label were hardly read, and say nothing against it. */
const hardlyRead = 0.85
/** Words behind a label without a stroke, of less: they may be a value otherwise. */
const notRead = 0.6
/** A label beside them is so many letters long, and read letter for letter. */
const lettersBeside = 5

/**
 * The label in a line of which the rest was hardly read: the words of another language or script before it, in the small print of
 * labels, or after it. Null where there is none.
 */
export function besideGarbled(
  { text, confidences }: Pick<VizLine, 'text' | 'confidences'>,
  match: (text: string) => LabelMatch | null,
): LabelMatch | null {
  const certainty = (from: number, to: number): number => {
    const letters = confidences.slice(from, to).filter((_, at) => /\S/.test(text.charAt(from + at)))
    return letters.reduce((sum, one) => sum + one, 0) / (letters.length || 1)
  }
  const labelIn = (part: string): LabelMatch | null => {
    const found = part.length < lettersBeside ? null : match(part)
    return found?.errors === 0 && found.valueStart === null ? found : null
  }
  for (const { index } of text.matchAll(/(?<=[\s/|(])\p{L}/gu)) {
    const label = certainty(0, index) < hardlyRead ? labelIn(text.slice(index)) : null
    if (label !== null) return label
  }
  for (const { index } of text.matchAll(/[/|]/g)) {
    const label = certainty(index + 1, text.length) < hardlyRead ? labelIn(text.slice(0, index)) : null
    if (label !== null) return label
  }
  for (const { index } of text.matchAll(/\s/g)) {
    const label = certainty(index, text.length) < notRead ? labelIn(text.slice(0, index)) : null
    if (label !== null) return label
  }
  return null
}

/** A letter of less certainty, 0..1, may be another one that is at least this likely, in a label of so many letters. */
const inDoubt = { most: 0.6, leastOther: 0.25, letters: 5 } as const

/** The label that a line is with one doubtful letter as the next likeliest: `Soyadt` for `Soyadı`. Null where it is none. */
export function withDoubtfulLetter({ text, confidences, alternatives }: VizLine): LabelMatch | null {
  if (text.trim().length < inDoubt.letters) return null
  for (const [at, confidence] of confidences.entries()) {
    const [next] = alternatives[at] ?? []
    if (confidence >= inDoubt.most || next === undefined || next.confidence < inDoubt.leastOther) continue
    const found = matchExactLabel(text.slice(0, at) + next.symbol + text.slice(at + 1))
    if (found !== null) return { ...found, errors: 1 }
  }
  return null
}

/** So many labels of a page must be parted from their values by a colon, before others are that lost theirs. */
const leastWithColon = 2
/** A letter of less certainty, 0..1, at the end of a label may be its colon; a narrow one may, however surely it was read. */
const mayBeColon = 0.6
const narrow = /[iılІіӀ1!|;.,·']$/u
/** A label of so many letters may have one wrong where figures follow. */
const lettersInDoubt = 10
const beforeWord = /\s+(?=[\p{L}\p{Nd}])/gu
/** Behind what is no letter of the label a value may begin with a small letter, `м. Чернівці`; else it is a sex, or begins so. */
const valueBegins = /^[\p{Lu}\p{Lo}\p{Nd}]/u

/** The labels of a page on which colons part them from their values, those too whose colon was not seen or taken for a letter. */
export function withLostColons(
  lines: readonly VizLine[],
  matches: readonly (LabelMatch | null)[],
): readonly (LabelMatch | null)[] {
  const hasColon = ({ text }: VizLine, at: number): boolean => /[:：]\s*$/.test(text.slice(0, matches[at]?.valueStart ?? 0)) // prettier-ignore
  if (lines.filter(hasColon).length < leastWithColon) return matches
  return matches.map((match, at) => {
    const line = lines[at]
    return match === null && line !== undefined && !isBareTitle(line.text) ? withLostColon(line) : match
  })
}

function isSexWord({ field, languages }: LabelMatch, value: string): boolean {
  return field === 'sex' && sexOfPrint(value, languages) !== null
}

function withLostColon({ text, confidences }: VizLine): LabelMatch | null {
  if (/[:：]/.test(text)) return null
  const behind = (head: string, valueStart: number): LabelMatch | null => {
    const match = matchLabel(head)
    const most = head.length >= lettersInDoubt && /^\p{Nd}/u.test(text.slice(valueStart)) ? 1 : 0
    if (match === null || match.errors > most || match.valueStart !== null) return null
    const isSure = head.length >= lettersBeside || isSexWord(match, text.slice(valueStart))
    return isSure ? { ...match, valueStart } : null
  }
  for (const { index, 0: gap } of [...text.matchAll(beforeWord)].reverse()) {
    const head = text.slice(0, index)
    const isColon = narrow.test(head) || (confidences[index - 1] ?? 1) < mayBeColon
    const match = isColon ? behind(head.slice(0, -1), index + gap.length) : null
    if (match !== null) return match
  }
  for (const { index, 0: gap } of [...text.matchAll(beforeWord)].reverse()) {
    const match = behind(text.slice(0, index), index + gap.length)
    const isValue = valueBegins.test(text.slice(index + gap.length))
    if (match !== null && (isValue || match.field === 'sex')) return match
  }
  return null
}
