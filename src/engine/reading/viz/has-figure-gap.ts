import { medianOf } from '../../../vocabulary/imaging/median.ts'
import type { VizLine } from './text-line.ts'

/** A gap between two neighbouring figures so many times as wide as the middling one shows a figure that was not read. */
const leastGap = 1.75
/** Fewer gaps do not tell what is usual. */
const leastGaps = 4
/** A date that has all its figures, whatever stands around it. */
const wholeDate =
  /(?<!\p{Nd})(?:\p{Nd}{4}([/.-])\p{Nd}{2}\1\p{Nd}{2}|\p{Nd}{2}([/.-])\p{Nd}{2}\2\p{Nd}{4})(?!\p{Nd})/u
const ofOtherScript = /(?![0-9])\p{Nd}/u

/**
 * Whether a number in figures of another script lacks one: those of some typefaces are unlike all that the networks know, and are
 * passed over. What was read as a blank is one. A date shows by its groups that it has them all.
 *
 * @param from index into the line's text
 * @param to index behind the last letter
 */
export function hasFigureGap({ text, centres }: VizLine, from: number, to: number): boolean {
  if (wholeDate.test(text.slice(from, to))) return false
  const gaps: number[] = []
  for (let at = from; at + 1 < to; at++)
    if (ofOtherScript.test(text.charAt(at)) && ofOtherScript.test(text.charAt(at + 1)))
      gaps.push(Math.abs((centres[at + 1] ?? 0) - (centres[at] ?? 0)))
  const usual = medianOf(gaps)
  return usual !== undefined && gaps.length >= leastGaps && Math.max(...gaps) > leastGap * usual
}
