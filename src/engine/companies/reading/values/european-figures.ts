import { europeanFigure } from '../../../../vocabulary/documents/european-figure.ts'

/** A text with the figures of other scripts as European ones, and full-width letters as plain ones; each stays one unit. */
export function inEuropeanFigures(text: string): string {
  return text
    .replace(/(?![0-9])\p{Nd}/gu, (figure) => (figure.length === 1 ? europeanFigure(figure) : figure))
    .replace(/[Ａ-Ｚａ-ｚ．，／：－]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/٫/gu, '.')
    .replace(/٬|(?<=\d)،(?=\d{3})/gu, ',')
}
