import { describe, expect, it } from 'vitest'
import { tagsOfWord } from '../../../../vocabulary/reading/print-tags.ts'
import { mergedOdds, windowsOf } from './windows.ts'

describe('A long page', () => {
  it('is looked at in parts that overlap', () => {
    expect(windowsOf(512)).toEqual([{ from: 0, to: 512 }])
    expect(windowsOf(1000)).toEqual([{ from: 0, to: 512 }, { from: 416, to: 928 }, { from: 832, to: 1000 }]) // prettier-ignore
  })

  it('takes the surer of two answers, and its links by their place on the page', () => {
    const answer = (from: number, sureness: readonly number[]) => {
      const words = sureness.length
      const tags = Float32Array.from(sureness.flatMap((one) => [one, 1 - one, ...Array.from({ length: tagsOfWord - 2 }, () => 0)]))
      const links = Float32Array.from({ length: words * words }, (_, at) => at % words === 0 ? 1 : 0)
      return { from, to: from + words, tags, standing: new Float32Array(2 * words), links }
    } // prettier-ignore
    const merged = mergedOdds([answer(0, [0.9, 0.9, 0.9]), answer(1, [0.95, 0.6, 0.9])])
    expect(merged.map(({ tags }) => Number(tags[0]?.toFixed(2)))).toEqual([0.9, 0.95, 0.9, 0.9])
    expect(merged.map(({ linkTo }) => [0, 1].map(linkTo))).toEqual([[1, 0], [0, 1], [1, 0], [0, 1]]) // prettier-ignore
  })
})
