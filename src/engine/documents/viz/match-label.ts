import { editDistance } from '../values/edit-distance.ts'
import { vizLabels, vizFields, type LabelLanguage, type VizField } from './tables/labels.table.ts'
import { uppercaseLetters } from '../../../vocabulary/documents/strip-diacritics.ts'

/** A text that is a label, or begins with one. */
export interface LabelMatch {
  readonly field: VizField
  /** Languages in which it is this field's label; none for a numbered one. */
  readonly languages: readonly LabelLanguage[]
  /** Letters that had to be put right. */
  readonly errors: number
  /** Index into the text where a value in the same box begins, or null when the text is the label alone. */
  readonly valueStart: number | null
}

interface KnownLabel {
  readonly letters: string
  readonly counts: LetterCounts
  readonly field: VizField
  readonly language: LabelLanguage
}

/** Digits that letters are taken for. */
const lettersForDigits: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S' }

/** What is left of a text for comparing labels: plain capital letters, nothing between them. */
export function comparableLetters(text: string): string {
  return uppercaseLetters(text.replace(/[015]/g, (digit) => lettersForDigits[digit] ?? ''))
}

/** How often each letter A–Z stands in a text. */
type LetterCounts = Uint8Array

function countLetters(letters: string): LetterCounts {
  const counts = new Uint8Array(26)
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charCodeAt(at) - 65
    if (letter >= 0 && letter < 26) counts[letter] = (counts[letter] ?? 0) + 1
  }
  return counts
}

/** Fewest edits that could turn one text into another with these letters: cheap, and most labels are too far away. */
function minEdits(a: LetterCounts, b: LetterCounts): number {
  let difference = 0
  for (let letter = 0; letter < 26; letter++) difference += Math.abs((a[letter] ?? 0) - (b[letter] ?? 0))
  return Math.ceil(difference / 2)
}

const languages = ['en', 'fr', 'es', 'de', 'it', 'pt'] as const

const knownLabels: readonly KnownLabel[] = vizFields.flatMap((field) =>
  languages.flatMap((language) =>
    vizLabels[field][language].map((text) => {
      const letters = comparableLetters(text)
      return { letters, counts: countLetters(letters), field, language }
    }),
  ),
)

/** Letters that recognition may have got wrong in a label of so many; in a short one none may be lost or made up. */
function allowedErrors(letters: number): number {
  if (letters < 5) return 0
  if (letters < 8) return 1
  return letters < 13 ? 2 : 3
}

interface PhraseMatch {
  readonly field: VizField
  readonly languages: readonly LabelLanguage[]
  readonly errors: number
}

type MatchPhrase = (phrase: string) => PhraseMatch | null

/** The field whose label a phrase in one language is, letter for letter. */
const matchExactly: MatchPhrase = (phrase) => {
  const letters = comparableLetters(phrase)
  return phraseOf(
    knownLabels.filter((label) => label.letters === letters),
    0,
  )
}

/** The same with some letters misread; null when none is near enough, or two fields are equally near. */
const matchRoughly: MatchPhrase = (phrase) => {
  const letters = comparableLetters(phrase)
  const counts = countLetters(letters)
  let best = Infinity
  let nearest: KnownLabel[] = []
  for (const label of knownLabels) {
    const most = Math.min(best, allowedErrors(label.letters.length))
    const longer = Math.abs(label.letters.length - letters.length)
    if (longer > (label.letters.length < 8 ? 0 : most)) continue
    if (minEdits(label.counts, counts) > most) continue
    const errors = editDistance(label.letters, letters)
    if (errors > most) continue
    if (errors < best) nearest = []
    best = errors
    nearest.push(label)
  }
  return phraseOf(nearest, best)
}

function phraseOf(nearest: readonly KnownLabel[], errors: number): PhraseMatch | null {
  const [first] = nearest
  if (first === undefined || nearest.some(({ field }) => field !== first.field)) return null
  return { field: first.field, languages: nearest.map(({ language }) => language), errors }
}

const matchPhrase: MatchPhrase = (phrase) => matchExactly(phrase) ?? matchRoughly(phrase)

/** Between the languages of one label; where blur swallowed it, the next one still begins with a capital. */
const betweenLanguages = /[/|\\·•]|\s[-–—Il1]\s|(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{3})/u
/** The languages of a label, as a text has them side by side. */
export function languagesOf(text: string): readonly string[] {
  return text.split(betweenLanguages).filter((part) => comparableLetters(part) !== '')
}

/** A number or letter before a label, and the language's or field's number after it: `[a]`, `1.`, `(1)`. */
const labelNumber = /^\s*(?:[[(]?\w{1,2}[\])]\.?|\d{1,2}[a-d]?\s*[.:)])\s*|\s*[[(]\w{1,2}[\])]\s*$/g

/** A text that is nothing but a label, in one language or several. */
function matchWhole(text: string, match: MatchPhrase = matchPhrase): PhraseMatch | null {
  const bare = text.replace(labelNumber, '')
  if (/\d.?\d/.test(bare)) return null
  const asOne = match(bare)
  if (asOne !== null) return asOne
  const parts = languagesOf(bare)
  const found = parts.map((part) => match(part))
  const matched = found.filter((part) => part !== null)
  const unknown = parts.filter((_, at) => found[at] === null)
  // A further language that we do not know may follow; it must look like a label and not like a value in capitals.
  if (unknown.length > matched.length || unknown.some((part) => !/\p{Ll}/u.test(part))) {
    return parts.length === 1 ? matchTwoLanguages(parts[0] ?? '') : null
  }
  return mergePhrases(matched)
}

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

/** `name` beside a word that says which name is that one. */
function mergePhrases(parts: readonly PhraseMatch[]): PhraseMatch | null {
  const precise = parts.filter(({ field }) => field !== 'name')
  const [first] = precise.length > 0 ? precise : parts
  if (first === undefined || precise.some(({ field }) => field !== first.field)) return null
  const hasGeneralName = parts.some(({ field }) => field === 'name') && first.field !== 'name'
  if (hasGeneralName && first.field !== 'surname' && first.field !== 'givenNames') return null
  return {
    field: first.field,
    languages: [...new Set(parts.flatMap((part) => part.languages))],
    errors: parts.reduce((sum, { errors }) => sum + errors, 0),
  }
}

/**
 * The label that a line of print is, or begins with. A value after it must stand behind a colon, or be capitals or
 * digits behind a label that has small letters. Null when the text is no label that we know, or might be two.
 */
export function matchLabel(text: string): LabelMatch | null {
  const whole = matchWhole(text)
  if (whole !== null) return { ...whole, valueStart: null }
  const colon = text.indexOf(':')
  if (colon > 0) {
    const head = matchWhole(text.slice(0, colon))
    return head === null ? null : { ...head, valueStart: skipBlanks(text, colon + 1) }
  }
  for (const { index } of [...text.matchAll(/[\s.]+|(?<=\p{Ll})(?=\p{Lu}{2}|\d)/gu)].reverse()) {
    const from = skipBlanks(text, index)
    if (!isClearlyValue(text.slice(0, index), text.slice(from))) continue
    const head = matchWhole(text.slice(0, index), matchExactly)
    if (head !== null) return { ...head, valueStart: from }
  }
  return null
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
  const blanks = /^[\s.:]*/.exec(text.slice(from))
  return from + (blanks?.[0].length ?? 0)
}

function isClearlyValue(head: string, rest: string): boolean {
  if (/\p{Ll}/u.test(rest) || !/^[\p{Lu}\d]/u.test(rest)) return false
  if (/[/|\\·•–—-]\s*$/.test(head)) return false
  return /\p{Ll}/u.test(head) || /\d/.test(rest) || abbreviations.has(comparableLetters(head))
}

/** Labels that American cards print in capitals right before a value in capitals: `LN ERIKSSON`, `SEX F`. */
const abbreviations: ReadonlySet<string> = new Set(['LN', 'FN', 'SEX', 'EYES', 'HAIR'])
