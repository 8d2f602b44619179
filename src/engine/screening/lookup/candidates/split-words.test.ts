import { describe, expect, it } from 'vitest'
import { tokenForm } from '../../matching/compare-tokens.ts'
import { takeWords } from '../query/query-words.ts'
import { tokenMatches } from '../query/token-matches.ts'
import { candidate } from './candidate-name.ts'
import { splitWords } from './split-words.ts'
import { beginSearch, newScratch } from './scratch.ts'
import { beginTelling, tellOf, told, toldAt } from './token-relations.ts'
import { outlineOf } from '../index/word-outline.ts'

const scratch = newScratch({ names: 1, tokens: 1 })

/** Whether each word of the query may be written otherwise in the listed name, none of whose words was found. */
function placed(query: string, listed: string): boolean[] {
  const similar = tokenMatches([])
  const words = query.split(' ').map((text) => ({ form: tokenForm(text), kind: 'word', weight: 1 }) as const)
  takeWords(words.map((word) => ({ word, isMain: true, similar, heaviest: 1, lightest: 1 })))
  beginSearch(scratch)
  beginTelling()
  const others = listed.split(' ').map((text) => tokenForm(text))
  candidate.count = others.length
  others.forEach(({ letters, text }, i) => {
    candidate.outline[i] = outlineOf(letters, text.length)
    const row = tellOf(scratch.similar, i, outlineOf(letters, text.length))
    candidate.joins[i] = told[row + toldAt.joins] ?? 0
    candidate.part[i] = told[row + toldAt.part] ?? 0
    candidate.parted[i] = told[row + toldAt.parted] ?? 0
  })
  const found = splitWords((1 << words.length) - 1)
  return words.map((_, at) => ((found >>> at) & 1) === 1)
}

describe('placedWords', () => {
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
  ])('knows $what', ({ query, listed, expected }) => expect(placed(query, listed)).toEqual(expected))
})
