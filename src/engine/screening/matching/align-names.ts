import type { TokenMatch } from '../../../vocabulary/screening/screening.ts'
import type { TokenClass } from '../names/classify-tokens.ts'
import { legalFormTokens } from '../names/tables/legal-form-tokens.ts'
import { bestAssignment } from './best-assignment.ts'
import type { TokenForm, TokenSimilarity } from './compare-tokens.ts'
import { compareTokens } from './compare-tokens.ts'
import { findJoins, neighboursAt, movedSpaceSimilarity, textAt } from './find-joins.ts'
import { matcher } from './matcher.table.ts'

/** One word of a name with what it counts. */
export interface NameWord {
  readonly form: TokenForm
  readonly kind: TokenClass
  /** 0..1, rare words more than common ones. */
  readonly weight: number
  /** Of a query's word: what of several spellings it was compared with already, for many names have the same words. */
  readonly comparisonCache?: Map<TokenForm, TokenSimilarity>
}

/** How one word was laid against another, and what tells about it beside what a reader is shown. */
export interface AlignedWord extends TokenMatch {
  readonly kind: TokenClass
  /** Whether either is known by guessed spellings alone, as words of other scripts are. */
  readonly isTransliterated: boolean
  /** Place in its name, −1 where it has none. */
  readonly queryPosition: number
  readonly listedPosition: number
}

/** The work of one alignment: which words are still free on both sides, a bit for each, and what was paired so far. */
interface AlignmentState {
  readonly query: readonly NameWord[]
  readonly listed: readonly NameWord[]
  freeQuery: number
  freeListed: number
  readonly matches: AlignedWord[]
}

/**
 * Lays the words of a query against those of a listed name so that as much as possible agrees, in any order, with
 * words written together or apart. Words left over on either side are answered as missing.
 *
 * @param query at most 31 words, and as many of `listed`
 */
export function alignNames(query: readonly NameWord[], listed: readonly NameWord[]): readonly AlignedWord[] {
  const state: AlignmentState = {
    query,
    listed,
    freeQuery: (1 << query.length) - 1,
    freeListed: (1 << listed.length) - 1,
    matches: [],
  }
  if (!pairSameLetters(state)) {
    pairJoined(state)
    pairMovedSpaces(state)
    pairWords(state)
  }
  query.forEach((word, i) => {
    if (isFree(state.freeQuery, i))
      state.matches.push(unmatchedWord(word, { queryPosition: i, listedPosition: -1 }))
  })
  listed.forEach((word, j) => {
    if (isFree(state.freeListed, j))
      state.matches.push(unmatchedWord(word, { queryPosition: -1, listedPosition: j }))
  })
  return state.matches
}

function isFree(words: number, at: number): boolean {
  return ((words >>> at) & 1) === 1
}

function unmatchedWord(
  { form: { text }, kind, weight }: NameWord,
  positions: Pick<AlignedWord, 'queryPosition' | 'listedPosition'>,
): AlignedWord {
  const { queryPosition, listedPosition } = positions
  return {
    query: queryPosition < 0 ? null : text,
    listed: listedPosition < 0 ? null : text,
    queryPosition,
    listedPosition,
    relation: 'missing',
    similarity: 0,
    weight,
    kind,
    isTransliterated: false,
  }
}

/** The same letters throughout, parted differently: `jscargument` and `jsc argument`. */
function pairSameLetters(state: AlignmentState): boolean {
  const { query, listed } = state
  if (lettersIn(query) !== lettersIn(listed) || query.every((word, at) => isText(listed, at, word.form.text)))
    return false
  const queryText = query.map((word) => word.form.text).join('')
  if (queryText !== listed.map((word) => word.form.text).join('')) return false
  state.matches.push({
    query: query.map((word) => word.form.text).join(' '),
    listed: listed.map((word) => word.form.text).join(' '),
    ...joinedWord(totalWeight(listed.length < query.length ? query : listed), {
      queryPosition: 0,
      listedPosition: 0,
    }),
  })
  state.freeQuery = 0
  state.freeListed = 0
  return true
}

function pairJoined(state: AlignmentState): void {
  const { query, listed, matches } = state
  for (const { joinedPosition, partsText, bits, firstPosition } of findJoins(query, listed)) {
    if (claimWords(state, bits, 1 << joinedPosition))
      matches.push({
        query: partsText,
        listed: textAt(listed, joinedPosition),
        ...joinedWord(weightAt(listed, joinedPosition), {
          queryPosition: firstPosition,
          listedPosition: joinedPosition,
        }),
      })
  }
  for (const { joinedPosition, partsText, bits, firstPosition } of findJoins(listed, query)) {
    if (claimWords(state, 1 << joinedPosition, bits))
      matches.push({
        query: textAt(query, joinedPosition),
        listed: partsText,
        ...joinedWord(weightOf(listed, bits), {
          queryPosition: joinedPosition,
          listedPosition: firstPosition,
        }),
      })
  }
}

function isText(words: readonly NameWord[], at: number, text: string): boolean {
  return words[at]?.form.text === text
}

function weightAt(words: readonly NameWord[], at: number): number {
  return words[at]?.weight ?? 0
}

/** Of the words that have a bit. */
function weightOf(words: readonly NameWord[], bits: number): number {
  return words.reduce((sum, { weight }, at) => (isFree(bits, at) ? sum + weight : sum), 0)
}

/** Takes the words off both sides if all of them are free. */
function claimWords(state: AlignmentState, queryBits: number, listedBits: number): boolean {
  if ((state.freeQuery & queryBits) !== queryBits || (state.freeListed & listedBits) !== listedBits)
    return false
  state.freeQuery &= ~queryBits
  state.freeListed &= ~listedBits
  return true
}

function joinedWord(
  weight: number,
  positions: Pick<AlignedWord, 'queryPosition' | 'listedPosition'>,
): Omit<AlignedWord, 'query' | 'listed'> {
  return {
    relation: 'joined',
    similarity: matcher.joinedSimilarity,
    weight,
    kind: 'word',
    isTransliterated: false,
    ...positions,
  }
}

/** Two neighbours on each side with the same letters, or but one other, parted elsewhere: `ace xoy` and `acex oy`. */
function pairMovedSpaces(state: AlignmentState): void {
  const { query, listed } = state
  if (query.length < 2 || listed.length < 2) return
  for (let i = 0; i < query.length; i++) {
    for (let j = 0; j < listed.length; j++) {
      if (Math.abs(pairLengthAt(query, i) - pairLengthAt(listed, j)) > 1) continue
      const similar = movedSpaceSimilarity(query, listed, [i, j])
      if (similar === 0) continue
      const queryPair = neighboursAt(query, i)
      const listedPair = neighboursAt(listed, j)
      if (!claimWords(state, queryPair.bits, listedPair.bits)) continue
      state.matches.push({
        query: `${queryPair.first} ${queryPair.second}`,
        listed: `${listedPair.first} ${listedPair.second}`,
        ...joinedWord(weightOf(listed, listedPair.bits), { queryPosition: i, listedPosition: j }),
        similarity: similar,
      })
    }
  }
}

/** Letters of a word and the next. */
function pairLengthAt(words: readonly NameWord[], at: number): number {
  return textAt(words, at).length + textAt(words, at + 1 === words.length ? 0 : at + 1).length
}

/** Gains of the alignment at hand: 31 words against as many. */
const gains = new Float64Array(31 * 31)

function pairWords(state: AlignmentState): void {
  const { query, listed, freeQuery, freeListed } = state
  if (freeQuery === 0 || freeListed === 0) return
  const rows = positionsOf(freeQuery)
  const columns = positionsOf(freeListed)
  for (let row = 0; row < rows.length; row++)
    for (let column = 0; column < columns.length; column++)
      gains[row * columns.length + column] = gainOf(query[rows[row] ?? 0], listed[columns[column] ?? 0])
  bestAssignment(gains, rows.length, columns.length).forEach((column, row) => {
    if (column >= 0) pair(state, rows[row] ?? 0, columns[column] ?? 0)
  })
}

/** What it is worth to pair two words; 0 where they are too unlike. */
function gainOf(one: NameWord | undefined, other: NameWord | undefined): number {
  if (one === undefined || other === undefined) return 0
  const comparison = compareWords(one, other)
  if (comparison.similarity < matcher.minSimilarity) return 0
  return pairWeight(one, other, comparison) * comparison.similarity ** 2 + 1e-6
}

function positionsOf(words: number): number[] {
  const positions: number[] = []
  for (let at = 0; words >>> at !== 0; at++) if (isFree(words, at)) positions.push(at)
  return positions
}

function pair(state: AlignmentState, i: number, j: number): void {
  const one = state.query[i]
  const other = state.listed[j]
  if (one === undefined || other === undefined) return
  const comparison = compareWords(one, other)
  const weight = pairWeight(one, other, comparison)
  state.matches.push({
    query: one.form.text,
    listed: other.form.text,
    similarity: comparison.similarity,
    relation: comparison.relation,
    weight,
    kind: other.kind,
    isTransliterated: one.form.otherSpellings.length > 0 || other.form.otherSpellings.length > 0,
    queryPosition: i,
    listedPosition: j,
  })
  state.freeQuery &= ~(1 << i)
  state.freeListed &= ~(1 << j)
}

/** A word of the query that is itself as common as this, `medical`, tells no more where it is taken for `medikal`. */
const commonWord = { weight: 0.6, letters: 4 } as const

/** A listed word tells how rare it is; a misspelt one only seems rare. An initial stands for less than its word. */
function pairWeight(one: NameWord, other: NameWord, { relation }: TokenSimilarity): number {
  const isCommon = one.weight < commonWord.weight && one.form.text.length >= commonWord.letters
  return relation === 'initial' || isCommon ? Math.min(one.weight, other.weight) : other.weight
}

function compareWords(one: NameWord, other: NameWord): TokenSimilarity {
  if (one.kind === 'org-form' && other.kind === 'org-form' && one.form.text !== other.form.text) {
    const isSameKind = legalFormTokens.get(one.form.text) === legalFormTokens.get(other.form.text)
    return { similarity: isSameKind ? matcher.sameLegalForm : 0, relation: 'spelling' }
  }
  return compareWithCache(one, other.form)
}

/** How alike a word of the query and a listed one are. Words of one spelling are compared sooner than they are looked up. */
export function compareWithCache({ form, comparisonCache }: NameWord, other: TokenForm): TokenSimilarity {
  const isPlain = form.otherSpellings.length === 0 && other.otherSpellings.length === 0
  if (comparisonCache === undefined || isPlain) return compareTokens(form, other)
  const known = comparisonCache.get(other)
  if (known !== undefined) return known
  const found = compareTokens(form, other)
  comparisonCache.set(other, found)
  return found
}

function lettersIn(words: readonly NameWord[]): number {
  return words.reduce((sum, word) => sum + word.form.text.length, 0)
}

function totalWeight(words: readonly NameWord[]): number {
  return words.reduce((sum, word) => sum + word.weight, 0)
}
