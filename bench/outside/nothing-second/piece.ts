import type { Random } from '../random.ts'

/** Draws what lies on a surface, SVG of 1000 by 750 pixels; the portrait is a link with the data in it. */
export type DrawPiece = (random: Random, face: string) => string

interface Print {
  readonly size: number
  readonly font?: string
  readonly weight?: number
  readonly colour?: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** One line of print. */
export function line(x: number, y: number, [words, print]: readonly [string, Print]): string {
  const { size, font = 'Arimo', weight = 400, colour = '#1c1c1e', anchor = 'start' } = print
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="${font}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}" xml:space="preserve">${safe}</text>`
}

/** Pieces turned a little about the middle of the picture. */
export function turned(random: Random, ...pieces: readonly string[]): string {
  return `<g transform="rotate(${random.between(-9, 9).toFixed(2)} 500 375)">${pieces.join('')}</g>`
}
