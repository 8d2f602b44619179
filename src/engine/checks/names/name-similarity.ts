import { titles } from '../tables/titles.ts'
import { joinWordsLike, sharesSpelling, wordOf, wordSimilarity, wordsOf } from './name-words.ts'
import type { NameWord } from './name-words.ts'

/** The holder's name as one side of a document gives it. */
export interface HolderName {
  /** Primary identifier; empty when the document does not tell the parts apart. */
  readonly surname: string
  /** Secondary identifier; empty when there is none, or the document does not tell the parts apart. */
  readonly givenNames: string
  /** The whole name, in whatever order. */
  readonly fullName: string
  /** True when its end may have been cut off for want of space. */
  readonly truncated: boolean
  /** True when one of its parts stands on the document and was not read. */
  readonly isHalf?: boolean
}

type Similarity = (request: NameWord, held: NameWord) => number

/** For each word that found its counterpart, how well the two agree. */
type Agreement = ReadonlyMap<NameWord, number>

/** What is left of a word that was cut off is as good as the word. */
const truncatedScore = 0.95

/** Words of so few letters are particles where longer ones stand beside them: de, la, van. */
const particleLetters = 3

/** Pairs each word with at most one of the other name, the best agreement first. */
function alignWords(
  request: readonly NameWord[],
  held: readonly NameWord[],
  similarity: Similarity,
): Agreement {
  const candidates = request
    .flatMap((a) => held.map((b) => ({ a, b, score: similarity(a, b) })))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || other.a.weight - one.a.weight)
  const agreement = new Map<NameWord, number>()
  for (const { a, b, score } of candidates) {
    if (!agreement.has(a) && !agreement.has(b)) agreement.set(a, score).set(b, score)
  }
  return agreement
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Share of a name's letters that found their counterpart. */
function coverage(words: readonly NameWord[], agreement: Agreement): number {
  const total = sum(words.map((word) => word.weight))
  return total === 0 ? 0 : sum(words.map((word) => word.weight * (agreement.get(word) ?? 0))) / total
}

/** How well the best counterpart of a part's significant words agrees: one of several surnames is enough. */
function presence(part: readonly NameWord[], agreement: Agreement): number {
  const significant = part.filter((word) => word.weight > particleLetters)
  return Math.max(0, ...(significant.length > 0 ? significant : part).map((word) => agreement.get(word) ?? 0))
}

/** Where the parts are not told apart, two of the words must be there. */
function presenceOfTwo(words: readonly NameWord[], agreement: Agreement): number {
  const best = words.map((word) => agreement.get(word) ?? 0).toSorted((a, b) => b - a)
  const needed = Math.min(2, best.length)
  return needed === 0 ? 0 : sum(best.slice(0, needed)) / needed
}

/**
 * Words agree as they are spelled, or where the last word of a name that was cut off begins the other. An initial may
 * stand for a given name, never for a surname.
 */
function similarityFor(holder: {
  last: NameWord | undefined
  truncated: boolean
  surname: readonly NameWord[]
}): Similarity {
  return (request, held) => {
    const begins = request.spellings.some((whole) => held.spellings.some((stem) => whole.startsWith(stem)))
    const spelled =
      request.weight === 1 && held.weight > 1 && holder.surname.includes(held)
        ? 0
        : wordSimilarity(request, held)
    return holder.truncated && held === holder.last && begins ? Math.max(spelled, truncatedScore) : spelled
  }
}

/** Titles say nothing of who it is, unless the holder's own name has such a word. */
function withoutTitles(request: readonly NameWord[], held: readonly NameWord[]): readonly NameWord[] {
  const isTitle = (word: NameWord): boolean => word.spellings.some((spelling) => titles.has(spelling))
  return request.filter((word) => !isTitle(word) || held.some((other) => sharesSpelling(word, other)))
}

/** Whether the letters are the same when all words run together, as names are in scripts that leave no blanks. */
function isSameRunTogether(
  request: readonly NameWord[],
  { surname, givenNames, fullName }: HolderName,
): boolean {
  const written = wordOf(request.map((word) => word.text).join(''))
  const orders = [`${surname}${givenNames}`, `${givenNames}${surname}`, fullName]
  const holderWords = orders
    .map((order) => wordOf(order.replace(/[^\p{L}\p{M}]/gu, '')))
    .filter((word) => word !== null)
  return written !== null && holderWords.some((word) => sharesSpelling(word, written))
}

/**
 * How well a name that someone gave fits the holder's name, 0..1. The order of words does not count, nor do case,
 * accents and the ways of writing national letters in A–Z (ICAO 9303-3 section 6); initials, slips of spelling, names
 * run together, further given names left out and names cut off in the zone cost little. Surname and given name must
 * both be there: a name shared by a family is not enough.
 */
export function nameSimilarity(request: string, holder: HolderName): number {
  return wordsSimilarity(wordsOf(request), holder)
}

/** The same of a name whose words and their spellings are known. */
export function wordsSimilarity(words: readonly NameWord[], holder: HolderName): number {
  const requestWords = withoutTitles(words, wordsOf(holder.fullName))
  if (isSameRunTogether(requestWords, holder)) return 1
  const surname = joinWordsLike(wordsOf(holder.surname), requestWords)
  const given = joinWordsLike(wordsOf(holder.givenNames), requestWords)
  const reported = surname.length > 0 && given.length > 0
  const holderWords = reported
    ? [...surname, ...given]
    : joinWordsLike(wordsOf(holder.fullName), requestWords)
  const joined = joinWordsLike(requestWords, holderWords)
  const agreement = alignWords(
    joined,
    holderWords,
    similarityFor({
      last: holderWords.at(-1),
      truncated: holder.truncated,
      surname: reported ? surname : [],
    }),
  )
  const presenceScore = reported
    ? (presence(surname, agreement) + presence(given, agreement)) / 2
    : presenceOfTwo(holderWords, agreement)
  // What was cut off cannot be asked for, once both parts of the name are there.
  const givenWords =
    holder.truncated && presenceScore >= truncatedScore
      ? joined.filter((word) => agreement.has(word))
      : joined
  return (
    Math.min(coverage(givenWords, agreement), presenceScore) * (0.9 + 0.1 * coverage(holderWords, agreement))
  )
}
