import type { Alternative, RecognisedCharacter } from '../../../../vocabulary/reading/recognition.ts'
import { alignReadings, type ReadingPair } from '../align-readings.ts'
import { type LikelihoodOf, likelierPlaces, type PlaceOfLine } from './likelier-places.ts'

/** A letter that one network alone saw stands when it is at least so sure, */
const leastAlone = 0.75
/** and counts for this part of that. */
const shareAlone = 0.6
/** Of two letters that differ, this part of the certainty of the weaker speaks against the surer one. */
const against = 0.5
/** Of letters that differ, and of a step aside, in parts of the line: a network may answer a sign before or after its letter. */
const [differs, distanceCost] = [1, 0.25]
const maxOthers = 4
/** Letters that two networks read differently are right with no more than this probability, however likely the whole line makes them. */
const mostDiffering = 0.89

/**
 * What two networks that were taught apart read of one line. A letter that both read is wrong only where both are wrong; where
 * they differ the surer one stands, in doubt. Where both networks together hold the line as it stands for likelier than any that
 * they read otherwise, less of the doubt is left.
 */
export function ofBothReadings(
  one: readonly RecognisedCharacter[],
  other: readonly RecognisedCharacter[],
  likelihoodOf: LikelihoodOf = () => null,
): readonly RecognisedCharacter[] {
  const [first, second] = [letterByLetter(one), letterByLetter(other)]
  const difference = (i: number, j: number): number => {
    const [a, b] = [first[i], second[j]]
    if (a === undefined || b === undefined) return Infinity
    return (a.symbol === b.symbol ? 0 : differs) + distanceCost * Math.abs(a.centre - b.centre)
  }
  const pairs = alignReadings(first, second, difference)
  const line: (RecognisedCharacter | null)[] = []
  for (const pair of pairs) {
    const standing = standingOf(pair)
    line.push(standing)
    if (standing === null) addDoubt(line, pair)
  }
  return surerWhereLikely(line, pairs, likelihoodOf).filter((letter) => letter !== null)
}

/** Null where a letter that one network alone saw does not stand. */
function standingOf([one, other]: ReadingPair): RecognisedCharacter | null {
  if (one !== null && other !== null) return together(one, other)
  const alone = one ?? other
  return alone !== null && alone.confidence >= leastAlone
    ? { ...alone, confidence: alone.confidence * shareAlone }
    : null
}

/** Letters of a line by their places, those in which the readings differ as sure as the whole line makes them. */
function surerWhereLikely(
  line: readonly (RecognisedCharacter | null)[],
  pairs: readonly ReadingPair[],
  likelihoodOf: LikelihoodOf,
): readonly (RecognisedCharacter | null)[] {
  const places = pairs.map(([one, other], at): PlaceOfLine => ({ first: one?.symbol ?? '', second: other?.symbol ?? '', standing: line[at]?.symbol ?? '' })) // prettier-ignore
  const surer = [...line]
  for (const { from, to, likely } of likelierPlaces(places, likelihoodOf)) {
    const standing = line.slice(from, to)
    const sure = standing.reduce((product, letter) => product * (letter?.confidence ?? 1), 1)
    const power = Math.min(1, Math.log(Math.min(mostDiffering, likely)) / Math.log(sure))
    if (standing.some((letter) => letter !== null))
      surer.splice(from, to - from, ...standing.map((letter) => letter && { ...letter, confidence: letter.confidence ** power })) // prettier-ignore
    else doubtBefore(surer, from, likely)
  }
  return surer
}

/** Where nothing stands, the letter before is right only where nothing does. */
function doubtBefore(line: (RecognisedCharacter | null)[], place: number, likely: number): void {
  const at = line.slice(0, place).findLastIndex((letter) => letter !== null)
  const before = line[at]
  if (before) line[at] = { ...before, confidence: before.confidence * likely }
}

/** A figure that one network hardly saw behind another figure or a sign of its number may stand there all the same. */
function addDoubt(line: (RecognisedCharacter | null)[], [one, other]: ReadingPair): void {
  const [alone, at] = [one ?? other, line.findLastIndex((letter) => letter !== null)]
  const before = line[at]
  if (!alone || !before || !/\p{Nd}/u.test(alone.symbol) || !/[\p{Nd}./-]/u.test(before.symbol)) return
  line[at] = { ...before, confidence: before.confidence * (1 - against * alone.confidence) }
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
