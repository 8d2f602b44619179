import type { Alternative, RecognisedCharacter } from '../../../../vocabulary/reading/recognition.ts'
import { alignReadings } from '../align-readings.ts'

/** A letter that one network alone saw stands when it is at least so sure, */
const leastAlone = 0.75
/** and counts for this part of that. */
const shareAlone = 0.6
/** Of two letters that differ, this part of the certainty of the weaker speaks against the surer one. */
const against = 0.5
/** Of letters that differ, and of a step aside, in parts of the line: a network may answer a sign before or after its letter. */
const [differs, distanceCost] = [1, 0.25]
const maxOthers = 4

/**
 * What two networks that were taught apart read of one line. A letter that both read is wrong only where both are wrong; where
 * they differ the surer one stands, in doubt.
 */
export function ofBothReadings(
  one: readonly RecognisedCharacter[],
  other: readonly RecognisedCharacter[],
): readonly RecognisedCharacter[] {
  const [first, second] = [letterByLetter(one), letterByLetter(other)]
  const difference = (i: number, j: number): number => {
    const [a, b] = [first[i], second[j]]
    if (a === undefined || b === undefined) return Infinity
    return (a.symbol === b.symbol ? 0 : differs) + distanceCost * Math.abs(a.centre - b.centre)
  }
  const line: RecognisedCharacter[] = []
  for (const [a, b] of alignReadings(first, second, difference)) {
    const alone = a ?? b
    if (a !== null && b !== null) line.push(together(a, b))
    else if (alone !== null && alone.confidence >= leastAlone)
      line.push({ ...alone, confidence: alone.confidence * shareAlone })
    else if (alone !== null) addDoubt(line, alone)
  }
  return line
}

/** A figure that one network hardly saw behind another figure or a sign of its number may stand there all the same. */
function addDoubt(line: RecognisedCharacter[], { symbol, confidence }: RecognisedCharacter): void {
  const before = line.at(-1)
  if (before === undefined || !/\p{Nd}/u.test(symbol) || !/[\p{Nd}./-]/u.test(before.symbol)) return
  line[line.length - 1] = { ...before, confidence: before.confidence * (1 - against * confidence) }
}

/** Devanagari's half letters are one class or two. */
function letterByLetter(reading: readonly RecognisedCharacter[]): readonly RecognisedCharacter[] {
  return reading.flatMap((one) => Array.from(one.symbol, (symbol) => ({ ...one, symbol })))
}

function together(one: RecognisedCharacter, other: RecognisedCharacter): RecognisedCharacter {
  if (one.symbol === other.symbol) {
    const confidence = 1 - (1 - one.confidence) * (1 - other.confidence)
    return { ...one, confidence, alternatives: othersOf(one, other) }
  }
  const [surer, weaker] = one.confidence >= other.confidence ? [one, other] : [other, one]
  const confidence = surer.confidence * (1 - against * weaker.confidence)
  return { ...surer, confidence, alternatives: othersOf(surer, weaker, weaker) }
}

/** Every other letter that either saw, best first. */
function othersOf(
  { symbol: chosen, alternatives: first = [] }: RecognisedCharacter,
  { alternatives: second = [] }: RecognisedCharacter,
  differing?: RecognisedCharacter,
): readonly Alternative[] {
  const most = new Map<string, number>()
  const seen = differing === undefined ? [...first, ...second] : [differing, ...first, ...second]
  for (const { symbol, confidence } of seen)
    if (symbol !== chosen) most.set(symbol, Math.max(confidence, most.get(symbol) ?? 0))
  return [...most]
    .map(([symbol, confidence]) => ({ symbol, confidence }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, maxOthers)
}
