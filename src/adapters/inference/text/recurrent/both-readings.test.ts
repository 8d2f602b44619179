import { expect, it } from 'vitest'
import type { RecognisedCharacter } from '../../../../vocabulary/reading/recognition.ts'
import { ofBothReadings } from './both-readings.ts'

/** Letters of a line, evenly over its width, each as sure as is said of it, else 0.8. */
function reading(text: string, sure: Readonly<Record<number, number>> = {}): RecognisedCharacter[] {
  const letters = Array.from(text)
  return letters.map((symbol, at) => ({
    symbol,
    confidence: sure[at] ?? 0.8,
    centre: (at + 0.5) / letters.length,
  }))
}

const textOf = (line: readonly RecognisedCharacter[]) => line.map(({ symbol }) => symbol).join('')

it('a letter that both read is wrong only where both are', () => {
  const [letter] = ofBothReadings(reading('א', { 0: 0.6 }), reading('א', { 0: 0.7 }))
  expect(letter?.confidence).toBeCloseTo(0.88)
})

it('where they differ the surer letter stands, in doubt, and the other is its alternative', () => {
  const line = ofBothReadings(reading('בית', { 1: 0.9 }), reading('בות', { 1: 0.6 }))
  expect(textOf(line)).toBe('בית')
  expect(line[1]?.confidence).toBeCloseTo(0.63)
  expect(line[1]?.alternatives).toEqual([{ symbol: 'ו', confidence: 0.6 }])
  expect(textOf(ofBothReadings(reading('בית', { 1: 0.5 }), reading('בות', { 1: 0.6 })))).toBe('בות')
})

it('a letter that one alone saw stands when it is sure, and counts less', () => {
  const line = ofBothReadings(reading('שלום', { 2: 0.9 }), reading('שלם'))
  expect(textOf(line)).toBe('שלום')
  expect(line[2]?.confidence).toBeLessThan(0.6)
  expect(textOf(ofBothReadings(reading('שלום', { 2: 0.7 }), reading('שלם')))).toBe('שלם')
})

it('a half letter of Devanagari is the same as one class and as two', () => {
  const joined: RecognisedCharacter[] = [
    { symbol: 'स्', confidence: 0.9, centre: 0.2 },
    { symbol: 'त', confidence: 0.9, centre: 0.7 },
  ]
  const line = ofBothReadings(joined, reading('स्त'))
  expect(textOf(line)).toBe('स्त')
  expect(Math.min(...line.map(({ confidence }) => confidence))).toBeGreaterThan(0.95)
})

it('one reading without letters leaves what the other is sure of', () => {
  expect(textOf(ofBothReadings([], reading('אב', { 0: 0.9, 1: 0.6 })))).toBe('א')
  expect(ofBothReadings([], [])).toEqual([])
})

it('a figure that one alone hardly saw leaves a doubt about its number, a letter none', () => {
  const [, figure] = ofBothReadings(reading('۱۲۳', { 2: 0.6 }), reading('۱۲'))
  expect(figure?.confidence).toBeCloseTo(0.96 * 0.7)
  expect(ofBothReadings(reading('אבג', { 2: 0.6 }), reading('אב'))[1]?.confidence).toBeCloseTo(0.96)
})

/** The line that both networks hold for likely; all others are so much less likely. */
const likely = (text: string, others: number) => (letters: readonly string[]) =>
  letters.join('') === text ? 0 : Math.log(others)

it('a letter read differently is surer where the whole line makes it likely, and never sure', () => {
  const [one, other] = [reading('בית', { 1: 0.9 }), reading('בות', { 1: 0.9 })]
  expect(ofBothReadings(one, other)[1]?.confidence).toBeCloseTo(0.495)
  expect(ofBothReadings(one, other, likely('בית', 0.25))[1]?.confidence).toBeCloseTo(0.8)
  expect(ofBothReadings(one, other, likely('בית', 0.001))[1]?.confidence).toBeCloseTo(0.89)
  expect(ofBothReadings(one, other, likely('בות', 0.001))[1]?.confidence).toBeCloseTo(0.495)
  expect(ofBothReadings(one, other, () => null)[1]?.confidence).toBeCloseTo(0.495)
})

it('so it is in each of two places', () => {
  const both = ofBothReadings(reading('שלום', { 0: 0.9 }), reading('צלוס', { 3: 0.9 }), likely('שלוס', 0.001))
  expect(textOf(both)).toBe('שלוס')
  expect(both[0]?.confidence).toBeCloseTo(0.89)
  expect(both[3]?.confidence).toBeCloseTo(0.89)
  expect(both[1]?.confidence).toBeCloseTo(0.96)
})

it('where a letter that one hardly saw does not stand, the one before is as sure as that is likely', () => {
  const [one, other] = [reading('שלוס', { 2: 0.7 }), reading('שלס')]
  expect(ofBothReadings(one, other).map(({ confidence }) => confidence)[1]).toBeCloseTo(0.96)
  expect(ofBothReadings(one, other, likely('שלס', 0.25))[1]?.confidence).toBeCloseTo(0.96 * 0.8)
})
