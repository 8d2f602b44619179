import type { Pixels, Point, Space } from '../../../vocabulary/imaging/pixels.ts'

/** How many quarters clockwise something lies turned. */
export type Quarters = 0 | 1 | 2 | 3

/** @param direction in which text is read, of any length; `[1, 0]` is upright */
export function quartersOf([x, y]: Point): Quarters {
  const quarters = ((Math.round(Math.atan2(y, x) / (Math.PI / 2)) % 4) + 4) % 4
  return quarters === 1 || quarters === 2 || quarters === 3 ? quarters : 0
}

export function addQuarters(one: Quarters, other: Quarters): Quarters {
  return ([0, 1, 2, 3] as const)[(one + other) % 4] ?? 0
}

/** The picture in which stands upright what lies turned by so many quarters in this one, pixel for pixel. */
export function turnedUpright(pixels: Pixels, quarters: Quarters): Pixels {
  const { width, height, channels, data } = pixels
  if (quarters === 0) return pixels
  const size = quarters === 2 ? { width, height } : { width: height, height: width }
  const turned = new Uint8Array(data.length)
  for (let v = 0; v < size.height; v++) {
    for (let u = 0; u < size.width; u++) {
      const x = quarters === 1 ? width - 1 - v : quarters === 2 ? width - 1 - u : v
      const y = quarters === 1 ? u : quarters === 2 ? height - 1 - v : height - 1 - u
      const [from, to] = [(y * width + x) * channels, (v * size.width + u) * channels]
      for (let channel = 0; channel < channels; channel++) turned[to + channel] = data[from + channel] ?? 0
    }
  }
  return { ...size, channels, data: turned }
}

/** Leads from a point of the upright picture to where it lies in the turned one, which is so wide and high. */
export function fromUpright<Upright extends Space, Turned extends Space>(
  { width, height }: { readonly width: number; readonly height: number },
  quarters: Quarters,
): (point: Point<Upright>) => Point<Turned> {
  const ways: readonly ((point: Point<Upright>) => Point<Turned>)[] = [
    ([u, v]) => [u, v],
    ([u, v]) => [width - v, u],
    ([u, v]) => [width - u, height - v],
    ([u, v]) => [v, height - u],
  ]
  return ways[quarters] ?? (([u, v]) => [u, v])
}
