import type { TokenMatch } from '../../vocabulary/screening.ts'
import type { TokenClass } from '../names/classify.ts'
import { orgForms } from '../names/tables/org-forms.ts'
import { bestAssignment } from './assignment.ts'
import type { TokenForm, TokenSimilarity } from './compare-tokens.ts'
import { compareTokens } from './compare-tokens.ts'
import { editDistance } from './edit-distance.ts'
import { matcher } from './matcher.table.ts'

/** One word of a name with what it counts. */
export interface NameWord {
  readonly form: TokenForm
  readonly kind: TokenClass
  /** 0..1, rare words more than common ones. */
  readonly weight: number
}

/** The work of one alignment: which words are still free on both sides, and what was paired so far. */
interface Board {
  readonly query: readonly NameWord[]
  readonly listed: readonly NameWord[]
  readonly freeQuery: Set<number>
  readonly freeListed: Set<number>
  readonly matches: TokenMatch[]
}

/**
 * Lays the words of a query against those of a listed name so that as much as possible agrees, in any order, with
 * words written together or apart. Words left over on either side are answered as missing.
 */
export function alignNames(query: readonly NameWord[], listed: readonly NameWord[]): readonly TokenMatch[] {
  const board: Board = {
    query,
    listed,
    freeQuery: new Set(query.keys()),
    freeListed: new Set(listed.keys()),
    matches: [],
  }
  if (!pairWhole(board)) {
    pairJoined(board)
    pairWords(board)
  }
  for (const i of board.freeQuery) {
    const word = query[i]
    if (word !== undefined)
      board.matches.push({ query: word.form.text, listed: null, ...missing(word.weight) })
  }
  for (const j of board.freeListed) {
    const word = listed[j]
    if (word !== undefined)
      board.matches.push({ query: null, listed: word.form.text, ...missing(word.weight) })
  }
  return board.matches
}

function missing(weight: number): Pick<TokenMatch, 'relation' | 'similarity' | 'weight'> {
  return { relation: 'missing', similarity: 0, weight }
}

/** The same letters throughout, parted differently: `jscargument` and `jsc argument`. */
function pairWhole(board: Board): boolean {
  const { query, listed } = board
  if (query.length === listed.length || lettersIn(query) !== lettersIn(listed)) return false
  const asked = query.map((word) => word.form.text).join('')
  if (asked !== listed.map((word) => word.form.text).join('')) return false
  board.matches.push({
    query: query.map((word) => word.form.text).join(' '),
    listed: listed.map((word) => word.form.text).join(' '),
    relation: 'joined',
    similarity: matcher.joinedSimilarity,
    weight: sumOf(listed.length < query.length ? query : listed),
  })
  board.freeQuery.clear()
  board.freeListed.clear()
  return true
}

function pairJoined(board: Board): void {
  const { query, listed, freeQuery, freeListed, matches } = board
  for (const { whole, parts, at, then } of joins(query, listed)) {
    if (take(freeQuery, [at, then], freeListed, [whole])) {
      matches.push({ query: parts, listed: textAt(listed, whole), ...joined(weightAt(listed, whole)) })
    }
  }
  for (const { whole, parts, at, then } of joins(listed, query)) {
    if (take(freeListed, [at, then], freeQuery, [whole])) {
      const weight = weightAt(listed, at) + weightAt(listed, then)
      matches.push({ query: textAt(query, whole), listed: parts, ...joined(weight) })
    }
  }
}

function textAt(words: readonly NameWord[], at: number): string {
  return words[at]?.form.text ?? ''
}

function weightAt(words: readonly NameWord[], at: number): number {
  return words[at]?.weight ?? 0
}

/** Takes the words off both sides if all of them are free. */
function take(...sides: readonly [Set<number>, readonly number[], Set<number>, readonly number[]]): boolean {
  const [one, ofOne, other, ofOther] = sides
  if (!ofOne.every((at) => one.has(at)) || !ofOther.every((at) => other.has(at))) return false
  for (const at of ofOne) one.delete(at)
  for (const at of ofOther) other.delete(at)
  return true
}

function joined(weight: number): Pick<TokenMatch, 'relation' | 'similarity' | 'weight'> {
  return { relation: 'joined', similarity: matcher.joinedSimilarity, weight }
}

interface Join {
  /** The first of the two, and the other. */
  readonly at: number
  readonly then: number
  readonly whole: number
  readonly parts: string
}

/** Two neighbours of `apart` that are one word of `together`; the last word has the first for its neighbour. */
function joins(apart: readonly NameWord[], together: readonly NameWord[]): Join[] {
  const found: Join[] = []
  if (apart.length < 2) return found
  for (let at = 0; at < apart.length; at++) {
    const then = (at + 1) % apart.length
    const [first, second] = [textAt(apart, at), textAt(apart, then)]
    together.forEach(({ form }, whole) => {
      if (isJoin(form.text, first, second)) found.push({ at, then, whole, parts: `${first} ${second}` })
    })
  }
  return found
}

/** Letters from which on a joined word may differ in one of them. */
const longJoin = 9

/** Letter for letter, or but one letter in a long word. */
function isJoin(text: string, first: string, second: string): boolean {
  const letters = first.length + second.length
  const off = Math.abs(text.length - letters)
  if (off > 1 || first === '' || second === '') return false
  if (off === 0 && text.startsWith(first) && text.endsWith(second)) return true
  if (letters < longJoin || text[0] !== first[0] || Math.min(first.length, second.length) === 1) return false
  return text !== first && text !== second && editDistance(text, first + second, 1) === 1
}

function pairWords({ query, listed, freeQuery, freeListed, matches }: Board): void {
  const rows = [...freeQuery]
  const columns = [...freeListed]
  if (rows.length === 0 || columns.length === 0) return
  const gains = new Float64Array(rows.length * columns.length)
  const found = new Map<number, TokenSimilarity>()
  rows.forEach((i, row) => {
    columns.forEach((j, column) => {
      const [one, other] = [query[i], listed[j]]
      if (one === undefined || other === undefined) return
      const likeness = compareWords(one, other)
      if (likeness.similarity < matcher.leastSimilarity) return
      const at = row * columns.length + column
      found.set(at, likeness)
      gains[at] = pairWeight(one, other, likeness) * likeness.similarity ** 2 + 1e-6
    })
  })
  bestAssignment(gains, rows.length, columns.length).forEach((column, row) => {
    const [i, j] = [rows[row], columns[column]]
    const [one, other] = [query[i ?? -1], listed[j ?? -1]]
    const likeness = found.get(row * columns.length + column)
    if (column < 0 || i === undefined || j === undefined || likeness === undefined) return
    if (one === undefined || other === undefined) return
    const weight = pairWeight(one, other, likeness)
    matches.push({ query: one.form.text, listed: other.form.text, ...likeness, weight })
    freeQuery.delete(i)
    freeListed.delete(j)
  })
}

/** A listed word tells how rare it is; a misspelt one only seems rare. An initial stands for less than its word. */
function pairWeight(one: NameWord, other: NameWord, { relation }: TokenSimilarity): number {
  return relation === 'initial' ? Math.min(one.weight, other.weight) : other.weight
}

function compareWords(one: NameWord, other: NameWord): TokenSimilarity {
  if (one.kind === 'org-form' && other.kind === 'org-form' && one.form.text !== other.form.text) {
    const alike = orgForms.get(one.form.text) === orgForms.get(other.form.text)
    return { similarity: alike ? matcher.sameLegalForm : 0, relation: 'spelling' }
  }
  return compareTokens(one.form, other.form)
}

function lettersIn(words: readonly NameWord[]): number {
  return words.reduce((sum, word) => sum + word.form.text.length, 0)
}

function sumOf(words: readonly NameWord[]): number {
  return words.reduce((sum, word) => sum + word.weight, 0)
}
