import { likeness } from '../../matching/align-names.ts'
import type { TokenForm } from '../../matching/compare-tokens.ts'
import { matcher } from '../../matching/matcher.table.ts'
import type { QueryWord } from '../query/similar-tokens.ts'
import { candidate } from './candidate-name.ts'
import type { ListIndex } from '../index/open-index.ts'
import { splitWords } from './split-words.ts'
import { readSplitWords } from './read-split-words.ts'
import type { Granted } from './score-bound.ts'
import { reportUnlike } from './token-relations.ts'

/** Two words that share no key are no more alike than this. */
const maxUnkeyed = 0.8

/** Grants these words of the query whatever the letters of the name in hand allow. */
export function grantByLetters(given: Granted, words: number): void {
  given.placed = splitWords(words)
  grantLikes(given, words)
}

/** The words that are not placed may be like one left over. */
function grantLikes(given: Granted, words: number): void {
  given.possible = candidate.possible & words & ~given.placed
  for (let at = 0; given.possible >>> at !== 0; at++) given.similarity[at] = maxUnkeyed
}

/** Takes back of words that were granted as parted otherwise what is seen not to be so once they are read. */
export function takeBackPlaced(index: ListIndex, query: readonly QueryWord[], given: Granted): void {
  const words = given.placed | given.possible
  given.placed = words & readSplitWords(index, query, given.placed)
  grantLikes(given, words)
}

/** Takes back what is seen not to be so once the words are read. */
export function takeBackUnlike(index: ListIndex, query: readonly QueryWord[], given: Granted): void {
  const { possible, similarity } = given
  given.possible = 0
  for (let at = 0; possible >>> at !== 0; at++) similarity[at] = 0
  for (let i = 0; i < candidate.spares; i++) {
    const place = candidate.spare[i] ?? 0
    const words = (candidate.like[place] ?? 0) & possible
    if (words === 0) continue
    const token = candidate.token[place] ?? 0
    const like = likeAmong(query, { form: index.form(token), words }, similarity)
    // Names share their words: none is compared with the same one twice.
    if (like !== words) reportUnlike(token, words & ~like)
    candidate.like[place] = like
    given.possible |= like
  }
}

/** Of these words of the query those that the listed one is like; each is then as alike as it is. */
function likeAmong(
  query: readonly QueryWord[],
  { form, words }: { readonly form: TokenForm; readonly words: number },
  similarity: Float64Array,
): number {
  let like = 0
  for (let at = 0; words >>> at !== 0; at++) {
    const found = ((words >>> at) & 1) === 1 ? likenessOf(query[at], form) : 0
    if (found < matcher.leastSimilarity) continue
    like |= 1 << at
    if (found > (similarity[at] ?? 0)) similarity[at] = found
  }
  return like
}

function likenessOf(query: QueryWord | undefined, form: TokenForm): number {
  return query === undefined ? 0 : likeness(query.word, form).similarity
}
