import type { MachineZone, Repair } from '../../../vocabulary/imaging/document-reading.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { FieldRow } from '../../documents/formats/zone-format.ts'
import type { Column } from './candidates.ts'
import type { DecodedLine } from './decode-line.ts'
import { grammarOf } from './grammar.ts'
import { areSimilar } from './look-alikes.ts'
import { along } from '../../imaging/geometry/points.ts'
import { directionOf, lengthOf, quadOfLine, type TextLine } from './lines.ts'
import type { ZoneFound } from './read-zone.ts'
import type { Settled } from './check-sums.ts'
import { symbolAt, symbolCount, symbols, valueAt } from './symbols.ts'

const afterRepair: Readonly<Record<Repair['reason'], number>> = {
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
const forCheckDigit = 0.89

/** 0..1, what is left of a certainty after a repair. */
export function certaintyAfter(certainty: number, { reason, from, to }: Repair): number {
  const left = certainty * afterRepair[reason]
  if (reason === 'language' && countSimilar(from, to)) return Math.min(forCheckDigit, left)
  if (reason !== 'check-digit') return left
  return areSimilar(from, to) ? Math.min(forCheckDigit, left) : certainty * forCheckDigit
}

/** True where looks differ between two that no check digit can tell, as 6 and G: modulo 10 both count 6. */
function countSimilar(one: string, other: string): boolean {
  return (valueAt(symbols.indexOf(one)) - valueAt(symbols.indexOf(other))) % 10 === 0
}

/** What was found → the zone as the rest of the service knows it; `scale` leads from the picture to the one sent. */
export function machineZone({ zone, lines }: ZoneFound, scale: number): MachineZone {
  const repairs = zone.grid.flatMap((columns, line) => repairsOf({ zone, columns, line }))
  const repaired = new Map(repairs.map((repair) => [`${repair.line}:${repair.column}`, repair]))
  return {
    format: zone.format.id,
    lines: zone.lines,
    confidences: zone.settled.map((settled, line) =>
      settled.map(({ probability }, column) => {
        const repair = repaired.get(`${line}:${column}`)
        return repair === undefined ? probability : certaintyAfter(probability, repair)
      }),
    ),
    boxes: lines.map((line) => scaled(quadOfLine(line), scale)),
    checkDigits: zone.checkDigits,
    repairs,
  }
}

interface ZoneLine {
  readonly zone: ZoneFound['zone']
  readonly columns: readonly Column[]
  readonly line: number
}

function repairsOf({ zone, columns, line }: ZoneLine): readonly Repair[] {
  const decoded = zone.decoded[line]
  if (decoded === undefined) return []
  return columns.flatMap((column, at) => repairAt({ zone, line, decoded }, column, at) ?? [])
}

function repairAt(
  { zone, line, decoded }: Omit<ZoneLine, 'columns'> & { readonly decoded: DecodedLine },
  column: Column,
  at: number,
): Repair | null {
  const settled: Settled | undefined = zone.settled[line]?.[at]
  const seen = decoded.peaks[at]
  if (settled === undefined || seen === undefined) return null
  const to = symbolAt(settled.symbol)
  if (decoded.alignment.columns[at]?.isSilent === true)
    return { line, column: at, from: '', to, reason: 'length' }
  // What the reader saw, unless its choice between look-alikes was corrected and the check digit took that back.
  const likelier = overruled(column, settled)
  const isForCheckDigit = likelier !== null && isChecked(zone, line, at)
  const symbol = isForCheckDigit ? likelier : seen.indexOf(Math.max(...seen))
  if (settled.symbol === symbol) return null
  const isOutside = priorOf(zone, line, at * symbolCount + symbol) < -3
  const reason = isOutside ? 'alphabet' : isForCheckDigit ? 'check-digit' : 'language'
  return { line, column: at, from: symbolAt(symbol), to, reason }
}

/** The symbol that all but the check digits spoke for; null where they agreed with it. */
function overruled({ candidates: [likeliest] }: Column, settled: Settled): number | null {
  return likeliest === undefined || likeliest.symbol === settled.symbol ? null : likeliest.symbol
}

function priorOf({ format }: ZoneFound['zone'], line: number, place: number): number {
  return grammarOf(format)[line]?.priors[place] ?? 0
}

/** True when a check digit covers a column, or stands in it. */
function isChecked({ format }: ZoneFound['zone'], line: number, column: number): boolean {
  const row = format.rows.find((one) => one.line === line && one.start <= column && column < one.end)
  return row !== undefined && format.checks.some(({ over, digit }) => [...over, digit].includes(row.field))
}

/** Where columns `start` to `end` of a line stand, in pixels of the picture that was sent. */
export function boxOf(
  { zone, lines }: ZoneFound,
  row: Pick<FieldRow, 'line' | 'start' | 'end'>,
  scale: number,
): Quad | null {
  const [decoded, line] = [zone.decoded[row.line], lines[row.line]]
  if (decoded === undefined || line === undefined) return null
  const from = edge(decoded, row.start)
  const to = edge(decoded, row.end)
  return scaled(quadOfLine(part(line, from, to)), scale)
}

/** The left edge of a column, in parts of the line's length: midway between it and the column before. */
function edge({ alignment, steps, pitch }: DecodedLine, column: number): number {
  if (pitch !== null) {
    const at = column - 0.5
    return clamp((pitch.first + pitch.pitch * at + pitch.bend * at * at + 0.5) / steps)
  }
  const [before, after] = [alignment.columns[column - 1], alignment.columns[column]]
  if (before === undefined) return clamp((after?.from ?? 0) / steps)
  return clamp(((before.to + (after?.from ?? before.to + 1)) / 2 + 0.5) / steps)
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function part(line: TextLine, from: number, to: number): TextLine {
  const direction = directionOf(line)
  const length = lengthOf(line)
  return {
    start: along(line.start, direction, from * length),
    end: along(line.start, direction, to * length),
    height: line.height,
  }
}

function scaled([a, b, c, d]: Quad, scale: number): Quad {
  const point = ([x, y]: Quad[number]): Quad[number] => [round(x * scale), round(y * scale)]
  return [point(a), point(b), point(c), point(d)]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
