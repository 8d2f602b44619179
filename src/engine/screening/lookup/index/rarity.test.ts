import { describe, expect, it } from 'vitest'
import { prepareName } from '../../names/prepare-name.ts'
import { rarity, weightedWords, wordWeight } from './rarity.ts'

describe('rarity', () => {
  it('falls as more of the list bear the word', () => {
    expect(rarity('zeltmar', 1, 14_000)).toBeGreaterThan(rarity('zeltmar', 10, 14_000))
    expect(rarity('zeltmar', 10, 14_000)).toBeGreaterThan(rarity('zeltmar', 500, 14_000))
  })

  it('knows common names that the list happens to have once', () => {
    expect(rarity('garcia', 1, 14_000)).toBeLessThan(rarity('zeltmar', 1, 14_000))
  })

  it('takes one or two digits for no name', () => expect(rarity('7', 1, 14_000)).toBeLessThan(0.5))

  it('does not take everything on a short list for common', () => {
    expect(rarity('zeltmar', 1, 20)).toBeGreaterThan(0.8)
  })
})

describe('wordWeight', () => {
  it('lets titles and legal forms count little, numbers as their rarity but never little', () => {
    expect(wordWeight('honorific', 0.9)).toBeLessThan(0.1)
    expect(wordWeight('org-form', 0.9)).toBeLessThan(0.2)
    expect(wordWeight('number', 0.9)).toBe(0.9)
    expect(wordWeight('number', 0.2)).toBe(0.4)
  })
})

it('keeps for each word of a query what it was compared with, for many listed names have the same words', () => {
  const words = weightedWords(prepareName('Silas Nightjar', 'person'), () => undefined)
  expect(words.map(({ comparisonCache }) => comparisonCache)).toEqual([new Map(), new Map()])
})
