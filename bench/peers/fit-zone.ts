import { mrzLayouts } from '../../src/engine/documents/formats/mrz-layouts.ts'
import { checkDigitsOf } from '../../src/engine/documents/formats/parse-mrz.ts'
import {
  lineLengths,
  type MrzAlphabet,
  type MrzLayout,
} from '../../src/engine/documents/formats/mrz-layout.ts'
import type { PrintedMrz } from '../reading/printed-values.ts'

const toDigit: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', A: '4', S: '5', G: '6', T: '7', B: '8' } // prettier-ignore
const toLetter: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 4: 'A', 5: 'S', 6: 'G', 8: 'B' }
/** What the grammar of a column makes of a character that cannot stand there. */
const corrections: Readonly<Partial<Record<MrzAlphabet, Readonly<Record<string, string>>>>> = {
  digits: toDigit,
  date: toDigit,
  check: toDigit,
  letters: toLetter,
  state: toLetter,
  code: toLetter,
}

/** A line this much shorter or longer than its format's is still taken for it. */
const maxLengthDifference = 3
/** Shorter lines are no line of a zone. */
const minLineLength = 24

/** A text as a line of a zone: without blanks, in capitals, nothing else than a zone may hold. */
export function mrzLineText(text: string): string {
  return text
    .toUpperCase()
    .replaceAll('«', '<<')
    .replace(/[^A-Z0-9<]/g, '')
}

interface Fit extends PrintedMrz {
  /** Check digits that agree, less what had to be put in or cut off. */
  readonly merit: number
}

/** The zone that the lines of a plain text reader show by the grammar of the formats alone, or null. */
export function fitMrz(texts: readonly string[]): PrintedMrz | null {
  const lines = texts.map(mrzLineText).filter(({ length }) => length >= minLineLength)
  const fits = mrzLayouts.flatMap((format) => lines.flatMap((_, first) => fitFormat(format, lines.slice(first)) ?? []))
  const [best] = fits.sort((a, b) => b.merit - a.merit)
  return best === undefined ? null : { format: best.format, lines: best.lines }
} // prettier-ignore

function fitFormat(format: MrzLayout, from: readonly string[]): Fit | null {
  const lengths = lineLengths(format)
  const taken = from.slice(0, lengths.length)
  if (taken.length < lengths.length) return null
  const lengthDifferences = lengths.map((length, line) => Math.abs(length - (taken[line]?.length ?? 0)))
  if (Math.max(...lengthDifferences) > maxLengthDifference) return null
  const lines = lengths.map((length, line) => correctCharacters(format, { text: (taken[line] ?? '').padEnd(length, '<').slice(0, length), line })) // prettier-ignore
  if (!format.startPattern.test(lines[0] ?? '')) return null
  const right = checkDigitsOf(format, lines).filter(({ valid }) => valid).length
  return { format: format.id, lines, merit: right - lengthDifferences.reduce((sum, one) => sum + one, 0) / 2 }
}

function correctCharacters(format: MrzLayout, { text, line }: { text: string; line: number }): string {
  const characters = Array.from(text)
  for (const row of format.fields.filter((one) => one.line === line))
    for (let column = row.start; column < row.end; column++) {
      const read = characters[column] ?? '<'
      characters[column] = corrections[row.alphabet]?.[read] ?? read
    }
  return characters.join('')
}
