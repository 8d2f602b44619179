import { comparableLetters } from './comparable-letters.ts'
import type { KnownLabel } from './known-labels.ts'
import { exactLabels, nearestLabels, type NearLabels } from './label-index.ts'
import type { LabelLanguage } from './languages/all-languages.ts'
import type { NameOrder } from './languages/document-language.ts'
import { joinedFields } from './tables/joined-fields.table.ts'
import { splitScripts } from './split-scripts.ts'
import type { VizField } from './tables/labels.table.ts'

/** A text that is a label, or begins with one. */
export interface LabelMatch {
  readonly field: VizField
  /** Of a label for two fields, the one whose value stands second; absent of all others. */
  readonly second?: VizField
  /** Of a label for a whole name, which part of it stands first; absent where it does not say. */
  readonly nameOrder?: NameOrder
  /** Languages in which it is this field's label; none for a numbered one. */
  readonly languages: readonly LabelLanguage[]
  /** Letters that had to be put right. */
  readonly errors: number
  /** Index into the text where a value in the same box begins, or null when the text is the label alone. */
  readonly valueStart: number | null
  /** Present on a label that was hardly read: of those in the language of its page it is the nearest. */
  readonly isDoubtful?: true
}

type PhraseMatch = Omit<LabelMatch, 'valueStart'>

type MatchPhrase = (phrase: string) => PhraseMatch | null

/** The field whose label a phrase in one language is, letter for letter. */
const matchExactly: MatchPhrase = (phrase) => phraseOf(exactLabels(phrase))

/** The same with some letters misread; null when none is near enough, or two fields are equally near. */
const matchRoughly: MatchPhrase = (phrase) => phraseOf(nearestLabels(phrase))

/** The label that a whole text is, letter for letter, in one language. */
export function matchExactLabel(text: string): LabelMatch | null {
  const match = matchExactly(text)
  return match === null ? null : { ...match, valueStart: null }
}

function phraseOf({ labels, errors }: NearLabels): PhraseMatch | null {
  const [first] = labels
  if (first === undefined || labels.some((other) => !meansTheSame(other, first))) return null
  const { field, second, nameOrder } = first
  return {
    field,
    ...(second === null ? {} : { second }),
    ...(nameOrder === null ? {} : { nameOrder }),
    languages: labels.map(({ language }) => language),
    errors,
  }
}

function meansTheSame(one: KnownLabel, other: KnownLabel): boolean {
  return one.field === other.field && one.second === other.second && one.nameOrder === other.nameOrder
}

const matchPhrase: MatchPhrase = (phrase) => matchExactly(phrase) ?? matchRoughly(phrase)

/** Between the languages of one label; where blur swallowed it, the next one still begins with a capital. */
const betweenLanguages = /[/|\\·•／｜]|\s[-–—Il1]\s|(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{3})/u

/** The languages of a label, as a text has them side by side. */
export function languagesOf(text: string): readonly string[] {
  return text
    .split(betweenLanguages)
    .flatMap(splitScripts)
    .filter((part) => comparableLetters(part) !== '')
}

/** A number or letter before a label, and the language's or field's number after it: `[a]`, `1.`, `(1)`. */
const labelNumber = /^\s*(?:[[(]?\w{1,2}[\])]\.?|\d{1,2}[a-d]?\s*[.:)])\s*|\s*[[(]\w{1,2}[\])]\s*$/g

/** A text that is nothing but a label, in one language or several; other languages may be in capitals where that is said. */
function matchWhole(text: string, match: MatchPhrase = matchPhrase, inCapitals = false): PhraseMatch | null {
  const bare = text.replace(labelNumber, '')
  if (/\p{Nd}.?\p{Nd}/u.test(bare)) return null
  const asOne = matchAsOne(bare, match)
  const parts = languagesOf(bare)
  const inEachLanguage = matchExactLanguages(parts)
  if (asOne !== null) return asOne.errors === 0 ? asOne : (inEachLanguage ?? matchBothNames(bare) ?? asOne)
  const merged = matchLanguages(parts, match, inCapitals)
  if (merged !== null || parts.length !== 1) return merged
  return matchBothNames(bare) ?? matchTwoLanguages(parts[0] ?? '')
}

/** A text as one phrase; with a dash in it the labels of both names, however near they are to one. */
function matchAsOne(text: string, match: MatchPhrase): PhraseMatch | null {
  return matchDashedNames(text) ?? match(text)
}

/** Words for *and* between two labels. */
const andBetween = /\s+(?:and|и|і|та|және|και|et|und|y|e|ed|och|og|ja|en|ve|și|i|a|és|&|و)\s+/u

/** `Фамилия и имя`: the labels of both names in one mean a whole name, in the order of its language. */
function matchBothNames(text: string): PhraseMatch | null {
  const parts = text.split(andBetween).map(matchExactly)
  const [first, second, ...others] = parts
  if (!first || !second || others.length > 0) return null
  const areNames = [first, second].every(({ field }) => nameLabels.has(field)) && first.field !== second.field
  const isOneLanguage = first.languages.some((language) => second.languages.includes(language))
  return areNames && isOneLanguage ? { field: 'name', ...together([first, second]) } : null
}

/** `ชื่อ - สกุล`, the given name and the surname, has the letters of `ชื่อสกุล`, the surname alone. */
function matchDashedNames(text: string): PhraseMatch | null {
  const [first, second, ...others] = text.split(/\s?[-–—]\s?/).map((part) => part.trim())
  if (!first || !second || others.length > 0 || !withoutCase.test(first)) return null
  const parts = [matchExactly(first), matchExactly(second)]
  const [one, other] = parts
  if (!one || !other || one.field === other.field) return null
  return [one, other].every(({ field }) => nameLabels.has(field)) ? mergePhrases([one, other]) : null
}

const nameLabels: ReadonlySet<VizField> = new Set(['surname', 'givenNames', 'name'])

/** Two languages or more, each of them known letter for letter. */
function matchExactLanguages(parts: readonly string[]): PhraseMatch | null {
  const exact = parts.map(matchExactly).filter((part) => part !== null)
  return parts.length > 1 && exact.length === parts.length ? mergePhrases(exact) : null
}

/** A further language that we do not know may follow a label that was read well; it must not look like a value in capitals. */
function matchLanguages(
  parts: readonly string[],
  match: MatchPhrase,
  inCapitals: boolean,
): PhraseMatch | null {
  const found = parts.map((part) => match(part))
  const matched = found.filter((part) => part !== null)
  const unknown = parts.filter((_, at) => found[at] === null)
  if (unknown.length === 0) return mergePhrases(matched)
  // No value stands before its label: what does so in one line with it is the label in another language.
  const isBefore =
    found.slice(0, unknown.length).every((part) => part === null) && lettersIn(parts.at(-1)) >= lettersBehind
  const isLabelLike = inCapitals || isBefore || unknown.every((part) => /\p{Ll}/u.test(part))
  const isCertain = found.some(
    (one, at) => one !== null && one.errors * lettersPerError <= lettersIn(parts[at]),
  )
  return unknown.length <= matched.length && isLabelLike && isCertain ? mergePhrases(matched) : null
}

/** Beside a language that we do not know a label must be read with no more than one letter in so many misread. */
const lettersPerError = 9

/** A label behind such a language is so many letters long. */
const lettersBehind = 3

const lettersIn = (text = ''): number => comparableLetters(text).length

/**
 * Two languages that nothing parts: `Date of birth Date de naissance`. One of them is there letter for letter; the other
 * may be misread, and what parted them with it.
 */
function matchTwoLanguages(text: string): PhraseMatch | null {
  for (const { index } of text.matchAll(/\s+/g)) {
    const [first, second] = [matchPhrase(text.slice(0, index)), matchPhrase(text.slice(index))]
    if (!first || !second || Math.min(first.errors, second.errors) > 0) continue
    if (languagesDiffer(first, second)) return mergePhrases([first, second])
  }
  return null
}

function languagesDiffer(a: PhraseMatch, b: PhraseMatch): boolean {
  return a.languages.some((language) => !b.languages.includes(language))
}

/** `name` beside a word that says which name is that one; two fields of one language that stand together are both. */
function mergePhrases(parts: readonly PhraseMatch[]): PhraseMatch | null {
  return mergeJoined(parts) ?? mergeLanguages(parts)
}

function mergeLanguages(parts: readonly PhraseMatch[]): PhraseMatch | null {
  const precise = parts.filter(({ field }) => field !== 'name')
  const [first] = precise.length > 0 ? precise : parts.toSorted((a, b) => rankOf(b) - rankOf(a))
  if (first === undefined || precise.some(({ field }) => field !== first.field)) return null
  if (parts.some((part) => part.second !== undefined && part.second !== first.second)) return null
  const hasGeneralName = parts.some(({ field }) => field === 'name') && first.field !== 'name'
  if (hasGeneralName && first.field !== 'surname' && first.field !== 'givenNames') return null
  return { ...first, ...together(parts) }
}

/** A label that says in which order a name stands goes before one that says only that it is a name. */
const rankOf = ({ nameOrder }: PhraseMatch): number => (nameOrder === undefined ? 0 : 1)

function together(parts: readonly PhraseMatch[]): Pick<PhraseMatch, 'languages' | 'errors'> {
  return {
    languages: [...new Set(parts.flatMap((part) => part.languages))],
    errors: parts.reduce((sum, { errors }) => sum + errors, 0),
  }
}

/** A bare word for a name beside the word for the surname means the given names, but in English, where both mean the surname. */
function orderOfNames(first: VizField, second: VizField, parts: readonly PhraseMatch[]): NameOrder | null {
  const isEnglish = parts.some(({ languages }) => languages.includes('en'))
  if ((first === 'surname' || first === 'name') && second === 'givenNames') return 'surname first'
  if (isEnglish) return null
  if (first === 'surname' && second === 'name') return 'surname first'
  return first === 'name' && second === 'surname' ? 'given names first' : null
}

/** `NOM / PRÉNOMS`, `BIRTH DATE / PLACE OF BIRTH`: two fields, in the same language or in the same two. */
function mergeJoined(parts: readonly PhraseMatch[]): PhraseMatch | null {
  const fields = parts.map(({ field }) => field)
  const [first, second, ...others] = fields.filter((field, at) => field !== fields[at - 1])
  if (first === undefined || second === undefined || others.length > 0) return null
  const languagesIn = (field: VizField) =>
    parts.filter((part) => part.field === field).flatMap((part) => part.languages)
  if (!languagesIn(first).some((language) => languagesIn(second).includes(language))) return null
  const nameOrder = orderOfNames(first, second, parts)
  if (nameOrder !== null) return { field: 'name', nameOrder, ...together(parts) }
  const isJoined = joinedFields.some(([one, other]) => one === first && other === second)
  return isJoined ? { field: first, second, ...together(parts) } : null
}

/**
 * The label that a line of print is, or begins with. A value after it must stand behind a colon, or be capitals or
 * digits behind a label that has small letters. Null when the text is no label that we know, or might be two.
 */
export function matchLabel(text: string): LabelMatch | null {
  const colon = text.search(/[:：]/)
  const beforeColon = colon > 0 ? matchBeforeColon(text, colon) : null
  if (beforeColon !== null) return beforeColon
  const whole = matchWhole(text)
  if (whole !== null) return { ...whole, valueStart: null }
  if (colon > 0) return null
  for (const { index } of [...text.matchAll(valueBegins)].reverse()) {
    const from = skipBlanks(text, index)
    if (!isClearlyValue(text.slice(0, index), text.slice(from))) continue
    const head = matchWhole(text.slice(0, index), matchExactly)
    if (head !== null) return { ...head, valueStart: from }
  }
  return null
}

/** Where a value may begin behind a label in the same box: at a blank, at a change of case, and anywhere in a script without blanks. */
const valueBegins =
  /[\s.]+|(?<=\p{Ll})(?=\p{Lu}{2}|\d)|(?<=[\p{Script=Han}\p{Script=Hangul}]{2})(?=[\p{L}\d])|(?<=[\u0590-\u1fff])(?=\p{Nd})/gu

/** A value behind a colon, whatever languages its label is in; a label behind it is another language of the label. */
function matchBeforeColon(text: string, colon: number): LabelMatch | null {
  const valueStart = skipBlanks(text, colon + 1)
  const head = matchWhole(text.slice(0, colon), matchPhrase, true)
  if (head === null) return null
  const isLabelBehind = valueStart >= text.length || matchWhole(text.slice(valueStart)) !== null
  return isLabelBehind ? null : { ...head, valueStart }
}

/**
 * What a text may be that means one field in one language and another in a second: each of them, in the languages in which it is
 * that. None where it means one field, or no label stands in it.
 */
export function twofoldLabels(text: string): readonly LabelMatch[] {
  for (const part of languagesOf(text.replace(labelNumber, ''))) {
    const { labels } = exactLabels(part)
    const fields = [...new Set(labels.map(({ field }) => field))]
    if (fields.length > 1)
      return fields.map((field) => {
        const languages = labels.flatMap((label) => (label.field === field ? [label.language] : []))
        return { field, languages: [...new Set(languages)], errors: 0, valueStart: null }
      })
  }
  return []
}

/** Shorter texts are not looked at for two labels. */
const minOfTwo = 14

/**
 * Where the second of two labels begins that stand in one line, two columns of a page taken for one:
 * `Date of birth / Date de naissance Authority / Autorité`. Null where no blank parts two labels of different fields.
 */
export function secondLabelStart(text: string): number | null {
  if (text.length < minOfTwo || !/\p{Ll}/u.test(text)) return null
  for (const { index } of text.matchAll(/\s+/g)) {
    const [first, second] = [matchAllLanguages(text.slice(0, index)), matchAllLanguages(text.slice(index))]
    if (first && second && first.field !== second.field) return skipBlanks(text, index)
  }
  return null
}

/** A label of which every language is known. */
function matchAllLanguages(text: string): PhraseMatch | null {
  const parts = languagesOf(text)
  const matched = parts.map((part) => matchPhrase(part)).filter((part) => part !== null)
  return matched.length === parts.length ? mergePhrases(matched) : null
}

function skipBlanks(text: string, from: number): number {
  const blanks = /^[\s.:：]*/.exec(text.slice(from))
  return from + (blanks?.[0].length ?? 0)
}

function isClearlyValue(head: string, rest: string): boolean {
  if (/[/|\\·•／｜–—-]\s*$/.test(head)) return false
  if (withoutCase.test(head))
    return !/\p{Nd}/u.test(head) && withoutCaseOrDigits.test(rest) && matchWhole(rest) === null
  if (/\p{Ll}/u.test(rest) || !/^[\p{Lu}\d]/u.test(rest)) return false
  return /\p{Ll}/u.test(head) || /\d/.test(rest) || abbreviations.has(comparableLetters(head))
}

/** A label that ends in a letter of a script that has no capitals: what follows it is a value where it is no label. */
const withoutCase = /[\u0590-\u10ff\u2e80-\ua4cf\uac00-\ufaff\ufb1d-\ufeff][^\p{L}]*$/u
const withoutCaseOrDigits = /^[\u0590-\u10ff\u2e80-\ua4cf\uac00-\ufaff\ufb1d-\ufeff\p{Nd}\p{Lu}]/u

/** Labels that American cards print in capitals right before a value in capitals: `LN ERIKSSON`, `SEX F`. */
const abbreviations: ReadonlySet<string> = new Set(['LN', 'FN', 'SEX', 'EYES', 'HAIR'])
