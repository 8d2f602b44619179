import type { TokenMatch } from '../../../vocabulary/screening/screening.ts'
import type { TokenClass } from '../names/classify.ts'
import { orgForms } from '../names/tables/org-forms.ts'
import { bestAssignment } from './assignment.ts'
import type { TokenForm, TokenSimilarity } from './compare-tokens.ts'
import { compareTokens } from './compare-tokens.ts'
import { joins, neighboursAt, partedAlike, textAt } from './join-words.ts'
import { matcher } from './matcher.table.ts'

/** One word of a name with what it counts. */
export interface NameWord {
  readonly form: TokenForm
  readonly kind: TokenClass
  /** 0..1, rare words more than common ones. */
  readonly weight: number
  /** Of a query's word: what it was compared with already, for many names have the same words. */
  readonly compared?: Map<TokenForm, TokenSimilarity>
}

/** How one word was laid against another, and what tells about it beside what a reader is shown. */
export interface AlignedWord extends TokenMatch {
  readonly kind: TokenClass
  /** Whether either is known by guessed spellings alone, as words of other scripts are. */
  readonly crossed: boolean
  /** Place in its name, −1 where it has none. */
  readonly queryAt: number
  readonly listedAt: number
}

/** The work of one alignment: which words are still free on both sides, a bit for each, and what was paired so far. */
interface Board {
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
  const board: Board = {
    query,
    listed,
    freeQuery: (1 << query.length) - 1,
    freeListed: (1 << listed.length) - 1,
    matches: [],
  }
  if (!pairWhole(board)) {
    pairJoined(board)
    pairParted(board)
    pairWords(board)
  }
  query.forEach((word, i) => {
    if (isFree(board.freeQuery, i)) board.matches.push(missing(word, { queryAt: i, listedAt: -1 }))
  })
  listed.forEach((word, j) => {
    if (isFree(board.freeListed, j)) board.matches.push(missing(word, { queryAt: -1, listedAt: j }))
  })
  return board.matches
}

function isFree(words: number, at: number): boolean {
  return ((words >>> at) & 1) === 1
}

function missing(
  { form: { text }, kind, weight }: NameWord,
  at: Pick<AlignedWord, 'queryAt' | 'listedAt'>,
): AlignedWord {
  const { queryAt, listedAt } = at
  return {
    query: queryAt < 0 ? null : text,
    listed: listedAt < 0 ? null : text,
    queryAt,
    listedAt,
    relation: 'missing',
    similarity: 0,
    weight,
    kind,
    crossed: false,
  }
}

/** The same letters throughout, parted differently: `jscargument` and `jsc argument`. */
function pairWhole(board: Board): boolean {
  const { query, listed } = board
  if (lettersIn(query) !== lettersIn(listed) || query.every((word, at) => isText(listed, at, word.form.text)))
    return false
  const asked = query.map((word) => word.form.text).join('')
  if (asked !== listed.map((word) => word.form.text).join('')) return false
  board.matches.push({
    query: query.map((word) => word.form.text).join(' '),
    listed: listed.map((word) => word.form.text).join(' '),
    ...joined(sumOf(listed.length < query.length ? query : listed), { queryAt: 0, listedAt: 0 }),
  })
  board.freeQuery = 0
  board.freeListed = 0
  return true
}

function pairJoined(board: Board): void {
  const { query, listed, matches } = board
  for (const { whole, parts, bits, at } of joins(query, listed)) {
    if (take(board, bits, 1 << whole))
      matches.push({
        query: parts,
        listed: textAt(listed, whole),
        ...joined(weightAt(listed, whole), { queryAt: at, listedAt: whole }),
      })
  }
  for (const { whole, parts, bits, at } of joins(listed, query)) {
    if (take(board, 1 << whole, bits))
      matches.push({
        query: textAt(query, whole),
        listed: parts,
        ...joined(weightOf(listed, bits), { queryAt: whole, listedAt: at }),
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
function take(board: Board, ofQuery: number, ofListed: number): boolean {
  if ((board.freeQuery & ofQuery) !== ofQuery || (board.freeListed & ofListed) !== ofListed) return false
  board.freeQuery &= ~ofQuery
  board.freeListed &= ~ofListed
  return true
}

function joined(
  weight: number,
  at: Pick<AlignedWord, 'queryAt' | 'listedAt'>,
): Omit<AlignedWord, 'query' | 'listed'> {
  return {
    relation: 'joined',
    similarity: matcher.joinedSimilarity,
    weight,
    kind: 'word',
    crossed: false,
    ...at,
  }
}

/** Two neighbours on each side with the same letters, or but one other, parted elsewhere: `ace xoy` and `acex oy`. */
function pairParted(board: Board): void {
  const { query, listed } = board
  if (query.length < 2 || listed.length < 2) return
  for (let i = 0; i < query.length; i++) {
    for (let j = 0; j < listed.length; j++) {
      const similar = partedAlike(query, listed, [i, j])
      if (similar === 0) continue
      const [asked, found] = [neighboursAt(query, i), neighboursAt(listed, j)]
      if (!take(board, asked.bits, found.bits)) continue
      board.matches.push({
        query: `${asked.first} ${asked.second}`,
        listed: `${found.first} ${found.second}`,
        ...joined(weightOf(listed, found.bits), { queryAt: i, listedAt: j }),
        similarity: similar,
      })
    }
  }
}

function pairWords(board: Board): void {
  const { query, listed } = board
  const rows = placesIn(board.freeQuery)
  const columns = placesIn(board.freeListed)
  if (rows.length === 0 || columns.length === 0) return
  const gains = new Float64Array(rows.length * columns.length)
  rows.forEach((i, row) => {
    columns.forEach((j, column) => {
      const [one, other] = [query[i], listed[j]]
      if (one === undefined || other === undefined) return
      const likeness = compareWords(one, other)
      if (likeness.similarity < matcher.leastSimilarity) return
      gains[row * columns.length + column] =
        pairWeight(one, other, likeness) * likeness.similarity ** 2 + 1e-6
    })
  })
  bestAssignment(gains, rows.length, columns.length).forEach((column, row) => {
    if (column >= 0) pair(board, rows[row] ?? 0, columns[column] ?? 0)
  })
}

function placesIn(words: number): number[] {
  const places: number[] = []
  for (let at = 0; words >>> at !== 0; at++) if (isFree(words, at)) places.push(at)
  return places
}

function pair(board: Board, i: number, j: number): void {
  const [one, other] = [board.query[i], board.listed[j]]
  if (one === undefined || other === undefined) return
  const likeness = compareWords(one, other)
  const weight = pairWeight(one, other, likeness)
  board.matches.push({
    query: one.form.text,
    listed: other.form.text,
    similarity: likeness.similarity,
    relation: likeness.relation,
    weight,
    kind: other.kind,
    crossed: one.form.also.length > 0 || other.form.also.length > 0,
    queryAt: i,
    listedAt: j,
  })
  board.freeQuery &= ~(1 << i)
  board.freeListed &= ~(1 << j)
}

/** A word of the query that is itself as common as this, `medical`, tells no more where it is taken for `medikal`. */
const common = { weight: 0.6, letters: 4 } as const

/** A listed word tells how rare it is; a misspelt one only seems rare. An initial stands for less than its word. */
function pairWeight(one: NameWord, other: NameWord, { relation }: TokenSimilarity): number {
  const isCommon = one.weight < common.weight && one.form.text.length >= common.letters
  return relation === 'initial' || isCommon ? Math.min(one.weight, other.weight) : other.weight
}

function compareWords(one: NameWord, other: NameWord): TokenSimilarity {
  if (one.kind === 'org-form' && other.kind === 'org-form' && one.form.text !== other.form.text) {
    const similar = orgForms.get(one.form.text) === orgForms.get(other.form.text)
    return { similarity: similar ? matcher.sameLegalForm : 0, relation: 'spelling' }
  }
  return likeness(one, other.form)
}

/** How alike a word of the query and a listed one are. */
export function likeness({ form, compared }: NameWord, other: TokenForm): TokenSimilarity {
  if (compared === undefined) return compareTokens(form, other)
  const known = compared.get(other)
  if (known !== undefined) return known
  const found = compareTokens(form, other)
  compared.set(other, found)
  return found
}

function lettersIn(words: readonly NameWord[]): number {
  return words.reduce((sum, word) => sum + word.form.text.length, 0)
}

function sumOf(words: readonly NameWord[]): number {
  return words.reduce((sum, word) => sum + word.weight, 0)
}
