import type { LabelMatch } from '../../documents/viz/match-label.ts'
import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import { nameFields } from '../../documents/viz/field-keys.ts'
import { isUnreadInAnyCase, isUnreadLabel } from '../../documents/viz/is-unread-label.ts'
import { splitVizNames } from '../../documents/viz/viz-names.ts'
import type { LabelledValue } from './pair-values.ts'
import { inLettersOf } from './scripts/latin-parts.ts'
import { splitBothScripts } from './scripts/split-both-scripts.ts'
import { isWritten, textClass } from './scripts/text-class.ts'
import {
  linePosition,
  readingDirection,
  runsToTheLeft,
  type LinePosition,
  type VizLine,
} from './text-line.ts'
import { lineUnder, mostWithoutOrder, secondLine } from './under/line-under.ts'
import { furtherLines } from './under/further-lines.ts'
import type { ValuePage, ValuePiece } from './value-piece.ts'
import type { ReadValue } from './value-reader.ts'

/**
 * Whether a text can be the value of a label, as a whole or parted between its two fields or two scripts. What a document calls itself
 * is none.
 */
export function canBeValue(read: ReadValue, match: LabelMatch, text: string): boolean {
  if (isBareTitle(text)) return false
  return (
    read(match, text) !== null ||
    splitJoined(read, match, text) !== null ||
    splitInScripts(read, match, text).length > 0
  )
}

/** The value in each of two scripts that stand beside one label, and where; none where it is written in one. */
function splitInScripts(read: ReadValue, match: LabelMatch, text: string) {
  const isOneField = match.second === undefined && match.field !== 'address'
  const pieces = isOneField && isWritten(match.field) ? (splitBothScripts(text) ?? []) : []
  const values = pieces.flatMap(({ from, to }) => {
    const value = read(match, text.slice(from, to))
    return value === null ? [] : [{ from, to, value }]
  })
  return values.length === pieces.length ? values : []
}

/**
 * The pieces of what stands beside one label: one as a rule, two where the label means two fields, or a whole name of which
 * the second part stands in the line below. None where it is only half of such a name.
 */
export function valuePieces(page: ValuePage, pair: LabelledValue): readonly ValuePiece[] {
  const pieces = piecesBeside(page, pair)
  const [only, ...others] = pieces
  if (only === undefined || others.length > 0) return pieces
  const second = inOtherScript(page, only)
  return second === null ? pieces : [only, second]
}

/** The same in the other script, where it stands right below a value that is printed in two, or at the other end of its level. */
function inOtherScript(page: ValuePage, first: ValuePiece): ValuePiece | null {
  if (!isWritten(first.field)) return null
  const below = asOther(page, first, lineUnder(page, first.line))
  if (below !== null || !nameFields.some((name) => name === first.field)) return below
  const level = asOther(page, first, aloneOnLevel(page, first.line))
  return level === null ? null : { ...level, isUnsure: true }
}

function asOther(
  page: ValuePage,
  { field, value: first }: ValuePiece,
  line: number | null,
): ValuePiece | null {
  const text = line === null ? '' : (page.lines[line]?.text ?? '')
  if (line === null || textClass(text) === textClass(first)) return null
  const value = page.read({ field, languages: [], errors: 0, valueStart: null }, text)
  return value === null ? null : { field, line, from: 0, to: text.length, value }
}

/** Print is on one level where its middles are apart by less, in parts of a height. */
const sameLevel = 0.5

/** The one line on the level of another that is no label, no value and no title; null where there are several. */
function aloneOnLevel({ lines, matches, isUsed }: ValuePage, of: number): number | null {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const own = lines[of]
  if (direction === null || own === undefined) return null
  const { middle, height } = linePosition(own.quad, direction)
  const found = lines.flatMap(({ text, quad }, at) => {
    const isOnLevel = Math.abs(linePosition(quad, direction).middle - middle) < sameLevel * height
    const isKnown = (matches[at] ?? null) !== null || isUsed(at) || isUnreadLabel(text) || isBareTitle(text)
    return isOnLevel && at !== of && !isKnown ? [at] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function piecesBeside(page: ValuePage, pair: LabelledValue): readonly ValuePiece[] {
  const match = page.matches[pair.label]
  if (!match) return []
  if (match.second !== undefined) return joinedPieces(page, pair, match)
  const inScripts = splitInScripts(page.read, match, pair.text)
  if (inScripts.length > 0)
    return inScripts.map(({ from, to, value }) => ({
      ...{ field: match.field, line: pair.value, value },
      ...{ from: pair.start + from, to: pair.start + to },
    }))
  const whole = wholePiece(page, pair, match)
  if (whole === null) return []
  return match.field === 'name' ? namePieces(page, pair, whole) : withNextWord(page, whole)
}

/** A name or a place with the next word of it, where the first alone was found as a line, or with the lines below that go on with it. */
function withNextWord(page: ValuePage, whole: ValuePiece): readonly ValuePiece[] {
  const next = isWritten(whole.field) ? nextOnLevel(page, whole) : null
  return next === null ? furtherLines(page, whole) : [whole, next]
}

function wholePiece({ lines, read }: ValuePage, pair: LabelledValue, match: LabelMatch): ValuePiece | null {
  const value = read(match, pair.text)
  const to = lines[pair.value]?.text.length ?? 0
  if (value === null) return null
  const local = isWritten(match.field) ? asUnderLabel(lines[pair.label], value) : null
  return { field: match.field, line: pair.value, from: pair.start, to, value: local ?? value }
}

/** Capitals that look alike in both scripts are of that of their label, where it is in one alone. */
function asUnderLabel(label: VizLine | undefined, value: string): string | null {
  if (label?.script === undefined || textClass(label.text) === 'latin' || /\p{Script=Latin}/u.test(label.text)) return null // prettier-ignore
  return inLettersOf(label.script, value)
}

function namePieces(page: ValuePage, pair: LabelledValue, whole: ValuePiece): readonly ValuePiece[] {
  const { nameOrder } = page.matches[pair.label] ?? {}
  if (splitVizNames({ name: whole.value }).lastName !== '') return [whole]
  const next = nextOnLevel(page, whole)
  if (next !== null) return [whole, next]
  const below = nameLinesUnder(page, pair.value, nameOrder === undefined ? mostWithoutOrder : secondLine.most)
  if (nameOrder === undefined) return [whole, ...below.map((one) => ({ ...one, goesOn: true as const }))]
  const last = below.at(-1)
  if (last === undefined) return whole.value.includes(' ') ? [whole] : []
  const [first, other] =
    nameOrder === 'surname first'
      ? (['surname', 'givenNames'] as const)
      : (['givenNames', 'surname'] as const)
  const between = below.slice(0, -1).map((one) => ({ ...one, field: first, goesOn: true as const }))
  return [{ ...whole, field: first }, ...between, { ...last, field: other }]
}

/** A word that follows a name stands no further behind it than this, in parts of its height. */
const wordGap = { least: -0.3, most: 0.9 } as const

/** The next word of a value of which the first alone was found as a line: right behind it, in the same script, as high. */
function nextOnLevel(
  { lines, matches, read, isUsed }: ValuePage,
  { field, line: of }: ValuePiece,
): ValuePiece | null {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const own = lines[of]
  if (direction === null || own === undefined) return null
  const first = linePosition(own.quad, direction)
  const isKnown = (at: number) => at === of || (matches[at] ?? null) !== null || isUsed(at)
  const at = lines.findIndex(
    ({ quad, script }, index) =>
      script === own.script &&
      !isKnown(index) &&
      isNextWord(linePosition(quad, direction), first, runsToTheLeft(own)),
  )
  const text = lines[at]?.text
  if (text === undefined) return null
  const value = isUnreadLabel(text) ? null : read({ field, languages: [], errors: 0, valueStart: null }, text) // prettier-ignore
  return value === null ? null : { field, line: at, from: 0, to: text.length, value, goesOn: true }
}

function isNextWord(word: LinePosition, first: LinePosition, isLeftward: boolean): boolean {
  const gap = (isLeftward ? first.left - word.right : word.left - first.right) / first.height
  return (
    Math.abs(word.middle - first.middle) < sameLevel * first.height &&
    gap > wordGap.least &&
    gap < wordGap.most &&
    word.height > secondLine.lower * first.height &&
    word.height < secondLine.higher * first.height
  )
}

/** More lines than this no name has below its first. */
const mostNameLines = 2

/** Lines right below each other that a whole name goes on with. */
function nameLinesUnder(page: ValuePage, of: number, most: number): readonly ValuePiece[] {
  const found: ValuePiece[] = []
  for (let above = of; found.length < mostNameLines;) {
    const under = lineUnder(page, above, { most })
    const text = under === null ? '' : (page.lines[under]?.text ?? '')
    const value =
      under === null ? null : page.read({ field: 'name', languages: [], errors: 0, valueStart: null }, text)
    if (under === null || value === null || isUnreadInAnyCase(text)) break
    found.push({ field: 'name', line: under, from: 0, to: text.length, value })
    above = under
  }
  return found
}

function joinedPieces(page: ValuePage, pair: LabelledValue, match: LabelMatch): readonly ValuePiece[] {
  const { read, lines } = page
  const second = match.second ?? match.field
  const split = splitJoined(read, match, pair.text)
  const to = lines[pair.value]?.text.length ?? 0
  if (split !== null)
    return [
      {
        field: match.field,
        line: pair.value,
        from: pair.start,
        to: pair.start + split.firstEnd,
        value: split.first,
      },
      { field: second, line: pair.value, from: pair.start + split.secondStart, to, value: split.second },
    ]
  const whole = wholePiece(page, pair, match)
  if (whole === null) return []
  const under = lineUnder(page, pair.value, { from: pair.start })
  const text = under === null ? '' : (lines[under]?.text ?? '')
  const value = under === null ? null : read({ ...match, field: second }, text)
  return under === null || value === null
    ? [whole]
    : [whole, { field: second, line: under, from: 0, to: text.length, value }]
}

/** Where a text parts into the values of both fields of a label; null where it does not, or the label has one field. */
function splitJoined(read: ReadValue, match: LabelMatch, text: string) {
  if (match.second === undefined) return null
  for (const { 0: gap, index } of text.matchAll(/[\s/,;|·-]+/g)) {
    const secondStart = index + gap.length
    const [first, second] = [
      read(match, text.slice(0, index)),
      read({ ...match, field: match.second }, text.slice(secondStart)),
    ]
    if (first !== null && second !== null) return { first, second, firstEnd: index, secondStart }
  }
  return null
}
