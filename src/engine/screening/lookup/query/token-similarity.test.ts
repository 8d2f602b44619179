import { expect, it } from 'vitest'
import type { NameWord } from '../../matching/align-names.ts'
import { compareTokens, tokenForm } from '../../matching/compare-tokens.ts'
import { demo } from '../../sources/demo/source.ts'
import { startIndex } from '../index/index-builder.ts'
import { createTokenSimilarity } from './token-similarity.ts'
import { openIndex } from '../index/open-index.ts'

it('judges every listed word as the comparison of words does', async () => {
  const builder = startIndex({})
  for await (const entity of demo.entities({}, () => undefined)) builder.add(entity, 1)
  const index = openIndex(builder.finish().buffer)
  const tokens = index.columns.tokenRarity.length
  const forms = Array.from({ length: tokens }, (_, token) => index.form(token))
  const query = [
    'muhamad',
    'yusef',
    'zarkanof',
    'viii',
    'x',
    '11420',
    'b52',
    'li',
    'lee|yi|rhee',
    'muhamad|mohamed|i',
    'hussein',
    'sergei|alexander',
    'three|3',
    'zawod|zarkanof|plant',
    'z'.repeat(40),
  ]
  let similar = 0
  const wrong: string[] = []
  for (const form of [...forms.slice(0, 150), ...query.map((text) => tokenForm(text))]) {
    const word: NameWord = { form, kind: 'word', weight: 1 }
    const similarityOf = createTokenSimilarity(index, word)
    forms.forEach((other, token) => {
      const { similarity } = compareTokens(form, other)
      if (similarityOf(token) !== similarity) wrong.push(`${form.text} ${other.text}`)
      if (similarity > 0 && similarity < 1) similar++
    })
  }
  expect(wrong).toEqual([])
  expect(similar).toBeGreaterThan(100)
})
