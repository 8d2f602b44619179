import type { Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import { fill } from './canvas.ts'
import type { Canvas } from './canvas.ts'
import type { Random } from './random.ts'
import { drawText, textWidth } from './lettering.ts'
import type { Specimen } from './make-specimen.ts'
import { boundsOf, cornersOf, ribbon } from './shapes.ts'
import { handwriting } from './fonts.ts'

/**
 * The holder's name as a hand writes it; `at` is the left end of its baseline in millimetres.
 * @returns the rectangle around the ink, millimetres.
 */
export function drawSignature(
  canvas: Canvas,
  at: Point,
  look: { specimen: Pick<Specimen, 'surname' | 'givenNames'>; random: Random },
): Quad {
  const letters = (text: string): string => text.normalize('NFD').replace(/[^A-Za-z -]/g, '')
  const { specimen, random } = look
  const surname = letters(specimen.surname).slice(0, 14).trim()
  const initial = letters(specimen.givenNames).slice(0, 1)
  const text = initial === '' ? surname : `${initial}. ${surname}`
  const lettering = {
    font: handwriting,
    em: random.between(5.4, 6.4),
    colour: [38, 44, 92] as const,
    stretch: random.between(0.8, 1),
    turn: random.between(-0.07, 0),
    gain: 0.03,
  }
  const fitted = { ...lettering, em: lettering.em * Math.min(1, 26 / textWidth(text, lettering)) }
  const written = drawText(canvas, text, { ...fitted, start: at })
  const width = textWidth(text, fitted)
  const flourish = Array.from({ length: 20 }, (_, i): Point => [
    at[0] + (width * i) / 19,
    at[1] + 0.9 + 0.5 * Math.sin(i / 3 + random.between(0, 0.2)) - i * 0.03,
  ])
  fill(canvas, ribbon(flourish, 0.16), { colour: [38, 44, 92], opacity: 0.85 })
  return cornersOf(boundsOf([...written, ...flourish]))
}
