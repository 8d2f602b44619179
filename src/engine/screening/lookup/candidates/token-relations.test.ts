import { beforeEach, describe, expect, it } from 'vitest'
import { tokenForm } from '../../matching/compare-tokens.ts'
import { takeWords } from '../query/query-words.ts'
import { tokenMatches } from '../query/token-matches.ts'
import { hashText } from '../index/hash.ts'
import { severalSpellings } from '../index/index-columns.ts'
import { beginSearch, newScratch, noteSimilar } from './scratch.ts'
import { beginTelling, tellOf, reportUnlike, told, toldAt } from './token-relations.ts'
import { outlineOf } from '../index/word-outline.ts'

const scratch = newScratch({ names: 1, tokens: 1 })
const similar = tokenMatches([])
let query: readonly string[] = []

function take(texts: readonly string[]): void {
  query = texts
  const words = texts.map((text) => ({ form: tokenForm(text), kind: 'word', weight: 1 }) as const)
  takeWords(words.map((word) => ({ word, isMain: true, similar, heaviest: 1, lightest: 1 })))
  beginSearch(scratch)
  beginTelling()
}

beforeEach(() => take(['zarkhanov', 'abd', 'rahman', 'j']))

/** The words of the query that a listed word may be in that way. */
function words(what: keyof typeof toldAt, listed: string): string[] {
  const bits =
    told[
      tellOf(
        scratch.similar,
        hashText(listed) & 0xffff,
        outlineOf(tokenForm(listed).letters, listed.length),
      ) + toldAt[what]
    ] ?? 0
  return query.filter((_, at) => ((bits >>> at) & 1) === 1)
}

describe('tellOf', () => {
  it('tells what a word may be like, and that an initial may mean whatever has its letter', () => {
    expect(words('like', 'zarkanov')).toEqual(['zarkhanov'])
    expect(words('like', 'jensen')).toEqual(['j'])
  })

  it('tells which words it may be written together, and of which it may be a part', () => {
    expect(words('joins', 'abdrahman')).toEqual(['abd', 'rahman'])
    expect(words('joins', 'abdrahmanj')).toEqual(['abd', 'rahman', 'j'])
    expect(words('part', 'zarkha')).toEqual(['zarkhanov'])
    expect(words('parted', 'mabd')).toEqual(['abd'])
  })

  it('tells of a word of the query what any of its spellings may be like', () => {
    take(['lee|yi|rhee', 'z'.repeat(40)])
    expect(words('like', 'dov')).toEqual(['z'.repeat(40)])
    expect(words('like', 'y')).toEqual(['lee|yi|rhee', 'z'.repeat(40)])
    expect(words('like', 'rhe')).toEqual(['lee|yi|rhee', 'z'.repeat(40)])
    expect(words('like', 'brennerhof')).toEqual(['z'.repeat(40)])
  })

  it('tells nothing of a word of several spellings', () => {
    const row = tellOf(scratch.similar, 7, severalSpellings)
    expect(told[row + toldAt.like]).toBe(0b1111)
  })

  it('knows the words that were found to be like one of the query', () => {
    noteSimilar(scratch.similar, 12, { word: 1, similarity: 0.9 })
    expect(told[tellOf(scratch.similar, 12, 0) + toldAt.entry]).toBe(0)
    expect(told[tellOf(scratch.similar, 13, 0) + toldAt.entry]).toBe(-1)
  })

  it('believes of a word that was read only what it was like, until the next query', () => {
    expect(words('like', 'zarkanov')).toEqual(['zarkhanov'])
    reportUnlike(hashText('zarkanov') & 0xffff, 0b0001)
    expect(words('like', 'zarkanov')).toEqual([])
    beginTelling()
    expect(words('like', 'zarkanov')).toEqual(['zarkhanov'])
  })

  it('says nothing of a word whose place another has taken', () => {
    tellOf(scratch.similar, 5, severalSpellings)
    reportUnlike(4, 0b1111)
    expect(told[tellOf(scratch.similar, 5, severalSpellings) + toldAt.like]).toBe(0b1111)
  })

  it('keeps words apart that share a place, and forgets them with the next query', () => {
    const others = Array.from({ length: 10_000 }, (_, i) => i + 100_000)
    const first = words('like', 'zarkanov')
    for (const token of others) tellOf(scratch.similar, token, outlineOf(tokenForm('hof').letters, 3))
    expect(words('like', 'zarkanov')).toEqual(first)
    beginTelling()
    expect(words('like', 'haj')).toEqual(['j'])
  })
})
