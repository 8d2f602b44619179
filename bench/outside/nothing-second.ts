import { faceLink } from './faces.ts'
import { onSurface } from './nothing.ts'
import { cards } from './nothing-second/cards.ts'
import { screens } from './nothing-second/screens.ts'
import { sheets } from './nothing-second/sheets.ts'
import type { Random } from './random.ts'

const groups = [cards, sheets, screens]

/** A picture of no identity document, of other kinds than the first ones; twelve kinds take turns. */
export async function drawNothingSecond(random: Random, at: number): Promise<Buffer> {
  const group = groups[at % groups.length] ?? cards
  const face = await faceLink(random)
  return onSurface(random, group[Math.floor(at / groups.length) % group.length]?.(random, face) ?? '')
}
