import type { LineRecogniser } from '../../../vocabulary/reading/line-recogniser.ts'
import type { PageReader } from '../page-reader.ts'
import type { LineEmissions } from './decode-mrz.ts'
import { normaliseEmissions } from './normalise-emissions.ts'
import { lengthOf, quadOfLine, type TextLine } from './text-line.ts'

/** A line of the picture with the evidence of what stands on it. */
export interface LineReading extends LineEmissions {
  readonly line: TextLine
  /** 0..1, mean certainty of the free reading. */
  readonly certainty: number
}

/** Reads lines as they lie in the picture. */
export async function readLines(
  pageReader: PageReader,
  lines: readonly TextLine[],
  reader: LineRecogniser = 'strip-reader',
): Promise<readonly LineReading[]> {
  const quads = lines.map((line) => quadOfLine(line))
  const recognised = await pageReader.readText(pageReader.pixels, quads, {
    alphabet: 'mrz',
    reader,
    signal: pageReader.signal,
  })
  return lines.flatMap((line, at) => {
    const one = recognised[at]
    if (one?.emissions === undefined) return []
    const text = one.characters.map((character) => character.symbol).join('')
    const certainty = one.characters.reduce((sum, { confidence }) => sum + confidence, 0) / (text.length || 1)
    return [{ line, emissions: normaliseEmissions(one.emissions), text, certainty }]
  })
}

/** True when a free reading has the looks of a line of a zone: its length, dense characters, fillers or digits. */
export function looksLikeMrzLine({ text, line, certainty }: LineReading): boolean {
  if (text.length > 52 || certainty < 0.6) return false
  const density = text.length / (lengthOf(line) / line.height)
  return density > 0.9 && density < 3.5 && looksLikeMrzText(text)
}

/** True for print, blanks and all, that is a line of a zone: no value of the page stands there. */
export function isPrintedMrzLine(text: string): boolean {
  return looksLikeMrzText(text.replaceAll(' ', '')) && text.includes('<<')
}

/** True for as many characters as a line of a zone has, with fillers or a date and its check digit among them. */
export function looksLikeMrzText(text: string): boolean {
  return text.length >= 22 && /<{2,}|\d{6}[0-9MF<]/.test(text)
}
