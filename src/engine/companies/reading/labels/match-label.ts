import { lazy } from '../../../../vocabulary/lazy.ts'
import { editDistance } from '../../../documents/values/edit-distance.ts'
import { roleAt } from '../people/find-role.ts'
import { allLabels, type KnownLabel } from './all-labels.ts'
import type { LabelKind, LabelLanguage } from './label-kinds.ts'
import { learnedKinds } from './label-model.ts'
import { looksLikeCompany } from '../values/company-words.ts'
import { type PrintedWord, withoutOrdinals, wordsOf } from './label-words.ts'

/** A label at the beginning of a piece of print. */
export interface MatchedLabel {
  /** What it may name, the likeliest first: some labels name several things. */
  readonly kinds: readonly LabelKind[]
  readonly languages: readonly LabelLanguage[]
  /** As printed. */
  readonly label: string
  /** Where the value begins in the text, if it stands in the same piece. */
  readonly valueAt: number
  /** How the label ends: `whole` piece, by a `colon`, or the value follows it `bare`. */
  readonly ends: 'whole' | 'colon' | 'bare'
  /** Words of the label. */
  readonly length: number
}

/** `2.`, `2 -`, `a)`, `4. b)`, `(3)`, `二、`, bullets and roman figures before a label, and a remark in brackets of Han print. */
const enumerator = /^\s*(?:\(?\d{1,2}(?:\.\d{1,2})?(?:[.):]\s*|\s?[-–—]\s?(?=\p{L}{2}))|\(?[a-h]\)\s*|[-–•*·>□▪■]\s*|[IVX]{1,4}[.)]\s+|[一二三四五六七八九十]{1,3}[、．]\s*|（[\p{Script=Han}]{1,8}）(?=\p{Script=Han})|(?:变更|變更|备案|備案)[后後](?=\p{Script=Han})|(?:rubryka|podrubryka|dział)\s+\d+\s*(?:\.\s*)?|\d{1,2}\s+(?=\p{L}{2})|(?:the|die|der|das|les|las|los|gli|bestellt als|bestellt zum|bestellt zur)\s+(?=\p{L}))+/iu // prettier-ignore

const labelsByWord = lazy(() => {
  const known = new Map<string, KnownLabel[]>()
  for (const label of allLabels())
    for (const key of keysOf(label.words)) known.set(key, [...(known.get(key) ?? []), label])
  return known
})

/** How registers shorten the word number; beside other words of a label each stands for any. */
const numberWords: readonly string[] = ['n', 'no', 'nr', 'nro', 'num', 'nomor', 'nombor', 'number', 'numero'] // prettier-ignore

const isNumberWord = (word: string): boolean => numberWords.includes(word)

/** First letters of a label, by which it is found. */
function keysOf([first = '', ...further]: readonly string[]): readonly string[] {
  const words = further.length > 0 && isNumberWord(first) ? numberWords : [first]
  return [...new Set(words.map((word) => word.slice(0, 2)))]
}

/** Letters of a word that may be misread. */
const perEdit = 6

/** `Ondernemingsnr`, `Registernr.` */
const isAbbreviated = (seen: string, known: string): boolean =>
  known.endsWith('nummer') && known.length > 8 && seen === known.replace(/ummer$/u, 'r')

function isWord(seen: string, known: string): boolean {
  if (seen === known || isAbbreviated(seen, known)) return true
  if (known.length < 5 || Math.abs(seen.length - known.length) > 1) return false
  return editDistance(seen, known) <= Math.floor(known.length / perEdit)
}

function startsWith(words: readonly PrintedWord[], known: readonly string[]): boolean {
  return (
    known.length <= words.length &&
    known.every((word, offset) => {
      const seen = words[offset]?.plain ?? ''
      return isWord(seen, word) || (known.length > 1 && isNumberWord(word) && isNumberWord(seen))
    })
  )
}

/**
 * The label that a piece of print begins with; the longest wins. Null where it begins with none.
 *
 * @param language of the document where it is known: some words are labels of two languages and name other things in each
 */
export function matchLabel(text: string, language: LabelLanguage | null = null): MatchedLabel | null {
  const known = knownLabel(text, language)
  return known === null || isDoubtful(known, text) ? (learnedLabel(text) ?? known) : known
}

/** Words beside those of a known label that may make another one of it: `Name of the first` … `:`. */
const leastFurther = 1

/** Whether more is printed for a label than the tables know: they may know its beginning alone. */
function isDoubtful({ kinds, ends, valueAt, length }: MatchedLabel, text: string): boolean {
  // `DÉNOMINATION SOCIALE JOAL SARL`: a company behind a label of names is its value. So is what a blank parts from a label of Han.
  if (ends === 'bare')
    return !(kinds[0] === 'name' && looksLikeCompany(text.slice(valueAt))) && !isPartedByBlank(text, valueAt)
  const skipped = enumerator.exec(text)?.[0].length ?? 0
  const printed = text.slice(skipped, valueAt)
  return (
    ends === 'colon' &&
    /[:：]/u.test(printed) &&
    wordsOf(withoutOrdinals(printed)).length >= length + leastFurther
  )
}

/** `注册资本 壹佰万元整`: signs of Han have no blanks between their words. */
const isPartedByBlank = (text: string, valueAt: number): boolean =>
  /\p{Script=Han}\s+$/u.test(text.slice(0, valueAt)) &&
  /^\p{Script=Han}/u.test(text.slice(valueAt)) &&
  knownLabel(text.slice(valueAt)) === null

/** A label that ends in a colon, or is the whole text, is as long as this at most, in letters and words. */
const longestLearned = { letters: 64, words: 9 } as const

/** Names behind a label of people are shorter than a sentence. */
const longestNames = 60
const isOfPeople = (kinds: readonly LabelKind[]): boolean =>
  kinds.includes('owners') || kinds.includes('officers')

/** It begins as a heading does, has no figures, and in letters that have capitals no small one at its start. */
const canBeLabel = /^(?!.*\d{2})(?:[\p{Lu}\d(%#№][\p{L}\p{M}]*[\p{L}.%º°]|\p{Lu}\s\p{Ll}{2}|[\p{Lo}%№#])/u
/** How a line of a sentence ends, and a label does not. */
const isProse = /[,;]$|\p{Ll}{3}[.]$|[“"”»]$/u

/** A label that no table knows, as the classifier sees it. */
function learnedLabel(text: string): MatchedLabel | null {
  const skipped = enumerator.exec(text)?.[0].length ?? 0
  const colon = /^[^:：]{1,80}?\s*[:：](?!\d)\s*/u.exec(text.slice(skipped))?.[0] ?? null
  const printed = colon ?? text.slice(skipped)
  // `OSAKEPÄÄOMA (Rekisteröity 18.07.2006)`: what stands in brackets is no part of it.
  const label = printed
    .replace(/[\s:：.*]+$/u, '')
    .replace(/\s*\([^)]*\)?$/u, '')
    .trim()
  const isSentence = colon === null && isProse.test(printed.trim())
  if (isSentence || !isLabelLike(label)) return null
  const kinds = learnedKinds(label)
  const valueAt = skipped + printed.length
  const rest = text.slice(valueAt).trim()
  if (!areBelieved(kinds, rest)) return null
  const { length } = wordsOf(label)
  return {
    kinds,
    languages: [],
    label,
    length,
    ...(rest === '' ? { valueAt: text.length, ends: 'whole' } : { valueAt, ends: 'colon' }),
  }
}

const areBelieved = (kinds: readonly LabelKind[], rest: string): boolean =>
  kinds.length > 0 && !(isOfPeople(kinds) && rest.length > longestNames)

function isLabelLike(label: string): boolean {
  const { length } = wordsOf(label)
  if (label.length > longestLearned.letters || length > longestLearned.words || length === 0) return false
  return canBeLabel.test(label) && !/\s[-–—]\s/u.test(label)
}

/** A label that stands in the tables. */
export function knownLabel(text: string, language: LabelLanguage | null = null): MatchedLabel | null {
  const skipped = enumerator.exec(text)?.[0].length ?? 0
  const rest = withoutOrdinals(text.slice(skipped))
  const words = wordsOf(rest)
  const longest = longestLabel(words, language)
  if (longest === null) return null
  const end = words[longest.length - 1]?.end ?? 0
  const { ends, valueAt } = endOf(rest, end)
  return { ...longest, label: text.slice(skipped, skipped + end).trim(), valueAt: skipped + valueAt, ends }
}

function longestLabel(
  words: readonly PrintedWord[],
  language: LabelLanguage | null,
): Pick<MatchedLabel, 'kinds' | 'languages' | 'length'> | null {
  const [first] = words
  if (first === undefined || first.start > 2) return null
  const fitting = [...fittingAt(words, 0), ...behindNumberWord(words)]
  const role = roleAt(words, 0)
  const length = Math.max(role?.length ?? 0, ...fitting.map((label) => label.length))
  if (length === 0) return null
  const asLong = exactOf(fitting.filter((label) => label.length === length))
  const own = asLong.filter(({ languages }) => language !== null && languages.includes(language))
  const longest = own.length > 0 ? own : asLong
  const kinds = [...new Set(longest.map(({ kind }) => kind))]
  // A word such as *Geschäftsführer* is a label of those who do it.
  const isRole = role?.length === length && !kinds.includes('officers')
  return {
    kinds: isRole ? [...kinds, 'officers'] : kinds,
    languages: longest.flatMap(({ languages }) => languages),
    length,
  }
}

interface FittingLabel extends Pick<KnownLabel, 'kind' | 'languages'> {
  /** Words of the print that it takes. */
  readonly length: number
  /** Whether no letter of it is misread. */
  readonly isExact: boolean
}

/** Those without a misread letter, where there are any. */
function exactOf(labels: readonly FittingLabel[]): readonly FittingLabel[] {
  const exact = labels.filter(({ isExact }) => isExact)
  return exact.length > 0 ? exact : labels
}

function fittingAt(words: readonly PrintedWord[], at: number): readonly FittingLabel[] {
  const known = labelsByWord().get((words[at]?.plain ?? '').slice(0, 2)) ?? []
  return known
    .filter((label) => startsWith(words.slice(at), label.words))
    .map(({ kind, languages, words: own }) => ({
      ...{ kind, languages, length: at + own.length },
      isExact: own.every((word, offset) => words[at + offset]?.plain === word || isNumberWord(word)),
    }))
}

/** What stands between the word number and what it counts. */
const prepositions: readonly string[] = ['de', 'd', 'du', 'do', 'da', 'del', 'of']

/** `N° NIF`, `Número de NUIT`, `No. TIN`: the name of a number behind the word. */
function behindNumberWord(words: readonly PrintedWord[]): readonly FittingLabel[] {
  if (!isNumberWord(words[0]?.plain ?? '')) return []
  const at = prepositions.includes(words[1]?.plain ?? '') ? 2 : 1
  return fittingAt(words, at).filter(({ kind }) => kind === 'number' || kind === 'taxNumber')
}

/** What may stand between a label and its colon: brackets, the same in another language, some more words. */
const beforeColon = /^[^:：\d]{0,160}?[:：]\s*/u
/** `prénom(s)`: the bracket that a label ends in is closed behind its last word. `attivita'`: so is an accent. */
const bracketed = /^['’]?\)?(?:\s*(?:\([^)]{0,60}\)?|\[[^\]]{0,60}\]?|\*+|¹|²))?/u
const mostFurtherWords = 6
/** Leaders and dashes between a label and its value. */
const leaders = /^\s*(?:\.{2}|_{2}|[…–—=|]|-(?=\s))(?:[\s.…_–—=|]|-(?=\s))*/u

function endOf(text: string, end: number): Pick<MatchedLabel, 'ends' | 'valueAt'> {
  const after = text.slice(end)
  const bracket = bracketed.exec(after)?.[0].length ?? 0
  const behind = after.slice(bracket)
  const colon = colonIn(behind)
  if (colon > 0) return { ends: 'colon', valueAt: end + bracket + colon }
  const leader = leaders.exec(behind)?.[0] ?? ''
  const value = behind.slice(leader.length)
  if (isNothing(value) || isLabelInTwoLanguages(behind)) return { ends: 'whole', valueAt: text.length }
  const valueAt = end + bracket + leader.length + leadingSpace(value)
  return { ends: leader.trim() === '' ? 'bare' : 'colon', valueAt }
}

/** Where a value begins behind a colon, if what stands before the colon may be part of the label; otherwise 0. */
function colonIn(behind: string): number {
  const colon = beforeColon.exec(behind)
  if (colon === null) return 0
  const between = colon[0].replace(/[:：]\s*$/u, '')
  const isLabelToo = /^\s*(?:$|[,/(&|–-]|s\b|\(s\))/u.test(between)
  return isLabelToo || wordsOf(between).length <= mostFurtherWords ? colon[0].length : 0
}

const isNothing = (value: string): boolean => /^\s*[.*:：]?\s*$/u.test(value)

/** `Firma / Raison sociale` */
function isLabelInTwoLanguages(behind: string): boolean {
  return /^\s*[/|]\s*\p{L}/u.test(behind) && wordsOf(behind).length <= mostFurtherWords && !/\d/.test(behind)
}

function leadingSpace(text: string): number {
  return text.length - text.trimStart().length
}
