import { beforeEach, describe, expect, it } from 'vitest'
import { tokenForm } from '../../matching/compare-tokens.ts'
import { setQueryWords } from '../query/query-words.ts'
import { tokenMatches } from '../query/token-matches.ts'
import { hashText } from '../index/hash.ts'
import { severalSpellingsBit } from '../index/index-columns.ts'
import { beginSearch, createSearchState } from './search-state.ts'
import { addSimilarToken } from './similar-tokens.ts'
import { resetTokenRelations, relationsRowOf, excludeSimilar, relationOffset } from './token-relations.ts'
import { wordSignature } from '../index/word-signature.ts'

const state = createSearchState({ names: 1, tokens: 1 })
const similar = tokenMatches([])
let query: readonly string[] = []

function setQuery(texts: readonly string[]): void {
  query = texts
  const words = texts.map((text) => ({ form: tokenForm(text), kind: 'word', weight: 1 }) as const)
  setQueryWords(
    state.query,
    words.map((word) => ({ word, isDistinctive: true, matches: similar, maxWeight: 1, minWeight: 1 })),
  )
  beginSearch(state)
  resetTokenRelations(state.relations)
}

beforeEach(() => setQuery(['zarkhanov', 'abd', 'rahman', 'j']))

/** The words of the query that a listed word may be in that way. */
function wordsRelated(what: keyof typeof relationOffset, listed: string): string[] {
  const bits =
    state.relations.rows[
      relationsRowOf(
        state,
        hashText(listed) & 0xffff,
        wordSignature(tokenForm(listed).letterMask, listed.length),
      ) + relationOffset[what]
    ] ?? 0
  return query.filter((_, at) => ((bits >>> at) & 1) === 1)
}

describe('relationsRowOf', () => {
  it('tells what a word may be like, and that an initial may mean whatever has its letter', () => {
    expect(wordsRelated('maybeSimilar', 'zarkanov')).toEqual(['zarkhanov'])
    expect(wordsRelated('maybeSimilar', 'jensen')).toEqual(['j'])
  })

  it('tells which words it may be written together, and of which it may be a part', () => {
    expect(wordsRelated('joins', 'abdrahman')).toEqual(['abd', 'rahman'])
    expect(wordsRelated('joins', 'abdrahmanj')).toEqual(['abd', 'rahman', 'j'])
    expect(wordsRelated('partOf', 'zarkha')).toEqual(['zarkhanov'])
    expect(wordsRelated('movedSpace', 'mabd')).toEqual(['abd'])
  })

  it('tells of a word of the query what any of its spellings may be like', () => {
    setQuery(['lee|yi|rhee', 'z'.repeat(40)])
    expect(wordsRelated('maybeSimilar', 'dov')).toEqual(['z'.repeat(40)])
    expect(wordsRelated('maybeSimilar', 'y')).toEqual(['lee|yi|rhee', 'z'.repeat(40)])
    expect(wordsRelated('maybeSimilar', 'rhe')).toEqual(['lee|yi|rhee', 'z'.repeat(40)])
    expect(wordsRelated('maybeSimilar', 'brennerhof')).toEqual(['z'.repeat(40)])
  })

  it('tells nothing of a word of several spellings', () => {
    const row = relationsRowOf(state, 7, severalSpellingsBit)
    expect(state.relations.rows[row + relationOffset.maybeSimilar]).toBe(0b1111)
  })

  it('knows the words that were found to be like one of the query', () => {
    addSimilarToken(state.similarTokens, 12, { word: 1, similarity: 0.9 })
    expect(state.relations.rows[relationsRowOf(state, 12, 0) + relationOffset.similarEntry]).toBe(0)
    expect(state.relations.rows[relationsRowOf(state, 13, 0) + relationOffset.similarEntry]).toBe(-1)
  })

  it('believes of a word that was read only what it was like, until the next query', () => {
    expect(wordsRelated('maybeSimilar', 'zarkanov')).toEqual(['zarkhanov'])
    excludeSimilar(state.relations, hashText('zarkanov') & 0xffff, 0b0001)
    expect(wordsRelated('maybeSimilar', 'zarkanov')).toEqual([])
    resetTokenRelations(state.relations)
    expect(wordsRelated('maybeSimilar', 'zarkanov')).toEqual(['zarkhanov'])
  })

  it('keeps the search of one index apart from that of another', () => {
    const other = createSearchState({ names: 1, tokens: 1 })
    beginSearch(other)
    relationsRowOf(other, 5, severalSpellingsBit)
    expect(other.query.count).toBe(0)
    expect(wordsRelated('maybeSimilar', 'zarkanov')).toEqual(['zarkhanov'])
  })

  it('says nothing of a word whose place another has taken', () => {
    relationsRowOf(state, 5, severalSpellingsBit)
    excludeSimilar(state.relations, 4, 0b1111)
    expect(
      state.relations.rows[relationsRowOf(state, 5, severalSpellingsBit) + relationOffset.maybeSimilar],
    ).toBe(0b1111)
  })

  it('keeps words apart that share a place, and forgets them with the next query', () => {
    const others = Array.from({ length: 10_000 }, (_, i) => i + 100_000)
    const first = wordsRelated('maybeSimilar', 'zarkanov')
    for (const token of others) relationsRowOf(state, token, wordSignature(tokenForm('hof').letterMask, 3))
    expect(wordsRelated('maybeSimilar', 'zarkanov')).toEqual(first)
    resetTokenRelations(state.relations)
    expect(wordsRelated('maybeSimilar', 'haj')).toEqual(['j'])
  })
})
