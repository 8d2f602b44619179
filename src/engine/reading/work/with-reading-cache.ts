import type {
  RecognisedLine,
  RecogniseTextOptions,
  TextAlphabet,
} from '../../../vocabulary/reading/recognition.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { distance } from '../../imaging/geometry/points.ts'
import type { PageReader, ReadText } from '../page-reader.ts'

/** Corners that lie no farther apart, in parts of the line's height and in pixels, show the same print. */
const samePlace = { ofHeight: 0.04, pixels: 1 } as const

interface CachedLine {
  readonly alphabet: TextAlphabet
  readonly quad: Quad<'upright'>
  /** Undefined where it stays unread. */
  readonly line: Promise<RecognisedLine | undefined>
}

/** Reads print of one page, and no line of it twice: plain looks at print are kept, and those under way are waited for. */
export function withReadingCache({
  pixels: page,
  readText,
}: Pick<PageReader, 'pixels' | 'readText'>): ReadText {
  const known = new Set<CachedLine>()
  const knownAt = (alphabet: TextAlphabet, quad: Quad<'upright'>) => {
    for (const one of known) if (one.alphabet === alphabet && areSamePlace(one.quad, quad)) return one
    return undefined
  }
  return async (pixels, quads, options) => {
    if (pixels !== page || !isPlain(options)) return readText(pixels, quads, options)
    const { alphabet } = options
    const before = quads.map((quad) => knownAt(alphabet, quad)?.line)
    const fresh = quads.filter((_, at) => before[at] === undefined)
    const reading = fresh.length === 0 ? Promise.resolve([]) : readText(pixels, fresh, options)
    const begun = fresh.map((quad, at): CachedLine => {
      const cached = { alphabet, quad, line: reading.then((read) => read[at]) }
      const forget = () => known.delete(cached)
      // What was not read may be asked for again.
      cached.line.then((line) => line === undefined && forget(), forget)
      known.add(cached)
      return cached
    })
    const found: RecognisedLine[] = []
    for (const [at, quad] of quads.entries()) {
      const line = await (before[at] ?? begun.find((one) => one.quad === quad)?.line)
      // Beyond the budget the first ones are read: what follows one that is not stays unread too.
      if (line === undefined) break
      found.push(line)
    }
    return found
  }
}

function isPlain({ alphabet, sharpened, condensed }: RecogniseTextOptions): boolean {
  return alphabet !== 'mrz' && sharpened !== true && condensed !== true
}

function areSamePlace(a: Quad<'upright'>, b: Quad<'upright'>): boolean {
  const height = Math.min(distance(a[0], a[3]), distance(b[0], b[3]))
  const most = Math.max(samePlace.pixels, samePlace.ofHeight * height)
  return a.every((corner, at) => distance(corner, b[at] ?? corner) <= most)
}
