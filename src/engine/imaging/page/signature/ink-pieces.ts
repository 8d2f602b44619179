/** Which pixels of a picture are ink: 1, and 0 elsewhere; row-major. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly ink: Uint8Array
}

export interface Bounds {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Ink that touches by side or corner, and its bounds. */
export interface InkPiece extends Bounds {
  /** Of its pixels, and of those inside the bounds that were given. */
  readonly count: number
  readonly inside: number
}

/** A boundary of pixels is longer than the line it follows, by so much in the mean of all directions. */
const boundaryExcess = 4 / Math.PI

/** How wide the strokes inside bounds are on the mean, in pixels: a stroke has two sides. Null where there is no ink. */
export function strokeWidth({ width, height, ink }: Bitmap, bounds: Bounds): number | null {
  const isInk = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x] === 1
  let [area, boundary] = [0, 0]
  for (let y = Math.max(0, Math.floor(bounds.top)); y < Math.min(height, bounds.bottom); y++)
    for (let x = Math.max(0, Math.floor(bounds.left)); x < Math.min(width, bounds.right); x++) {
      if (!isInk(x, y)) continue
      area++
      const beside = [isInk(x - 1, y), isInk(x + 1, y), isInk(x, y - 1), isInk(x, y + 1)]
      boundary += beside.filter((is) => !is).length
    }
  return boundary === 0 ? null : (2 * area) / (boundary / boundaryExcess)
}

/** Pieces of ink, in the order of their first pixels. */
export function inkPieces({ width, height, ink }: Bitmap, within: Bounds): readonly InkPiece[] {
  const remaining = Uint8Array.from(ink)
  const pieces: InkPiece[] = []
  for (let at = 0; at < remaining.length; at++)
    if (remaining[at] === 1) pieces.push(takePiece({ width, height, ink: remaining }, { first: at, within }))
  return pieces
}

/** Takes one piece out of the picture. */
function takePiece(
  { width, height, ink }: Bitmap,
  { first, within }: { readonly first: number; readonly within: Bounds },
): InkPiece {
  let [count, inside, left, right, top, bottom] = [0, 0, width, 0, height, 0]
  const open = [first]
  ink[first] = 0
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    count++
    if (x >= within.left && x < within.right && y >= within.top && y < within.bottom) inside++
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    for (let beneath = Math.max(0, y - 1); beneath <= Math.min(height - 1, y + 1); beneath++)
      for (let beside = Math.max(0, x - 1); beside <= Math.min(width - 1, x + 1); beside++) {
        const next = beneath * width + beside
        if (ink[next] !== 1) continue
        ink[next] = 0
        open.push(next)
      }
  }
  return { count, inside, left, right, top, bottom }
}
