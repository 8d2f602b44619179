import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'

/** 1 for each pixel of a picture within a quad whose corners go clockwise, 0 for the others. */
export function insideQuad(
  { width, height }: { readonly width: number; readonly height: number },
  quad: Quad,
): Uint8Array {
  const inside = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    let [from, to] = [0, width - 1]
    for (const [n, [ax, ay]] of quad.entries()) {
      const [bx, by] = quad[(n + 1) % 4] ?? [0, 0]
      // Right of the side from a to b: (bx - ax) * (y - ay) >= (by - ay) * (x - ax).
      const [rise, rest] = [by - ay, (bx - ax) * (y - ay)]
      if (rise > 0) to = Math.min(to, ax + rest / rise)
      else if (rise < 0) from = Math.max(from, ax + rest / rise)
      else if (rest < 0) to = -1
    }
    const first = y * width + Math.ceil(from)
    if (to >= from) inside.fill(1, first, y * width + Math.floor(to) + 1)
  }
  return inside
}
