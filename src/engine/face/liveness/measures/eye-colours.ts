import { rectify } from '../../../imaging/geometry/rectify.ts'
import { fitSimilarity, moved, sourceQuad, type Similarity } from '../../../imaging/geometry/similarity.ts'
import type { DetectedFace } from '../../../../vocabulary/face/face.ts'
import type { Pixels, Point } from '../../../../vocabulary/imaging/pixels.ts'

/** Where eyes, tip of the nose and mouth corners belong: the eyes 48 pixels apart. */
const places: readonly Point[] = [
  [24, 36],
  [72, 36],
  [48, 62],
  [29, 86],
  [67, 86],
]

/** What is looked at of an eye, and where in it the middle of the eye's outline lies: below it lie lashes and bags. */
const size = { width: 15, height: 9 }
const middle: Point = [7.5, 5.5]
/** Six points of the outline are an eye, from these on. */
const eyes = [36, 42] as const
const pointsOfEye = 6
/** Parts of the dots that lie below: those at the ends are left out, for one dot of noise is no colour. */
const parts = { palest: 0.02, low: 0.1, middle: 0.5, high: 0.9 } as const
/** Added to every channel, 0..255: what is nearly black has no colour. */
const black = 8

/**
 * How far the colours within the eyes lie apart, whatever the light: white, iris and lids of an open eye are of several
 * colours, lids alone of one. The 68 points cannot tell: they hardly move with the lids.
 *
 * @returns logarithms of ratios, about 0.1 to 0.6 of open eyes, which differ from person to person; null of a grey picture
 */
export function eyeColours(
  pixels: Pixels,
  { found, outline }: Pick<DetectedFace, 'found' | 'outline'>,
): number | null {
  if (pixels.channels === 1 || outline.length < 68) return null
  const onto = fitSimilarity(found.points, places)
  const [one, other] = eyes.map((first) => spreadsOf(pixels, onto, outline.slice(first, first + pointsOfEye)))
  const together = one?.reduce((product, spread, n) => (product * (spread + (other?.[n] ?? 0))) / 2, 1)
  return together === undefined ? null : together ** (1 / (one?.length ?? 1))
}

/** Of the red of one eye against green and blue: how far most of it lies apart, and the least of it below its middle. */
function spreadsOf(pixels: Pixels, onto: Similarity, eye: readonly Point[]): readonly number[] {
  const [x, y] = middleOfEye(eye.map((point) => moved(onto, point)))
  const around = { ...onto, dx: onto.dx - x + middle[0], dy: onto.dy - y + middle[1] }
  const { data } = rectify(pixels, sourceQuad(around, size), { ...size, beyond: 'edge', steppedOver: 0 })
  return ([1, 2] as const).flatMap((channel) => {
    const reds = Array.from({ length: size.width * size.height }, (_, n) =>
      Math.log(((data[3 * n] ?? 0) + black) / ((data[3 * n + channel] ?? 0) + black)),
    ).sort((a, b) => a - b)
    const at = (part: number) => reds[Math.floor(part * reds.length)] ?? 0
    return [at(parts.high) - at(parts.low), at(parts.middle) - at(parts.palest)]
  })
}

function middleOfEye(points: readonly Point[]): Point {
  const [x, y] = points.reduce(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0])
  return [x / points.length, y / points.length]
}
