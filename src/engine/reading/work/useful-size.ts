import type { Size } from '../../imaging/geometry/rectify.ts'

/** Enlarged further, a picture shows no more text and costs more; nothing is gained up to the usual size. */
const bounds = { enlargement: 1.25, usual: 960 } as const

/** The size in which a picture is looked at where so large a one is asked for; both in pixels of the longer side. */
export function usefulSize({ width, height }: Size, longSide: number): number {
  const enlarged = Math.round(bounds.enlargement * Math.max(width, height))
  return Math.min(longSide, Math.max(bounds.usual, enlarged))
}
