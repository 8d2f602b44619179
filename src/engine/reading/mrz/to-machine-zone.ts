import type { MrzReading, MrzCorrection } from '../../../vocabulary/reading/document-reading.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { FieldColumns } from '../../documents/formats/mrz-layout.ts'
import type { Column } from './candidates.ts'
import type { DecodedLine } from './decode-line.ts'
import { grammarOf } from './line-grammar.ts'
import { areSimilar } from './resolve-confusables.ts'
import { mapQuad } from '../../imaging/geometry/homography.ts'
import { along } from '../../imaging/geometry/points.ts'
import type { BoxMapping } from '../../imaging/page/box-mapping.ts'
import { directionOf, lengthOf, quadOfLine, type TextLine } from './text-line.ts'
import type { FoundMrz } from './find-mrz.ts'
import type { DecidedCharacter } from './forward-backward.ts'
import { symbolAt, symbolCount, symbols, checkValueOf } from './symbols.ts'

type UprightToSent = BoxMapping['uprightToSent']

const certaintyFactors: Readonly<Record<MrzCorrection['reason'], number>> = {
  alphabet: 0.99,
  'check-digit': 0.96,
  length: 0.98,
  language: 0.97,
}
/**
 * One reading in ten agrees with a check digit at random, and a look-alike may make good for a character that was altered
 * elsewhere: what is so for the check digit's sake alone is no certain value any more. One that looks nothing like what was
 * seen loses this much of what it had.
 */
const maxAfterCheckDigitRepair = 0.89

/** 0..1, what is left of a certainty after a repair. */
export function certaintyAfterRepair(certainty: number, { reason, from, to }: MrzCorrection): number {
  const remaining = certainty * certaintyFactors[reason]
  if (reason === 'language' && countSimilar(from, to)) return Math.min(maxAfterCheckDigitRepair, remaining)
  if (reason !== 'check-digit') return remaining
  return areSimilar(from, to)
    ? Math.min(maxAfterCheckDigitRepair, remaining)
    : certainty * maxAfterCheckDigitRepair
}

/** True where looks differ between two that no check digit can tell, as 6 and G: modulo 10 both count 6. */
function countSimilar(one: string, other: string): boolean {
  return (checkValueOf(symbols.indexOf(one)) - checkValueOf(symbols.indexOf(other))) % 10 === 0
}

/** What was found → the zone as the rest of the service knows it. */
export function toMachineZone({ mrz, lines }: FoundMrz, uprightToSent: UprightToSent): MrzReading {
  const repairs = mrz.grid.flatMap((columns, line) => repairsOf({ mrz, columns, line }))
  const repaired = new Map(repairs.map((repair) => [`${repair.line}:${repair.column}`, repair]))
  return {
    format: mrz.format.id,
    lines: mrz.lines,
    confidences: mrz.characters.map((decided, line) =>
      decided.map(({ probability }, column) => {
        const repair = repaired.get(`${line}:${column}`)
        return repair === undefined ? probability : certaintyAfterRepair(probability, repair)
      }),
    ),
    boxes: lines.map((line) => rounded(uprightToSent(quadOfLine(line)))),
    checkDigits: mrz.checkDigits,
    repairs,
  }
}

interface MrzLine {
  readonly mrz: FoundMrz['mrz']
  readonly columns: readonly Column[]
  readonly line: number
}

function repairsOf({ mrz, columns, line }: MrzLine): readonly MrzCorrection[] {
  const decoded = mrz.decoded[line]
  if (decoded === undefined) return []
  return columns.flatMap((column, at) => repairAt({ mrz, line, decoded }, column, at) ?? [])
}

function repairAt(
  { mrz, line, decoded }: Omit<MrzLine, 'columns'> & { readonly decoded: DecodedLine },
  column: Column,
  at: number,
): MrzCorrection | null {
  const decided: DecidedCharacter | undefined = mrz.characters[line]?.[at]
  const scores = decoded.scores[at]
  if (decided === undefined || scores === undefined) return null
  const to = symbolAt(decided.symbol)
  if (decoded.alignment.columns[at]?.isInserted === true)
    return { line, column: at, from: '', to, reason: 'length' }
  // What the reader saw, unless its choice between look-alikes was corrected and the check digit took that back.
  const overruledSymbol = symbolWithoutCheckDigits(column, decided)
  const isForCheckDigit = overruledSymbol !== null && isUnderCheckDigit(mrz, line, at)
  const symbol = isForCheckDigit ? overruledSymbol : scores.indexOf(Math.max(...scores))
  if (decided.symbol === symbol) return null
  const isOutside = priorOf(mrz, line, at * symbolCount + symbol) < -3
  const reason = isOutside ? 'alphabet' : isForCheckDigit ? 'check-digit' : 'language'
  return { line, column: at, from: symbolAt(symbol), to, reason }
}

/** The symbol that all but the check digits spoke for; null where they agreed with it. */
function symbolWithoutCheckDigits(
  { candidates: [likeliest] }: Column,
  decided: DecidedCharacter,
): number | null {
  return likeliest === undefined || likeliest.symbol === decided.symbol ? null : likeliest.symbol
}

function priorOf({ format }: FoundMrz['mrz'], line: number, index: number): number {
  return grammarOf(format)[line]?.priors[index] ?? 0
}

/** True when a check digit covers a column, or stands in it. */
function isUnderCheckDigit({ format }: FoundMrz['mrz'], line: number, column: number): boolean {
  const row = format.fields.find((one) => one.line === line && one.start <= column && column < one.end)
  return (
    row !== undefined &&
    format.checkDigitRules.some(({ coveredFields, digitField }) =>
      [...coveredFields, digitField].includes(row.field),
    )
  )
}

/** Where columns `start` to `end` of a line stand, in pixels of the picture that was sent. */
export function boxOfColumns(
  { mrz, lines }: FoundMrz,
  row: Pick<FieldColumns, 'line' | 'start' | 'end'>,
  uprightToSent: UprightToSent,
): Quad<'sent'> | null {
  const [decoded, line] = [mrz.decoded[row.line], lines[row.line]]
  if (decoded === undefined || line === undefined) return null
  const from = columnEdge(decoded, row.start)
  const to = columnEdge(decoded, row.end)
  return rounded(uprightToSent(quadOfLine(lineSegment(line, from, to))))
}

/** The left edge of a column, in parts of the line's length: midway between it and the column before. */
function columnEdge({ alignment, steps, pitch }: DecodedLine, column: number): number {
  if (pitch !== null) {
    const at = column - 0.5
    return clamp((pitch.first + pitch.pitch * at + pitch.curvature * at * at + 0.5) / steps)
  }
  const [before, after] = [alignment.columns[column - 1], alignment.columns[column]]
  if (before === undefined) return clamp((after?.from ?? 0) / steps)
  return clamp(((before.to + (after?.from ?? before.to + 1)) / 2 + 0.5) / steps)
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function lineSegment(line: TextLine, from: number, to: number): TextLine {
  const direction = directionOf(line)
  const length = lengthOf(line)
  return {
    start: along(line.start, direction, from * length),
    end: along(line.start, direction, to * length),
    height: line.height,
  }
}

/** To tenths of a pixel. */
function rounded(quad: Quad<'sent'>): Quad<'sent'> {
  const tenths = (value: number): number => Math.round(value * 10) / 10
  return mapQuad(quad, ([x, y]): Point<'sent'> => [tenths(x), tenths(y)])
}
