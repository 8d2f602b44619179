import sharp from 'sharp'
import { blankCanvas } from '../../src/engine/specimens/canvas.ts'
import { grotesque, ocrB, sans } from '../../src/engine/specimens/fonts.ts'
import { drawText } from '../../src/engine/specimens/lettering.ts'
import type { Random } from '../../src/engine/specimens/random.ts'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'

/** The longer side in pixels. */
const size = { width: 1600, height: 1200 } as const
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

type Draw = (random: Random) => Pixels

const filled = (value: (x: number, y: number) => number): Pixels => {
  const { width, height } = size
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = value(x, y)
  return { width, height, channels: 1, data }
}

const word = (random: Random, from = letters): string =>
  Array.from({ length: random.whole(2, 11) }, () => random.pick(Array.from(from))).join('')

interface Prose {
  readonly lines: number
  readonly em: number
  readonly turn: number
  readonly text: () => string
  readonly isFixed: boolean
}

/** A sheet of lines, as a letter, a form or a screen has them. */
function sheet(random: Random, { lines, em, turn, text, isFixed }: Prose): Pixels {
  const canvas = blankCanvas({ widthMm: 200, heightMm: 150, dotsPerMm: 8 })
  for (let line = 0; line < lines; line++)
    drawText(canvas, text(), {
      font: isFixed ? ocrB : random.happens(0.5) ? sans : grotesque,
      em,
      colour: [30, 30, 34],
      turn,
      start: [12 + (turn === 0 ? 0 : 30), 10 + (line * 132) / lines],
      ...(isFixed ? { pitch: em * 0.6 } : {}),
    })
  return canvas.pixels
}

const prose = (random: Random, words: number): string =>
  Array.from({ length: words }, () => word(random)).join(' ')

/** What no document looks like, one after the other. */
const kinds: Readonly<Record<string, Draw>> = {
  noise: (random) => filled(() => 255 * random.unit()),
  plain: (random) => filled(() => random.whole(128, 131)),
  gradient: (random) => {
    const [a, b] = [random.between(0.02, 0.1), random.between(0.02, 0.1)]
    return filled((x, y) => 40 + a * x + b * y)
  },
  squares: (random) => {
    const side = random.whole(4, 60)
    return filled((x, y) => ((Math.floor(x / side) + Math.floor(y / side)) % 2) * 200 + 20)
  },
  bars: (random) => {
    const ends = Array.from({ length: 400 }, () => random.unit())
    return filled((x, y) => (y > 300 && y < 900 ? ((ends[x >> 2] ?? 0) > 0.5 ? 230 : 20) : 235))
  },
  letter: (random) => sheet(random, { lines: 38, em: 3.2, turn: 0, isFixed: false, text: () => prose(random, 14) }),
  'leaning letter': (random) => sheet(random, { lines: 26, em: 4, turn: random.between(-0.25, 0.25), isFixed: false, text: () => prose(random, 9) }),
  'sheet of figures': (random) => sheet(random, { lines: 30, em: 4, turn: 0, isFixed: false, text: () => Array.from({ length: 8 }, () => word(random, '0123456789')).join(' ') }),
  'almost a zone': (random) => sheet(random, { lines: 9, em: 4.6, turn: 0, isFixed: true, text: () => Array.from({ length: 44 }, () => random.pick(Array.from('ABCDEFG0123456789<<<<'))).join('') }),
  'large words': (random) => sheet(random, { lines: 6, em: 14, turn: 0, isFixed: false, text: () => prose(random, 3) }),
} // prettier-ignore

/** The n-th picture of no document. */
export async function drawnJunk(
  random: Random,
  index: number,
): Promise<{ readonly name: string; readonly file: Buffer }> {
  const names = Object.keys(kinds)
  const name = names[index % names.length] ?? ''
  const drawn = kinds[name]?.(random)
  if (drawn === undefined) throw new Error('There is no such junk')
  const { data, width, height, channels } = drawn
  const picture = sharp(data, { raw: { width, height, channels } })
  return {
    name: `${name} ${index}`,
    file: await picture
      .rotate(90 * random.whole(0, 3))
      .jpeg({ quality: 85 })
      .toBuffer(),
  }
}
