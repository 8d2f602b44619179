import { matchLabel } from '../../viz/match-label.ts'
import type { KindSide } from '../kind-definition.ts'
import { comparableText } from './comparable-text.ts'
import { findPhrase } from './find-phrase.ts'
import type { LabelOfLine } from './kind-page.ts'
import type { PhraseHit } from './phrase-hits.ts'
import { vizFieldOfKey } from './viz-field-of-key.ts'

/** What stands between a label and its value, and between the languages of a label. */
const between = /^[\s.:：/|\\·•／｜–—-]*/
/** Another language stands behind it, no value. */
const languageSign = /[/|\\·•／｜]/

/**
 * The labels of a side in one line, from its start on. Languages of one label that stand side by side are one; a line of two columns
 * has the labels of both.
 */
export function labelsOfLine(
  text: string,
  side: KindSide,
  hits: readonly PhraseHit[],
): readonly LabelOfLine[] {
  const spans = spansOf(text, hits)
  const groups: Span[] = []
  for (const span of spans) {
    const last = groups.at(-1)
    if (last?.field === span.field) groups[groups.length - 1] = { ...last, end: span.end }
    else groups.push(withLanguageBefore(text, side, { from: last?.end ?? 0, span }))
  }
  return groups.map((group, at) => {
    const to = groups[at + 1]?.start ?? text.length
    return { ...group, valueStart: valueStartIn(text.slice(0, to), side, group) }
  })
}

type Span = Omit<LabelOfLine, 'valueStart'>

/** Hits as parts of the text; of those that overlap the longest, and of these the one that was read best. */
function spansOf(text: string, hits: readonly PhraseHit[]): readonly Span[] {
  const labels = hits.filter(({ role, field }) => role === 'label' && field !== undefined)
  const chosen: PhraseHit[] = []
  for (const hit of labels.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.errors - b.errors))
    if (chosen.every((other) => hit.end <= other.start || hit.start >= other.end)) chosen.push(hit)
  if (chosen.length === 0) return []
  const places = placesOfLetters(text)
  return chosen
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, field = 0 }) => ({
      field,
      start: places[start] ?? text.length,
      end: (places[end - 1] ?? text.length) + 1,
    }))
}

/** Where in the text each of the letters stands that are compared of it. */
function placesOfLetters(text: string): readonly number[] {
  let at = 0
  return Array.from(text).flatMap((symbol) => {
    const from = at
    at += symbol.length
    return Array.from({ length: comparableText(symbol).letters.length }, () => from)
  })
}

/** A label with the same one in another language before it, which alone would say too little: `Quốc tịch / Nationality`. */
function withLanguageBefore(
  text: string,
  { fields }: KindSide,
  { from, span }: { readonly from: number; readonly span: Span },
): Span {
  const before = /^(.*\p{L}.*?)\s*[/|\\·•／｜]\s*$/u.exec(text.slice(from, span.start))?.[1]
  if (before === undefined) return span
  const { letters, boundaries } = comparableText(before)
  const starts = (fields[span.field]?.labels ?? []).flatMap((label) => {
    const found = findPhrase({ letters, boundaries }, comparableText(label).letters)
    return found === null || found.end < letters.length ? [] : [found.start]
  })
  if (starts.length === 0) return span
  return { ...span, start: from + (placesOfLetters(before)[Math.min(...starts)] ?? 0) }
}

/** Where behind a label a value begins: not at another language of it, but behind that. */
function valueStartIn(text: string, { fields }: KindSide, { field, end }: Span): number | null {
  const sign = between.exec(text.slice(end))?.[0] ?? ''
  const start = end + sign.length
  const rest = text.slice(start)
  if (!/[\p{L}\p{N}]/u.test(rest)) return null
  const hasLanguages = languageSign.test(sign)
  const further = matchLabel(rest)
  const isSame = further !== null && further.field === vizFieldOfKey(fields[field]?.key ?? 'unread')
  const within = (at: number | null): number | null => (at === null ? null : start + at)
  if (further !== null && (hasLanguages || isSame)) return within(further.valueStart)
  return within(hasLanguages ? valueBehindLanguage(rest) : 0)
}

/** Where a value begins behind a language that is not known: behind its colon, else at once where it is a number. */
function valueBehindLanguage(text: string): number | null {
  const colon = /^[^:：]{0,24}[:：]\s*(?=\S)/u.exec(text)?.[0]
  return colon?.length ?? (/^\p{Nd}/u.test(text) ? 0 : null)
}
