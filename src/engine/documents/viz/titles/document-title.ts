import type { DocumentTypeLetter } from '../../../../vocabulary/reading/document-reading.ts'
import { editsWithin } from '../../values/edits-within.ts'
import { comparableLetters } from '../comparable-letters.ts'
import { documentTitles } from './document-titles.ts'
import { scriptBlock, splitScripts } from '../split-scripts.ts'

const types: readonly DocumentTypeLetter[] = ['P', 'I', 'D', 'V', 'R']

interface KnownTitle {
  readonly type: DocumentTypeLetter
  readonly letters: string
}

/** Titles by the script they are written in. */
const titlesByScript: ReadonlyMap<number, readonly KnownTitle[]> = groupByScript(
  types.flatMap((type) => documentTitles[type].map((title) => ({ type, letters: comparableLetters(title) }))),
)

function groupByScript(titles: readonly KnownTitle[]): ReadonlyMap<number, readonly KnownTitle[]> {
  const groups = new Map<number, KnownTitle[]>()
  for (const title of titles) {
    const script = scriptBlock(title.letters)
    groups.set(script, [...(groups.get(script) ?? []), title])
  }
  return groups
}

/** The titles that are written in the script of a text. */
function titlesLike(letters: string): readonly KnownTitle[] {
  return titlesByScript.get(scriptBlock(letters)) ?? []
}

/** Shorter titles must stand alone and be read without an error; of signs of China, Japan and Korea fewer say as much. */
const longTitle = { letters: 8, signs: 4 } as const

/** Whether a title ends a line in which it stands with others: `中华人民共和国护照`. */
const endsLine = (title: string): boolean => scriptBlock(title) === scriptBlock('中')

const isLong = (title: string): boolean =>
  title.length >= (endsLine(title) ? longTitle.signs : longTitle.letters)

/**
 * What a document calls itself, from lines of its print that are neither labels nor values; null when no line is a title, or
 * when two of them disagree.
 */
export function documentTypeFromTitle(lines: readonly string[]): DocumentTypeLetter | null {
  const phrases = lines.flatMap(phrasesOf)
  const besides = lines.filter((line) => !isTitleAsRead(line)).flatMap(endsOf)
  const reported = new Set([
    ...phrases.flatMap((letters) => nearestTitles(letters).map(({ type }) => type)),
    ...besides.flatMap((letters) =>
      titlesLike(letters)
        .filter((title) => letters === title.letters && title.letters.length >= minBesideOthers)
        .map(({ type }) => type),
    ),
  ])
  const [only, ...others] = reported
  return only === undefined || others.length > 0 ? null : only
}

/** True when a text, or one of its languages, is a title and nothing besides. */
export function isBareTitle(text: string): boolean {
  return phrasesOf(text).some((letters) =>
    titlesLike(letters).some((title) => isNearlyEqual(letters, title.letters)),
  )
}

/** True when a text, or one of its languages, is a title letter for letter. */
export function isTitleAsRead(text: string): boolean {
  return phrasesOf(text).some((letters) => titlesLike(letters).some((title) => letters === title.letters))
}

/** True when two lines, one below the other, are a title that neither is by itself: `CERTIFICAT DE` and `RÉSIDENCE`. */
export function isTitleOverTwoLines(first: string, second: string): boolean {
  const letters = comparableLetters(`${first} ${second}`)
  // Asked of each two lines of a page: the first question is the one that hardly any of them passes.
  if (!titlesLike(letters).some((title) => isNearlyEqual(letters, title.letters))) return false
  return !isBareTitle(first) && !isBareTitle(second)
}

/** A title in capitals of so many letters is one beside the name of a state, too: `KÖRKORT NORRMARK`. */
const minBesideOthers = 6
const mostWords = 4

/** The letters of the first words of a line in capitals, and of the last ones: all but one or more words of another name. */
function endsOf(line: string): readonly string[] {
  const words = line.trim().split(/\s+/)
  if (words.length < 2 || words.length > mostWords || /[\p{Ll}\p{Nd}]/u.test(line)) return []
  return words.slice(1).flatMap((_, at) => [words.slice(0, at + 1), words.slice(at + 1)].map((some) => comparableLetters(some.join('')))) // prettier-ignore
}

/** The letters of a text in each of its languages. */
function phrasesOf(text: string): readonly string[] {
  return text
    .split(/[/|·•／｜]|\s[-–—]\s/)
    .flatMap(splitScripts)
    .map(comparableLetters)
}

/**
 * The titles that a phrase is, or else those it has in it: `REPUBLIC OF UTOPIA PASSPORT`. `بطاقة هوية مقيم` is a title of its own,
 * and not the two that stand in it.
 */
function nearestTitles(letters: string): readonly KnownTitle[] {
  const titles = titlesLike(letters)
  const exact = titles.filter((title) => letters === title.letters)
  if (exact.length > 0) return exact
  const near = titles.filter((title) => isNearlyEqual(letters, title.letters))
  return near.length > 0 ? near : titles.filter((title) => isWithin(letters, title.letters))
}

function isWithin(letters: string, title: string): boolean {
  return (isLong(title) && letters.includes(title)) || (endsLine(title) && letters.endsWith(title))
}

/** A letter in eight misread at most. */
function isNearlyEqual(letters: string, title: string): boolean {
  if (letters === title) return true
  if (title.length < longTitle.letters) return false
  const most = Math.floor(title.length / longTitle.letters)
  return editsWithin(letters, title, most) <= most
}
