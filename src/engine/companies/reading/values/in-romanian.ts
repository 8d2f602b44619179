import { countryOfPrint } from './country-of-print.ts'

/** Letters with a cedilla, as the recogniser has them from Turkish, in place of those with a comma below. */
const cedillas: Readonly<Record<string, string>> = { Ş: 'Ș', ş: 'ș', Ţ: 'Ț', ţ: 'ț' }

/** Lines of a page with the letters that Romanian has, where they are of a Romanian register. */
export function inRomanian<Line extends { readonly text: string }>(lines: readonly Line[]): readonly Line[] {
  if (countryOfPrint(lines.map(({ text }) => text)) !== 'RO') return lines
  return lines.map((line) => ({ ...line, text: line.text.replace(/[ŞşŢţ]/gu, (letter) => cedillas[letter] ?? letter) }))
} // prettier-ignore
