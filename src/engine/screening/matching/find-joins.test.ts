import { describe, expect, it } from 'vitest'
import { tokenForm } from './compare-tokens.ts'
import { findJoins, movedSpaceSimilarity } from './find-joins.ts'

const words = (text: string) => text.split(' ').map((token) => ({ form: tokenForm(token) }))
const joined = (apart: string, together: string) =>
  findJoins(words(apart), words(together)).map(({ partsText }) => partsText)

describe('joins', () => {
  it('finds two and three neighbours that the other side writes as one word', () => {
    expect(joined('jsc argument', 'jscargument')).toEqual(['jsc argument'])
    expect(joined('izzat dieman abdul kadir', 'diemanabdulkadir izzat')).toContain('dieman abdul kadir')
  })

  it('takes the last word and the first for neighbours, but never words that stand apart', () => {
    expect(joined('zarkani omar ahmed', 'ahmedzarkani')).toEqual(['ahmed zarkani'])
    expect(joined('veltran omar zarkani ahmed', 'omarahmed')).toEqual([])
  })

  it('leaves a word alone that is nearly one of two already', () => {
    expect(joined('holding sa', 'holdings')).toEqual([])
    expect(joined('holding sa', 'holdingxsa')).toEqual(['holding sa'])
  })

  it('joins a number to the letters beside it, one of which may be off, and never another number', () => {
    expect(joined('ra 75499', 'a75499')).toEqual(['ra 75499'])
    expect(joined('ra 75498', 'a75499')).toEqual([])
    expect(joined('a 75499', '75499')).toEqual([])
  })

  it('joins by their consonants words of a script that leaves vowels out', () => {
    expect(joined('mohammad reza', 'mahamadarada|mahamadaraza')).toEqual(['mohammad reza'])
    expect(joined('mohammad reza', 'mahamadarada')).toEqual([])
  })
})

describe('partedAlike', () => {
  const parted = (one: string, other: string) => movedSpaceSimilarity(words(one), words(other), [0, 0])
  it('sees the same letters parted elsewhere, and nothing in words that are the same', () => {
    expect(parted('ace xoy', 'acex oy')).toBeGreaterThan(0.95)
    expect(parted('acex oy', 'acex oy')).toBe(0)
    expect(parted('ace xoy', 'mono xoy')).toBe(0)
  })

  it('sees it though a letter more is off, but never where each word is known by itself', () => {
    expect(parted('zelwt marbank', 'zeltm arbank')).toBeGreaterThan(0.8)
    expect(parted('maria ana', 'mari anna')).toBe(0)
    expect(parted('l x35011', 'ex 35011')).toBeGreaterThan(0.8)
    expect(parted('l x35012', 'ex 35011')).toBe(0)
  })
})
