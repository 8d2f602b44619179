import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { lineOfLetters, type VizLine } from './text-line.ts'

/** Width of a character in parts of a line's height. */
const widthOfCharacter = 0.5

/** A line of print whose top left corner is at `at`, in pixels; every character read with the same confidence. */
export function printed(
  text: string,
  at: readonly [x: number, y: number],
  { height = 20, confidence = 0.999 }: { readonly height?: number; readonly confidence?: number } = {},
): VizLine {
  const [x, y] = at
  const width = text.length * widthOfCharacter * height
  const quad: Quad<'upright'> = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]] // prettier-ignore
  return lineOfLetters(
    text
      .split('')
      .map((symbol, n) => ({ symbol, confidence, alternatives: [], centre: (n + 0.5) / text.length })),
    quad,
  )
}

/** The same lines photographed at an angle, radians. */
export function tilted(lines: readonly VizLine[], angle: number): readonly VizLine[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turn = ([x, y]: Quad<'upright'>[number]): Quad<'upright'>[number] => [
    cos * x - sin * y,
    sin * x + cos * y,
  ]
  return lines.map((line) => {
    const [a, b, c, d] = line.quad
    return { ...line, quad: [turn(a), turn(b), turn(c), turn(d)] }
  })
}

/** The front of an invented identity card: labels above their values. */
export const card: readonly VizLine[] = [
  printed('UTOPIA', [30, 20], { height: 40 }),
  printed("IDENTITY CARD·CARTE D'IDENTITÉ", [230, 30], { height: 26 }),
  printed('Surname / Nom', [300, 100]),
  printed('ERIKSSON', [300, 122], { height: 26 }),
  printed('Given names / Prénoms', [300, 160]),
  printed('ANNA MARIA', [300, 182], { height: 26 }),
  printed('Sex / Sexe', [300, 220]),
  printed('Nationality / Nationalité', [420, 220]),
  printed('F', [300, 242], { height: 26 }),
  printed('UTOPIAN', [420, 242], { height: 26 }),
  printed('Date of birth / Date de naissance', [300, 280]),
  printed('12.08.1974', [300, 302], { height: 26 }),
  printed('Date of expiry / Expire le', [300, 340]),
  printed('15.04.2032', [300, 362], { height: 26 }),
  printed('Card No. / No de carte', [40, 400]),
  printed('X1234567', [40, 422], { height: 26 }),
]
