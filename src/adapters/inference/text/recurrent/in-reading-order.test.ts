import { expect, it } from 'vitest'
import { inReadingOrder } from './in-reading-order.ts'

function read(standing: string): string {
  const characters = Array.from(standing, (symbol, at) => ({ symbol, confidence: 1, centre: at / standing.length })) // prettier-ignore
  const line = inReadingOrder(characters)
  expect(line).toHaveLength(characters.length)
  return line.map(({ symbol }) => symbol).join('')
}

it.each([
  ['םולש', 'שלום', 'letters from the right'],
  ['1985/04/20 דילי', 'יליד 1985/04/20', 'a date as it stands'],
  ['1990 12 ךות', 'תוך 12 1990', 'numbers with a space between them from the right'],
  ['٢٣-٠٤ دحا', 'احد ٢٣-٠٤', 'native digits as they stand'],
  ['Place of birth / הדיל', 'לידה / Place of birth', 'Latin words as they stand'],
  ['(ב) א', 'א (ב)', 'brackets the other way round'],
  ['', '', 'no letters'],
])('%s is read %s: %3$s', (standing, expected) => {
  expect(read(standing)).toBe(expected)
})

it('the places of the letters fall', () => {
  const places = inReadingOrder(
    Array.from('םולש', (symbol, at) => ({ symbol, confidence: 1, centre: at / 4 })),
  ).map(({ centre }) => centre)
  expect(places).toEqual([0.75, 0.5, 0.25, 0])
})
