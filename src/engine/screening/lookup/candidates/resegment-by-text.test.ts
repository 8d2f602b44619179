import { describe, expect, it } from 'vitest'
import { tokenForm } from '../../matching/compare-tokens.ts'
import { setQueryWords } from '../query/query-words.ts'
import { tokenMatches } from '../query/token-matches.ts'
import { resegmentBySignature } from './resegment-by-signature.ts'
import { resegmentByText } from './resegment-by-text.ts'
import { beginSearch, createSearchState } from './search-state.ts'
import { resetTokenRelations, relationsRowOf, relationOffset } from './token-relations.ts'
import { wordSignature } from '../index/word-signature.ts'

const state = createSearchState({ names: 1, tokens: 1 })

/** Of each word of the query whether letters let expect that it is written otherwise in the listed name, and whether it is. */
function resegment(query: string, listed: string): { expected: boolean[]; read: boolean[] } {
  const similar = tokenMatches([])
  const words = query.split(' ').map((text) => ({ form: tokenForm(text), kind: 'word', weight: 1 }) as const)
  const queryTokens = words.map((word) => ({
    word,
    isDistinctive: true,
    matches: similar,
    maxWeight: 1,
    minWeight: 1,
  }))
  setQueryWords(state.query, queryTokens)
  beginSearch(state)
  resetTokenRelations(state.relations)
  const forms = listed.split(' ').map((text) => tokenForm(text))
  state.candidate.tokenCount = forms.length
  forms.forEach(({ letterMask, text }, i) => {
    const outline = wordSignature(letterMask, text.length)
    const row = relationsRowOf(state, i, outline)
    state.candidate.token[i] = i
    state.candidate.signature[i] = outline
    state.candidate.joins[i] = state.relations.rows[row + relationOffset.joins] ?? 0
    state.candidate.partOf[i] = state.relations.rows[row + relationOffset.partOf] ?? 0
    state.candidate.movedSpace[i] = state.relations.rows[row + relationOffset.movedSpace] ?? 0
  })
  const resegmented = resegmentBySignature(state, (1 << words.length) - 1)
  const form = (token: number) => forms[token] ?? tokenForm('')
  const read = resegmented & resegmentByText({ form, search: state }, queryTokens, resegmented)
  const each = (bits: number) => words.map((_, at) => ((bits >>> at) & 1) === 1)
  return { expected: each(resegmented), read: each(read) }
}

describe('resegmentByText', () => {
  it.each([
    {
      what: 'a listed word that is two, but for a letter',
      query: 'zarkha nov muhammad',
      listed: 'zarkhannov',
      read: [true, true, false],
    },
    {
      what: 'the last word and the first',
      query: 'nov muhammad zarka',
      listed: 'zarkanov',
      read: [true, false, true],
    },
    {
      what: 'a listed word that is three',
      query: 'abd el rahman',
      listed: 'abdelrahman',
      read: [true, true, true],
    },
    { what: 'two on both sides', query: 'ace xoy trading', listed: 'acex oy', read: [true, true, false] },
    {
      what: 'a word that is two listed ones',
      query: 'brennerhof ag',
      listed: 'brenner hof',
      read: [true, false],
    },
    { what: 'a word that is three', query: 'abdelrahman saad', listed: 'abd el rahman', read: [true, false] },
  ])('knows $what', ({ query, listed, read }) => expect(resegment(query, listed).read).toEqual(read))

  it.each([
    { what: 'a word of the letters of two', query: 'zarka nov', listed: 'vonzarka' },
    { what: 'two words of the letters of one', query: 'brennerhof', listed: 'rennerb foh' },
    { what: 'two words of the letters of two', query: 'ace xoy', listed: 'cae yox' },
  ])('is not misled by $what', ({ query, listed }) => {
    const { expected, read } = resegment(query, listed)
    expect(expected).toContain(true)
    expect(read).not.toContain(true)
  })
})
