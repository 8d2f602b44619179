import { describe, expect, it } from 'vitest'
import { romanise } from './romanise.ts'

describe('romanise', () => {
  it.each([
    ['владимир путин', 'vladimir putin'],
    ['игорь', 'igor'],
    ['γιωργος', 'giorgos'],
    ['bjørn æsir', 'bjorn aesir'],
    ['plain words 12', 'plain words 12'],
  ])('writes %s as %s', (given, latin) => expect(romanise(given)).toBe(latin))

  it('keeps Han signs apart, one word each', () => {
    expect(romanise('王小明').split(' ')).toHaveLength(3)
  })
})
