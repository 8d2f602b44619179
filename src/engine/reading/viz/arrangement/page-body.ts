import { medianOf } from '../../../../vocabulary/imaging/median.ts'
import type { Point, Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { dot } from '../../../imaging/geometry/points.ts'
import { normalBelow } from '../../mrz/text-line.ts'
import type { LinePosition } from '../text-line.ts'

/** A portrait that the network is less sure of may be anything. */
const minScore = 0.9
/** How high the portrait of a document is, in heights of its dates. */
const portraitHeight = { least: 4, most: 25 } as const
/** What is so much of the height of another portrait, 0..1, is no smaller copy of it: two cards lie there. */
const leastOfSecond = 0.75

/** A portrait that was found, with how sure that is, 0..1. */
export interface FoundPortrait {
  readonly quad: Quad<'upright'>
  readonly score: number
}

/** Where the values of a document stand beside its portrait. */
export interface PageBody {
  /** Middle of the highest and of the lowest date. */
  readonly top: number
  readonly bottom: number
  /** Height of a date. */
  readonly unit: number
}

/**
 * Where dates stand beside a portrait, as on a document of a person: none of them across it, and it on the level of one of them or
 * above; null where they do not.
 *
 * @param direction unit vector along which the page is read
 */
export function pageBody(
  dates: readonly LinePosition[],
  portraits: readonly FoundPortrait[],
  direction: Point,
): PageBody | null {
  const unit = medianOf(dates.map(({ height }) => height))
  if (unit === undefined) return null
  const middles = dates.map(({ middle }) => middle)
  const body = { top: Math.min(...middles), bottom: Math.max(...middles), unit }
  const spans = portraits.flatMap(({ quad, score }) => (score < minScore ? [] : [spanOf(quad, direction)]))
  const [highest = 0, second = 0] = spans.map(({ top, bottom }) => bottom - top).toSorted((a, b) => b - a)
  if (second > leastOfSecond * highest) return null
  const areBeside = spans.some(({ left, right, top, bottom }) => {
    const height = (bottom - top) / unit
    return (
      height > portraitHeight.least &&
      height < portraitHeight.most &&
      top < body.bottom &&
      bottom > body.top - (bottom - top) / 2 &&
      dates.every((date) => date.left > right - unit || date.right < left + unit || date.middle > bottom)
    )
  })
  return areBeside ? body : null
}

function spanOf(quad: Quad<'upright'>, direction: Point) {
  const along = quad.map((corner) => dot(corner, direction))
  const across = quad.map((corner) => dot(corner, normalBelow(direction)))
  return {
    left: Math.min(...along),
    right: Math.max(...along),
    top: Math.min(...across),
    bottom: Math.max(...across),
  }
}
