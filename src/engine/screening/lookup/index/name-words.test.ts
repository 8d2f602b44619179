import { describe, expect, it } from 'vitest'
import { tokenClasses } from '../../names/classify-tokens.ts'
import { classCodeIn, classIn, numbersPerWord, packWords, tokenRowIn, weightsOf } from './name-words.ts'

describe('packWords', () => {
  it('keeps row, class, outline and weight of each word of each name', () => {
    const rarity = Float32Array.of(0.25, 0.5)
    const outlines = Uint32Array.of(7, 0x80000000)
    const packed = packWords({
      rows: Uint32Array.of(1, 0, 1),
      classes: Uint32Array.from(['word', 'word', 'number'] as const, (kind) => tokenClasses.indexOf(kind)),
      rarity,
      signatures: outlines,
    })
    const firsts = packed.filter((_, at) => at % numbersPerWord === 0)
    expect(Array.from(firsts, tokenRowIn)).toEqual([1, 0, 1])
    expect(Array.from(firsts, classIn)).toEqual(['word', 'word', 'number'])
    expect(Array.from(firsts, classCodeIn).map((code) => tokenClasses[code])).toEqual(
      Array.from(firsts, classIn),
    )
    expect(packed.filter((_, at) => at % numbersPerWord === 1)).toEqual(
      Uint32Array.of(0x80000000, 7, 0x80000000),
    )
    expect(weightsOf(packed).filter((_, at) => at % numbersPerWord === 2)).toEqual(
      Float32Array.of(0.5, 0.25, 0.5),
    )
  })
})
