import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { blend, fill } from '../canvas.ts'
import type { Colour } from '../canvas.ts'
import type { Random } from '../random.ts'
import { ellipse, ribbon, rounded } from '../shapes.ts'
import type { CameraConditions } from './conditions.ts'

const tileSize = 256

/** One layer of a texture: how many lattice cells across and down the tile, and how strong in 8-bit steps. */
type Octave = readonly [across: number, down: number, strength: number]

const textures: Readonly<Record<CameraConditions['background'], readonly Octave[]>> = {
  desk: [[2, 32, 16], [4, 96, 9], [32, 128, 4]],
  cloth: [[64, 64, 12], [128, 128, 10], [4, 4, 8]],
  gradient: [[3, 3, 8], [96, 96, 2]],
  clutter: [[4, 4, 10], [64, 64, 4]],
} // prettier-ignore

const tones: Readonly<Record<CameraConditions['background'], readonly Colour[]>> = {
  desk: [[146, 104, 66], [178, 138, 96], [92, 64, 46], [120, 88, 70], [196, 174, 146]],
  cloth: [[88, 96, 116], [132, 60, 58], [70, 92, 82], [168, 164, 152], [52, 52, 58]],
  gradient: [[206, 206, 202], [120, 128, 138], [64, 68, 74], [168, 182, 190], [226, 222, 214]],
  clutter: [[182, 176, 166], [110, 112, 120], [150, 128, 106]],
} // prettier-ignore

/** Smooth periodic noise, the sum of the octaves. */
function noiseTile(random: Random, octaves: readonly Octave[]): Float32Array {
  const tile = new Float32Array(tileSize * tileSize)
  for (const [across, down, strength] of octaves) {
    const lattice = Float32Array.from({ length: across * down }, () => (random.unit() - 0.5) * 2 * strength)
    for (let y = 0; y < tileSize; y++) {
      const v = (y / tileSize) * down
      const [row, fy] = [Math.floor(v), v - Math.floor(v)]
      const [top, bottom] = [row * across, ((row + 1) % down) * across]
      for (let x = 0; x < tileSize; x++) {
        const u = (x / tileSize) * across
        const [column, fx] = [Math.floor(u), u - Math.floor(u)]
        const right = (column + 1) % across
        const upper = (lattice[top + column] ?? 0) * (1 - fx) + (lattice[top + right] ?? 0) * fx
        const lower = (lattice[bottom + column] ?? 0) * (1 - fx) + (lattice[bottom + right] ?? 0) * fx
        const at = y * tileSize + x
        tile[at] = (tile[at] ?? 0) + upper * (1 - fy) + lower * fy
      }
    }
  }
  return tile
}

function paintTexture(pixels: Pixels, random: Random, background: CameraConditions['background']): void {
  const tile = noiseTile(random, textures[background])
  const tone = random.pick(tones[background])
  const [fallX, fallY] = [random.between(-24, 24), random.between(-24, 24)]
  const { width, height } = pixels
  const data = new Uint8ClampedArray(pixels.data.buffer, pixels.data.byteOffset, pixels.data.length)
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y % tileSize) * tileSize
    const down = fallY * (y / height - 0.5)
    for (let x = 0; x < width; x++, at += 3) {
      const value = (tile[row + (x % tileSize)] ?? 0) + down + fallX * (x / width - 0.5)
      data[at] = tone[0] + value
      data[at + 1] = tone[1] + value
      data[at + 2] = tone[2] + value
    }
  }
}

/** Sheets, a pen, a cup: what lies on a desk, with lines like writing on the sheets. */
function paintClutter(pixels: Pixels, random: Random): void {
  const canvas = { pixels, dotsPerMm: 1 }
  const { width, height } = pixels
  for (let i = 0; i < random.whole(3, 6); i++) {
    const sheet = {
      x: random.between(-0.3, 0.9) * width,
      y: random.between(-0.3, 0.9) * height,
      width: random.between(0.15, 0.5) * width,
      height: random.between(0.15, 0.5) * height,
    }
    const colour = blend(random.pick([[236, 234, 226], [222, 206, 168], [96, 110, 140], [180, 80, 70]] as const), [250, 250, 250], random.between(0, 0.3)) // prettier-ignore
    fill(canvas, rounded({ ...sheet, x: sheet.x + 6, y: sheet.y + 8 }, 6), {
      colour: [30, 26, 24],
      opacity: 0.25,
    })
    fill(canvas, rounded(sheet, 4), { colour })
    for (let line = 0.12; line < 0.9; line += 0.09) {
      const y = sheet.y + sheet.height * line
      const length = random.between(0.4, 0.85) * sheet.width
      fill(canvas, ribbon([[sheet.x + 0.08 * sheet.width, y], [sheet.x + 0.08 * sheet.width + length, y]], 3), { colour: [70, 70, 80], opacity: 0.35 }) // prettier-ignore
    }
  }
  const cup = [random.between(0, width), random.pick([0, height])] as const
  const size = 0.12 * width
  fill(canvas, ellipse(cup, [size, size]), { colour: [240, 238, 234] })
  fill(canvas, ellipse(cup, [size * 0.82, size * 0.82]), { colour: [84, 52, 34] })
}

/** What lies under the document. */
export function paintScene(pixels: Pixels, random: Random, background: CameraConditions['background']): void {
  paintTexture(pixels, random, background)
  if (background === 'clutter') paintClutter(pixels, random)
}
