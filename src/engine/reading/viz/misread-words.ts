import type { DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import { comparableLetters } from '../../documents/viz/comparable-letters.ts'
import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import { isUnreadLabel } from '../../documents/viz/is-unread-label.ts'
import type { KnownLabel } from '../../documents/viz/known-labels.ts'
import type { LabelMatch } from '../../documents/viz/match-label.ts'
import type { ReadLetters } from '../../documents/viz/weighted-edits.ts'
import { splitScripts } from '../../documents/viz/split-scripts.ts'
import {
  isMisreadUnread,
  languagesOfTitle,
  misreadLabel,
  misreadTitle,
} from '../../documents/viz/words-of-language.ts'
import { languagesOfPage } from './languages-of-page.ts'
import type { VizLine } from './text-line.ts'

/** A text of more mean certainty, 0..1, says what it says. */
const surelyRead = 0.92
/** So many labels tell the language of a page that has no title in it. */
const leastLabels = 2
/** Two figures together stand in no label. */
const figures = /\p{Nd}.?\p{Nd}/u

type Matches = readonly (LabelMatch | null)[]

/** Languages other than those in Latin letters of a page: those of its title, or else of most labels in its own script. */
function ownLanguages(lines: readonly VizLine[], matches: Matches): ReadonlySet<string> {
  const ofTitle = lines.flatMap(({ script, text }) => (script === undefined ? [] : languagesOfTitle(text)))
  if (ofTitle.length > 0) return new Set(ofTitle)
  const inOwnScript = matches.filter((match, at) => match?.errors === 0 && lines[at]?.script !== undefined)
  return languagesOfPage(inOwnScript, leastLabels)
}

/**
 * The labels of a page, those too of which too little was read for a label of any language, and that are near to one in the
 * language of the page.
 */
export function withMisreadLabels(lines: readonly VizLine[], matches: Matches): Matches {
  const languages = ownLanguages(lines, matches)
  if (languages.size === 0) return matches
  return lines.map((line, at) => {
    const match = matches[at] ?? null
    if (match === null) return misreadIn(line, languages)
    return isWithRest(line, match) ? (misreadIn(line, languages) ?? match) : match
  })
}

/** So few letters behind a label without a colon may be the rest of a longer one: `שם מא` is `שם מלא`. */
const mostOfRest = 3

function isWithRest({ text }: VizLine, { valueStart }: LabelMatch): boolean {
  if (valueStart === null || /[:：\p{Nd}]/u.test(text)) return false
  return text.slice(valueStart).replace(/\P{L}/gu, '').length <= mostOfRest
}

function misreadIn(line: VizLine, languages: ReadonlySet<string>): LabelMatch | null {
  if (line.script === undefined || isBareTitle(line.text) || isUnreadLabel(line.text)) return null
  const { head, valueStart } = atColon(line.text)
  if (figures.test(head) || (valueStart ?? 0) >= line.text.length) return null
  const whole = { index: 0, 0: head }
  if (/[/|]/.test(head) && misread(line, whole, (read) => isMisreadUnread(languages, read) || null) !== null)
    return null
  for (const part of head.matchAll(/[^/|]+/g)) {
    const label = misread(line, part, (read) => misreadLabel(languages, read))
    if (label !== null) return doubtful(label, valueStart)
  }
  return null
}

/** What stands before a date or a number whose colon was not seen: words of so many letters, and figures to the end. */
const beforeFigures = /^(\P{Nd}{6,}?)\s+(?=\p{Nd}[\p{Nd}\s./-]{5,}$)/u

/** What stands before a colon of a text, and where what stands behind it begins; all of it where there is none. */
function atColon(text: string): { readonly head: string; readonly valueStart: number | null } {
  const colon = /^([^:：]+)[:：]\s*/.exec(text) ?? beforeFigures.exec(text)
  return { head: colon?.[1] ?? text, valueStart: colon?.[0].length ?? null }
}

function doubtful({ field, second, nameOrder, language }: KnownLabel, valueStart: number | null): LabelMatch {
  return {
    ...{ field, languages: [language], errors: 0, valueStart, isDoubtful: true },
    ...(second === null ? {} : { second }),
    ...(nameOrder === null ? {} : { nameOrder }),
  }
}

/** What the letters of a part of a line are taken for, where they were hardly read. */
function misread<Found>(
  { confidences }: VizLine,
  { index, 0: part }: { readonly index: number; readonly 0: string },
  find: (read: ReadLetters) => Found | null,
): Found | null {
  const letters = comparableLetters(part)
  const lengths = Array.from(
    { length: part.length + 1 },
    (_, to) => comparableLetters(part.slice(0, to)).length,
  )
  const each = Array.from({ length: part.length }, (_, at) => at).flatMap((at) =>
    Array.from(
      { length: Math.max(0, (lengths[at + 1] ?? 0) - (lengths[at] ?? 0)) },
      () => confidences[index + at] ?? 0,
    ),
  )
  const mean = each.reduce((sum, one) => sum + one, 0) / (each.length || 1)
  if (each.length === 0 || mean >= surelyRead) return null
  // Where letters are compared together otherwise than each by itself, none is surer than the others.
  return find({ letters, confidences: each.length === letters.length ? each : Array.from(letters, () => mean) }) // prettier-ignore
}

/**
 * What a page calls itself in one of some lines that was hardly read, in the language of its labels; null where none says so, or
 * two differ.
 */
export function typeOfMisreadTitle(
  others: readonly VizLine[],
  { lines, matches }: { readonly lines: readonly VizLine[]; readonly matches: Matches },
): DocumentTypeLetter | null {
  const languages = ownLanguages(lines, matches)
  if (languages.size === 0) return null
  const types = others.flatMap((line) =>
    line.script === undefined
      ? []
      : splitScripts(line.text).flatMap((text) => {
          const part = { index: line.text.indexOf(text), 0: text }
          return misread(line, part, (read) => misreadTitle(languages, read)) ?? []
        }),
  )
  const [only, another] = new Set(types)
  return another === undefined ? (only ?? null) : null
}
