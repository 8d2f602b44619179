import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { distance } from '../../../engine/imaging/geometry/points.ts'

/** Which lines each of two readers reads, by their places among those asked for. */
export type SharedLines = readonly [first: readonly number[], second: readonly number[]]

/** What any line costs besides its length, in its heights. */
const perLine = 2

/**
 * Shares lines between two readers so that both end at the same time. What one has waiting goes before: where it has more, the other
 * reads all lines.
 *
 * @param loads how many works each of the two has
 */
export function shareLines(
  quads: readonly Quad[],
  [first, second]: readonly [first: number, second: number],
): SharedLines {
  const all = quads.map((_, at) => at)
  if (first < second) return [all, []]
  if (first > second || quads.length < 2) return [[], all]
  const lengths = quads.map(([a, b, , d]) => perLine + distance(a, b) / Math.max(1, distance(a, d)))
  const lengthAt = (at: number): number => lengths[at] ?? 0
  const [one, other]: [number[], number[]] = [[], []]
  let [ofOne, ofOther] = [0, 0]
  for (const at of all.toSorted((a, b) => lengthAt(b) - lengthAt(a))) {
    if (ofOne < ofOther) {
      one.push(at)
      ofOne += lengthAt(at)
    } else {
      other.push(at)
      ofOther += lengthAt(at)
    }
  }
  return [one.toSorted((a, b) => a - b), other.toSorted((a, b) => a - b)]
}
