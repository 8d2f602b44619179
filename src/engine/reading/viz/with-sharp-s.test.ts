import { expect, it } from 'vitest'
import { withSharpS } from './with-sharp-s.ts'

const sure = (symbol: string) => ({ symbol, confidence: 1, alternatives: [], centre: 0.5 })
const doubtful = {
  ...{ symbol: 'ß', confidence: 0.9, centre: 0.5 },
  alternatives: [
    { symbol: 'B', confidence: 0.06 },
    { symbol: 'k', confidence: 0.01 },
  ],
}

it('a ß behind a small letter is as sure as it and a B are together', () => {
  const [, sharp] = withSharpS([sure('i'), doubtful])
  expect(sharp?.confidence).toBeCloseTo(0.96)
  expect(sharp?.alternatives).toEqual([{ symbol: 'k', confidence: 0.01 }])
})

it('behind a capital, and at the beginning, the doubt stays', () => {
  expect(withSharpS([sure('O'), doubtful])[1]).toEqual(doubtful)
  expect(withSharpS([doubtful])).toEqual([doubtful])
})
