import { describe, expect, it } from 'vitest'
import { addDigitSpellings } from './digit-spellings.ts'

const joinSpellings = (name: string) => addDigitSpellings(name.split(' ')).join(' ')

describe('spellNumbers', () => {
  it.each([
    ['brigade forty four', 'brigade 44'],
    ['brigade forty 4', 'brigade 44'],
    ['three stars', 'three|3 stars'],
    ['veltran viii', 'veltran viii|8'],
    ['forty thieves', 'forty|40 thieves'],
  ])('%s is %s', (name, digits) => expect(joinSpellings(name)).toBe(digits))

  it.each(['one veltran', 'xi veltran', 'vi veltran', 'veltran v'])('leaves %s as it is', (name) =>
    expect(joinSpellings(name)).toBe(name),
  )
})
