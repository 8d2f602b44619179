import { describe, expect, it } from 'vitest'
import { tokenForm } from '../../matching/compare-tokens.ts'
import { takeWords } from '../query/query-words.ts'
import { tokenMatches } from '../query/token-matches.ts'
import { candidate } from './candidate-name.ts'
import { splitWords } from './split-words.ts'
import { readSplitWords } from './read-split-words.ts'
import { beginSearch, newScratch } from './scratch.ts'
import { beginTelling, tellOf, told, toldAt } from './token-relations.ts'
import { outlineOf } from '../index/word-outline.ts'

const scratch = newScratch({ names: 1, tokens: 1 })

/** Of each word of the query whether letters let expect that it is written otherwise in the listed name, and whether it is. */
function tell(query: string, listed: string): { expected: boolean[]; read: boolean[] } {
  const similar = tokenMatches([])
  const words = query.split(' ').map((text) => ({ form: tokenForm(text), kind: 'word', weight: 1 }) as const)
  const sought = words.map((word) => ({ word, isMain: true, similar, heaviest: 1, lightest: 1 }))
  takeWords(sought)
  beginSearch(scratch)
  beginTelling()
  const forms = listed.split(' ').map((text) => tokenForm(text))
  candidate.count = forms.length
  forms.forEach(({ letters, text }, i) => {
    const outline = outlineOf(letters, text.length)
    const row = tellOf(scratch.similar, i, outline)
    candidate.token[i] = i
    candidate.outline[i] = outline
    candidate.joins[i] = told[row + toldAt.joins] ?? 0
    candidate.part[i] = told[row + toldAt.part] ?? 0
    candidate.parted[i] = told[row + toldAt.parted] ?? 0
  })
  const placed = splitWords((1 << words.length) - 1)
  const form = (token: number) => forms[token] ?? tokenForm('')
  const read = placed & readSplitWords({ form }, sought, placed)
  const each = (bits: number) => words.map((_, at) => ((bits >>> at) & 1) === 1)
  return { expected: each(placed), read: each(read) }
}

describe('readPlaced', () => {
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
  ])('knows $what', ({ query, listed, read }) => expect(tell(query, listed).read).toEqual(read))

  it.each([
    { what: 'a word of the letters of two', query: 'zarka nov', listed: 'vonzarka' },
    { what: 'two words of the letters of one', query: 'brennerhof', listed: 'rennerb foh' },
    { what: 'two words of the letters of two', query: 'ace xoy', listed: 'cae yox' },
  ])('is not misled by $what', ({ query, listed }) => {
    const { expected, read } = tell(query, listed)
    expect(expected).toContain(true)
    expect(read).not.toContain(true)
  })
})
