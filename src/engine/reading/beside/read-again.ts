import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { between, distance } from '../../imaging/geometry/points.ts'
import type { PageReader } from '../page-reader.ts'
import { toPrintedLine } from '../viz/printed-line.ts'
import type { VizLine } from '../viz/text-line.ts'

/**
 * Lines are found higher than they are in the small picture that a zone is looked for in. Cut out lower, letters are seen larger;
 * what is free at both ends, in parts of the height, keeps the first and the last of them whole.
 */
const closer = { height: 0.8, ends: 0.1 } as const

/** The same line in two further looks, cut out closer and with steeper edges; what could not be read is left out. */
export async function readAgain(
  { pixels, readText, signal }: PageReader,
  quad: Quad<'upright'>,
): Promise<readonly VizLine[]> {
  const close = closeTo(quad)
  const [plain] = await readText(pixels, [close], { alphabet: 'latin', signal })
  const [sharpened] = await readText(pixels, [quad], { alphabet: 'latin', sharpened: true, signal })
  return [toPrintedLine(plain, close), toPrintedLine(sharpened, quad)].filter((line) => line !== null)
}

function closeTo([topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>): Quad<'upright'> {
  const [height, width] = [distance(topLeft, bottomLeft), distance(topLeft, topRight) || 1]
  const end = (closer.ends * height) / width
  const cut = (1 - closer.height) / 2
  const at = (along: number, down: number): Point<'upright'> =>
    between(between(topLeft, topRight, along), between(bottomLeft, bottomRight, along), down)
  return [at(-end, cut), at(1 + end, cut), at(1 + end, 1 - cut), at(-end, 1 - cut)]
}
