import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportedApart } from './resolve-confusables.ts'
import { symbolAt, symbolCount, symbols } from './symbols.ts'

/** What the recogniser made of one character: natural logarithms for the symbols named, hardly anything for others. */
function seen(scores: Readonly<Record<string, number>>): Float32Array {
  return Float32Array.from(symbols, (symbol) => scores[symbol] ?? -14)
}

function read(scores: Readonly<Record<string, number>>, height = 0): string {
  const [reported = seen({})] = reportedApart(
    { reader: 'text-recogniser', scores: [seen(scores)] },
    Float32Array.of(height),
  )
  return symbolAt(reported.indexOf(Math.max(...reported)))
}

const pairs = ['1I', '2Z', '5S', '6G', '8B'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const)

describe('look-alikes', () => {
  it.each(pairs)('reads a clear %s as the digit', (digit) => {
    expect(read({ [digit]: 0 })).toBe(digit)
  })

  it.each(pairs)(
    'reads what is %s by a little only as the letter %s: the recogniser leans to digits',
    (digit, letter) => {
      expect(read({ [digit]: -0.1, [letter]: -2.3 })).toBe(letter)
    },
  )

  it.each(pairs)('lets the height of a character that may be %s or %s decide', (digit, letter) => {
    const undecided = { [digit]: 0, [letter]: { I: -5, Z: -4.5, S: -3, G: -6, B: -2.5 }[letter] ?? 0 }
    expect([read(undecided, 2), read(undecided, -2)]).toEqual([digit, letter])
  })

  it('takes the word of the height on 0 and O, whatever the recogniser said', () => {
    expect([read({ O: 0, '0': -7 }, 4.5), read({ '0': 0, O: -8 }, -4.5)]).toEqual(['0', 'O'])
  })

  it('does not take a D or a Q for an O because the recogniser saw a 0', () => {
    expect([read({ D: -0.2, '0': -1.5 }), read({ Q: -0.2, '0': -1.5 }), read({ D: -1.5, O: -0.2 })]).toEqual([
      'D',
      'Q',
      'O',
    ])
  })

  it('invents no evidence and takes none away', () => {
    const score = fc.double({ min: -14, max: 0, noNaN: true })
    const column = fc.array(score, { minLength: symbolCount, maxLength: symbolCount })
    const mass = (scores: Float32Array) => scores.reduce((sum, one) => sum + Math.exp(one), 0)
    fc.assert(
      fc.property(column, fc.double({ min: -4.5, max: 4.5, noNaN: true }), (scores, height) => {
        const before = Float32Array.from(scores)
        const [after = before] = reportedApart(
          { reader: 'text-recogniser', scores: [before] },
          Float32Array.of(height),
        )
        expect(mass(after) / mass(before)).toBeCloseTo(1, 4)
      }),
    )
  })
})
