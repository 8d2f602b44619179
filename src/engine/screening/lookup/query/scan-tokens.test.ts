import { describe, expect, it } from 'vitest'
import { tokenForm } from '../../matching/compare-tokens.ts'
import { editDistance } from '../../matching/edit-distance.ts'
import { entityFromDraft } from '../../sources/listed-entity.ts'
import { startIndex } from '../index/index-builder.ts'
import { openIndex } from '../index/open-index.ts'
import { scanTokens } from './scan-tokens.ts'

const listed = [
  'sevastopol',
  'kartashov',
  'golafruz',
  'fanreach',
  'minsk',
  'oslo',
  'sevaster',
  'partisans',
  'yv2716',
]
const builder = startIndex({})
listed.forEach((text, i) => {
  const names = [{ text, strength: 'primary' }] as const
  const entity = {
    id: `x:${i}`,
    source: 'un_sc',
    kind: 'organisation',
    topics: [],
    names,
    original: {},
  } as const
  builder.add(entityFromDraft(entity), 1)
})
const index = openIndex(builder.finish().buffer)
const found = (text: string) => scanTokens(index, tokenForm(text)).map((token) => index.form(token).text)

describe('scanWords', () => {
  it('finds what is two edits away or less, with swapped letters as one, and nothing further off', () => {
    for (const query of [
      'sevaszopo',
      'ykatrashov',
      'oafruz',
      'oandeach',
      'kartashov',
      'mnk',
      'imnks',
      'vesasotpol',
      'zzzzzz',
    ])
      expect(found(query).sort()).toEqual(
        listed.filter((word) => /^[a-z]{5,}$/.test(word) && editDistance(query, word, 2) <= 2).sort(),
      )
    expect(found('sevaszopo')).toEqual(['sevastopol'])
  })

  it('reads nothing for a short word or one with digits, of which two typos leave nothing', () => {
    expect([...found('mi'), ...found('oslx'), ...found('yv2717')]).toEqual([])
  })
})
