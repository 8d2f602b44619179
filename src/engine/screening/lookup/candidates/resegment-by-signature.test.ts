import { describe, expect, it } from 'vitest'
import { tokenForm } from '../../matching/compare-tokens.ts'
import { setQueryWords } from '../query/query-words.ts'
import { tokenMatches } from '../query/token-matches.ts'
import { resegmentBySignature } from './resegment-by-signature.ts'
import { beginSearch, createSearchState } from './search-state.ts'
import { resetTokenRelations, relationsRowOf, relationOffset } from './token-relations.ts'
import { wordSignature } from '../index/word-signature.ts'

const state = createSearchState({ names: 1, tokens: 1 })

/** Whether each word of the query may be written otherwise in the listed name, none of whose words was found. */
function resegmented(query: string, listed: string): boolean[] {
  const similar = tokenMatches([])
  const words = query.split(' ').map((text) => ({ form: tokenForm(text), kind: 'word', weight: 1 }) as const)
  setQueryWords(
    state.query,
    words.map((word) => ({ word, isDistinctive: true, matches: similar, maxWeight: 1, minWeight: 1 })),
  )
  beginSearch(state)
  resetTokenRelations(state.relations)
  const others = listed.split(' ').map((text) => tokenForm(text))
  state.candidate.tokenCount = others.length
  others.forEach(({ letterMask, text }, i) => {
    state.candidate.signature[i] = wordSignature(letterMask, text.length)
    const row = relationsRowOf(state, i, wordSignature(letterMask, text.length))
    state.candidate.joins[i] = state.relations.rows[row + relationOffset.joins] ?? 0
    state.candidate.partOf[i] = state.relations.rows[row + relationOffset.partOf] ?? 0
    state.candidate.movedSpace[i] = state.relations.rows[row + relationOffset.movedSpace] ?? 0
  })
  const found = resegmentBySignature(state, (1 << words.length) - 1)
  return words.map((_, at) => ((found >>> at) & 1) === 1)
}

describe('resegmentBySignature', () => {
  it.each([
    {
      what: 'a listed word that is two, but for a letter',
      query: 'zarka nov muhammad',
      listed: 'zarkannov',
      expected: [true, true, false],
    },
    {
      what: 'the last word and the first',
      query: 'nov muhammad zarka',
      listed: 'zarkanov',
      expected: [true, false, true],
    },
    {
      what: 'a listed word that is three',
      query: 'abd el rahman saad',
      listed: 'abdelrahman',
      expected: [true, true, true, false],
    },
    { what: 'two on both sides', query: 'ace xoy trading', listed: 'acex oy', expected: [true, true, false] },
    {
      what: 'a word that is two listed ones',
      query: 'brennerhof ag',
      listed: 'brenner hof',
      expected: [true, false],
    },
    {
      what: 'a word that is three listed ones',
      query: 'abdelrahman saad',
      listed: 'abd el rahman',
      expected: [true, false],
    },
    { what: 'other words', query: 'ivan petrov', listed: 'maria garcia lopez', expected: [false, false] },
    { what: 'one word each', query: 'brennerhof', listed: 'zeltmar', expected: [false] },
  ])('knows $what', ({ query, listed, expected }) => expect(resegmented(query, listed)).toEqual(expected))
})
