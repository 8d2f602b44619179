import { develop, type Lens } from './camera/develop.ts'
import { drawLight, layDown, type Light } from './camera/light.ts'
import { drawInPlane, visiblePlace } from './camera/overlay.ts'
import type { Pixels } from './camera/pixels.ts'
import { lookAt, viewOnGlass, withCanvas, type View } from './camera/projection.ts'
import { placesIn, printOf, type Photograph } from './photograph.ts'
import type { Random } from './random.ts'
import { copyMarks } from './scenes/copy-marks.ts'
import { booklet } from './scenes/booklet.ts'
import { heldScene } from './scenes/held.ts'
import { phoneScreen } from './scenes/phone-screen.ts'
import type { Scene } from './scenes/scene.ts'
import { sleeve } from './scenes/sleeve.ts'
import { tables } from './scenes/tables.ts'
import type { Sheet } from './sheet.ts'

const a4 = [210, 297] as const

/** A picture by the second camera: held, in a sleeve, on a busy table, on a scanner or on the screen of a phone. */
export async function photographSecond(random: Random, sheet: Sheet, pitch: number): Promise<Photograph> {
  const way = random.pick(['held', 'sleeve', 'keyboard', 'pattern', 'papers', 'glass', 'screen'] as const)
  if (way === 'glass') {
    const [side] = await scan(random, [sheet], pitch)
    if (side === undefined) throw new Error('nothing on the glass')
    return side.photograph
  }
  if (way === 'held') return shoot(random, sheet, { pitch, scene: heldScene(random) })
  if (way === 'sleeve') return shoot(random, sheet, { pitch, scene: sheet.width > 110 ? booklet : sleeve })
  if (way === 'screen')
    return shoot(random, sheet, { pitch, scene: { below: tables.pattern }, isScreen: true })
  return shoot(random, sheet, { pitch, scene: { below: tables[way] } })
}

interface Setting {
  readonly pitch: number
  readonly scene: Scene
  readonly isScreen?: boolean
}

async function shoot(random: Random, sheet: Sheet, { pitch, scene, isScreen }: Setting): Promise<Photograph> {
  const scale = pitch / 2.54
  const tilt = random.between(0, random.pick([8, 16, 25]))
  const near = lookAt(random, sheet, [scale, tilt])
  const view = isScreen
    ? withCanvas(near, [near.width, Math.round(near.width * random.between(1.9, 2.17))])
    : near
  const picture = blank(view)
  const plane = { view, place: visiblePlace(view, sheet.width * 3), scale }
  await drawInPlane(picture, scene.below(random, plane.place, sheet), plane)
  layDown([picture, await printOf(sheet, scale)], { sheet, view }, drawLight(random, sheet))
  if (scene.above !== undefined)
    await drawInPlane(picture, scene.above(random, plane.place, sheet), { ...plane, scale: scale * 1.15 })
  tint(random, picture)
  const soft = Math.min(1.3, pitch / 12)
  const lens: Lens = { soft: [0.3 * soft, 1 * soft], noise: [1, 7], quality: [45, 92] }
  const over = isScreen ? phoneScreen(random, [view.width, view.height]) : undefined
  return { bytes: await develop(random, picture, { ...lens, over }), ...placesIn(view, sheet), tilt }
}

/** One scan of a whole page of A4 with one or two sides on it; each side has the same bytes. */
export async function scan(
  random: Random,
  sheets: readonly Sheet[],
  pitch: number,
): Promise<{ sheet: Sheet; photograph: Photograph }[]> {
  const scale = pitch / 2.54
  const shift = random.happens(0.4) ? random.between(0, 1) : 0.5
  const views = sheets.map((sheet, at) => {
    const left = 12 + (a4[0] - 24 - sheet.width) * shift
    const top =
      sheets.length === 1 ? random.between(14, 190) : 30 + at * (sheet.height + random.between(15, 60))
    return viewOnGlass(scale, a4, { at: [left, top], turn: random.happens(0.5) ? 0 : random.between(-4, 4) })
  })
  const [first] = views
  if (first === undefined) return []
  const picture = blank(first)
  picture.data.fill(random.whole(244, 255))
  if (random.happens(0.5)) {
    const place = [0, 0, ...a4] as const
    const page = viewOnGlass(scale, a4, { at: [0, 0], turn: 0 })
    await drawInPlane(picture, copyMarks(random), { view: page, place, scale })
  }
  for (const [at, sheet] of sheets.entries())
    layDown([picture, await printOf(sheet, scale)], { sheet, view: views[at] ?? first }, flatLight(random))
  if (random.happens(0.25)) toGrey(picture)
  const lens: Lens = { soft: [0.3, 0.6], noise: [0.5, 2.5], quality: [55, 92] }
  const bytes = await develop(random, picture, lens)
  return sheets.map((sheet, at) => ({
    sheet,
    photograph: { bytes, ...placesIn(views[at] ?? first, sheet), tilt: 0 },
  }))
}

function blank({ width, height }: View): Pixels {
  return { data: Buffer.alloc(width * height * 3), width, height }
}

function flatLight(random: Random): Light {
  const dark = random.between(0.05, 0.35)
  return { shine: [0, 0], glare: 0, spread: 1, slope: [0, 0], dark, shadow: [random.between(-0.6, 0.6), 0.4] }
}

/** Warm, cold or dim light. */
function tint(random: Random, { data }: Pixels): void {
  const warm = random.between(-0.12, 0.12)
  const all = random.between(0.72, 1.05)
  const shares = [all * (1 + warm), all, all * (1 - warm)]
  for (let at = 0; at < data.length; at++)
    data[at] = Math.min(255, Math.round((data[at] ?? 0) * (shares[at % 3] ?? 1)))
}

function toGrey({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 3) {
    const grey = Math.round(0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0))
    data.fill(grey, at, at + 3)
  }
}
