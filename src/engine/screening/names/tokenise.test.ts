import { describe, expect, it } from 'vitest'
import { tokenise } from './tokenise.ts'

describe('tokenise', () => {
  it('parts words at hyphens and signs, not at apostrophes', () => {
    expect(tokenise("al-qa'ida o'neil & sons")).toEqual(['al', 'qaida', 'oneil', 'sons'])
  })

  it('reads a dotted abbreviation as one word', () => {
    expect(tokenise('kave, s.a. de c.v.')).toEqual(['kave', 'sa', 'de', 'cv'])
    expect(tokenise('l.l.c')).toEqual(['llc'])
    expect(tokenise('v.i.veltran')).toEqual(['vi', 'veltran'])
  })

  it('keeps numbers, which tell companies and ships apart', () => {
    expect(tokenise('11420 corp.')).toEqual(['11420', 'corp'])
  })

  it('bounds what a hostile name can cost', () => {
    expect(tokenise('a '.repeat(5000)).length).toBeLessThanOrEqual(40)
    expect(tokenise('a'.repeat(5000))[0]?.length).toBeLessThanOrEqual(60)
  })
})
