import type { Random } from '../random.ts'
import { tables } from './tables.ts'
import type { Scene } from './scene.ts'

const skins = [
  ['#f3d3bb', '#dba989', '#f7dfd6'],
  ['#c99570', '#a06a47', '#e0b9a3'],
  ['#8d5a3c', '#5f3922', '#b98a72'],
  ['#5b3a29', '#382117', '#8f6a58'],
] as const
type Skin = (typeof skins)[number]

/** A finger whose tip is at the origin and that comes from the right; millimetres. */
function finger(
  [pale, deep, nail]: Skin,
  [long, thick]: readonly [number, number],
  isNailSeen: boolean,
): string {
  const half = thick / 2
  const tip = isNailSeen
    ? `<rect x="1.6" y="${-half * 0.6}" width="${thick * 0.72}" height="${half * 1.2}" rx="${half * 0.55}" fill="${nail}" stroke="${deep}" stroke-width="0.25"/>`
    : ''
  const folds = [0.32, 0.36].map(
    (at) =>
      `<path d="M ${long * at} ${-half * 0.7} q 1.2 ${half * 0.7} 0 ${half * 1.4}" stroke="${deep}" stroke-width="0.35" fill="none" opacity="0.6"/>`,
  )
  return (
    `<rect x="0.8" y="${-half + 1.4}" width="${long}" height="${thick}" rx="${half}" fill="#000" opacity="0.25"/>` +
    `<rect x="0" y="${-half}" width="${long}" height="${thick}" rx="${half}" fill="url(#skin)" stroke="${deep}" stroke-width="0.2"/>` +
    `<rect x="0" y="${-half}" width="${long}" height="${thick * 0.45}" rx="${half * 0.45}" fill="${pale}" opacity="0.3"/>${tip}${folds.join('')}`
  )
}

function gradient([pale, deep]: Skin): string {
  return `<linearGradient id="skin" x2="0" y2="1"><stop stop-color="${pale}"/><stop offset="0.6" stop-color="${pale}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`
}

/** A card between a thumb and fingers: the thumb covers some millimetres at one edge, the fingers are behind. */
export function heldScene(random: Random): Scene {
  const skin = random.pick(skins)
  const isRight = random.happens(0.6)
  const height = random.between(0.26, 0.5)
  const mirror = (width: number): string => (isRight ? `translate(${width} 0)` : 'scale(-1 1)')
  const below: Scene['below'] = (_, place, sheet) => {
    const ground = random.pick([tables.pattern, tables.papers])(random, place, sheet)
    const fingers = [-0.02, 0.3, 0.62].map(
      (at) =>
        `<g transform="translate(${-8 - random.between(0, 6)} ${sheet.height * (at + height * 0.4)}) rotate(${random.between(-4, 10)})">${finger(skin, [90, 17], false)}</g>`,
    )
    const palm = `<ellipse cx="58" cy="${sheet.height * (height + 0.2)}" rx="46" ry="38" fill="url(#skin)"/>`
    return `<g filter="url(#far)">${ground}</g><filter id="far"><feGaussianBlur stdDeviation="1.6"/></filter>${gradient(skin)}<g transform="${mirror(sheet.width)}">${palm}${fingers.join('')}</g>`
  }
  const above: Scene['above'] = (_, __, sheet) =>
    `${gradient(skin)}<g transform="${mirror(sheet.width)} translate(${-random.between(3.5, 6)} ${sheet.height * height}) rotate(${random.between(2, 24)})">${finger(skin, [70, 20], true)}</g>`
  return { below, above }
}
