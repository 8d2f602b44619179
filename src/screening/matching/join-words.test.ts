import { describe, expect, it } from 'vitest'
import { tokenForm } from './compare-tokens.ts'
import { isPartedElsewhere, joins } from './join-words.ts'

const words = (text: string) => text.split(' ').map((token) => ({ form: tokenForm(token) }))
const joined = (apart: string, together: string) =>
  joins(words(apart), words(together)).map(({ parts }) => parts)

describe('joins', () => {
  it('finds two and three neighbours that the other side writes as one word', () => {
    expect(joined('jsc argument', 'jscargument')).toEqual(['jsc argument'])
    expect(joined('izzat dieman abdul kadir', 'diemanabdulkadir izzat')).toContain('dieman abdul kadir')
  })

  it('takes the last word and the first for neighbours, but never words that stand apart', () => {
    expect(joined('zarkani omar ahmed', 'ahmedzarkani')).toEqual(['ahmed zarkani'])
    expect(joined('veltran omar zarkani ahmed', 'omarahmed')).toEqual([])
  })

  it('joins by their consonants words of a script that leaves vowels out', () => {
    expect(joined('mohammad reza', 'mahamadarada|mahamadaraza')).toEqual(['mohammad reza'])
    expect(joined('mohammad reza', 'mahamadarada')).toEqual([])
  })
})

describe('isPartedElsewhere', () => {
  const parted = (one: string, other: string) => isPartedElsewhere(words(one), words(other), [0, 0])
  it('sees the same letters parted elsewhere, and nothing in words that are the same', () => {
    expect(parted('ace xoy', 'acex oy')).toBe(true)
    expect(parted('acex oy', 'acex oy')).toBe(false)
    expect(parted('ace xoy', 'acex ooy')).toBe(false)
  })
})
