import { defocus } from '../../../src/engine/specimens/camera/exposure.ts'
import { blankCanvas } from '../../../src/engine/specimens/canvas.ts'
import { type Random, randomFrom } from '../../../src/engine/specimens/random.ts'
import { drawGuilloche, drawTint, palettes } from '../../../src/engine/specimens/security-print.ts'
import type { Pixels, Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import { recompressJpeg } from '../../kit/after-jpeg.ts'
import { drawInk } from '../fronts/draw-ink.ts'
import type { InstalledFonts } from '../fronts/fonts.ts'
import { personNames } from '../fronts/person-names.ts'
import { printText } from '../fronts/print-text.ts'
import type { Family, Writing } from '../fronts/tables/families.table.ts'
import { type Language, languages } from '../fronts/tables/languages.table.ts'
import type { Words } from '../fronts/words.ts'

/** A picture of one line, and what it says. */
export interface DrawnLine {
  readonly text: string
  readonly writing: Writing
  readonly family: Family
  /** Height of a capital of the typeface's size, pixels; 0.7 of the em in every script. */
  readonly letterPx: number
  readonly pixels: Pixels
  /** Around the ink with the margin that the text finder leaves. */
  readonly quad: Quad
}

/** Seeds that nothing else uses. */
const firstSeed = 2_214_000_000
const capitalOfEm = 0.7
const isUnspaced = (writing: Writing): boolean => ['Hans', 'Hant', 'Jpan', 'Kore'].includes(writing)
const isRightToLeft = (writing: Writing): boolean => ['Arab', 'Urdu', 'Hebr'].includes(writing)

/** What a document may say in a line: words printed on documents, names, places and addresses. */
function lineText(words: Words, random: Random): string {
  const { given, surname, father } = personNames(words, random.happens(0.5), random)
  const parts = isUnspaced(words.writing) ? [surname.local + given.local] : [surname, given, father].flatMap((part) => part?.local ?? []) // prettier-ignore
  const name = parts.join(' ')
  const kind = random.unit()
  if (kind < 0.35) return random.pick(words.printed)
  if (kind < 0.7) return random.happens(0.5) ? name : name.toLocaleUpperCase()
  return kind < 0.85 ? random.pick(words.places).local : random.pick(words.streets)
}

/** The n-th line of a way of writing: another language of it in turn, drawn small or large, a little blurred. */
export async function drawLine(writing: Writing, index: number, fonts: InstalledFonts): Promise<DrawnLine> {
  const random = randomFrom(firstSeed + index).fork(writing)
  const names = Object.keys(languages) as Language[]
  const spoken = names.filter((name) => languages[name].writing === writing)
  const words: Words = languages[spoken[index % spoken.length] ?? 'en']
  const installed = fonts.of(writing)
  const family = installed[Math.floor(index / spoken.length) % installed.length] ?? installed[0]
  if (family === undefined) throw new Error(`No family of ${writing} is installed`)
  return drawText(lineText(words, random), { writing, family }, random)
}

/** A line of text on paper with security print, its letters small or large, a little blurred. */
export async function drawText(
  text: string,
  { writing, family }: Pick<DrawnLine, 'writing' | 'family'>,
  random: Random,
): Promise<DrawnLine> {
  const letterPx = random.between(10, 30)
  const em = letterPx / capitalOfEm
  const families = [family.name, 'Noto Sans', 'DejaVu Sans']
  const ink = await printText(text, { families, em, rightToLeft: isRightToLeft(writing) })
  const margin = Math.ceil(em * 1.2)
  const canvas = blankCanvas({
    widthMm: (ink.width + 2 * margin) / 8,
    heightMm: (ink.height + 2 * margin) / 8,
    dotsPerMm: 8,
  })
  const palette = random.pick(palettes)
  drawTint(canvas, palette)
  const area = { x: 0, y: 0, width: canvas.pixels.width / 8, height: canvas.pixels.height / 8 }
  drawGuilloche(canvas, area, { palette, random, opacity: random.between(0, 0.5) })
  const quad = drawInk(canvas, ink, { left: margin, baseline: margin + ink.baseline, colour: palette.ink })
  defocus(canvas.pixels, random.between(0.3, 0.3 + letterPx / 25))
  addNoise(canvas.pixels, random.between(1, 6), random)
  const pixels = await recompressJpeg(canvas.pixels, random.whole(65, 92))
  return { text, writing, family, letterPx, pixels, quad: widened(quad, random) }
}

function addNoise({ data }: Pixels, deviation: number, random: Random): void {
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) + random.normal() * deviation)))
}

/** The margin that the text finder leaves around print, give or take. */
function widened([[left, top], , [right, bottom]]: Quad, random: Random): Quad {
  const height = bottom - top
  const by = (): number => height * random.between(0.1, 0.22)
  const [l, t, r, b] = [left - by(), top - by(), right + by(), bottom + by()]
  return [[l, t], [r, t], [r, b], [l, b]] // prettier-ignore
}
