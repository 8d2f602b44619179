import { europeanFigure } from '../../../../vocabulary/documents/european-figure.ts'

/** Digits of another script. */
const nativeDigit = /(?![0-9])\p{Nd}/u

/** Signs without width that direct writing or join letters, and the stroke that lengthens Arabic words. */
const withoutWidth = /\p{Cf}|\u0640/gu

/** Whether a date is printed in the digits of another script. */
export function hasNativeDigits(text: string): boolean {
  return nativeDigit.test(text)
}

/** A date with European digits and full stops, commas and colons of Latin print, nothing else changed. */
export function plainDateText(text: string): string {
  if (/^[\x20-\u036f]*$/.test(text)) return text
  return text
    .replace(withoutWidth, '')
    .replace(/(?![0-9])\p{Nd}/gu, europeanFigure)
    .replace(/[．。]/g, '.')
    .replace(/[／⁄]|(?<=\d)[।৷|](?=\d)/g, '/')
    .replace(/[－–—−]/g, '-')
    .replace(/[（）]/g, (bracket) => (bracket === '（' ? '(' : ')'))
    .replace(/[\u3000\u00a0]/g, ' ')
}
