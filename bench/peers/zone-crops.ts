import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { rectify, quadSize } from '../../src/engine/imaging/geometry/rectify.ts'
import type { Pixels, Point, Quad } from '../../src/vocabulary/imaging/pixels.ts'
import { encoded } from '../../test/world/pictures/specimen-file.ts'

/** Capitals of the crops are about this high: what plain text readers ask for. */
const lineHeightPx = 48

/** Where what is asked of other readers lies for them, until this process ends. */
export function cropFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'symbolon-peers-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}

/** Writes the zone that we found, rectified: as one picture, and line by line. */
export async function mrzCrops(
  file: Uint8Array,
  { lines, into }: { lines: readonly Quad[]; into: string },
): Promise<{ readonly whole: readonly string[]; readonly each: readonly string[] }> {
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return { whole: [], each: [] }
  const { data, info } = await sharp(file).rotate().removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }) // prettier-ignore
  const pixels: Pixels = { width: info.width, height: info.height, channels: 3, data }
  const write = async (name: string, quad: Quad, count: number): Promise<string> => {
    const grown = withMargin(quad, 0.6 / count)
    const size = quadSize(grown)
    const height = Math.round(lineHeightPx * (count === 1 ? 2.2 : 1.9 * count))
    const width = Math.round((size.width / size.height) * height)
    const path = join(into, name)
    writeFileSync(path, await encoded(rectify(pixels, grown, { width, height, beyond: 'edge', steppedOver: 0 }), null)) // prettier-ignore
    return path
  }
  const each: string[] = []
  for (const [line, quad] of lines.entries()) each.push(await write(`line-${line}.png`, quad, 1))
  return { whole: [await write('zone.png', [first[0], first[1], last[2], last[3]], lines.length)], each }
}

/** A quad grown on all sides by a share of its height. */
function withMargin([a, b, c, d]: Quad, share: number): Quad {
  const along = ([x, y]: Point, [fromX, fromY]: Point, by: number): Point => [x + (x - fromX) * by, y + (y - fromY) * by] // prettier-ignore
  const { width, height } = quadSize([a, b, c, d])
  const wide = (share * height) / width
  const [e, f, g, h] = [along(a, d, share), along(b, c, share), along(c, b, share), along(d, a, share)]
  return [along(e, f, wide), along(f, e, wide), along(g, h, wide), along(h, g, wide)]
}
