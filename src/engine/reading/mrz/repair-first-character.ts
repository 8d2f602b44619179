import { columnsOfField, type MrzLayout } from '../../documents/formats/mrz-layout.ts'
import type { ColumnGrid } from './check-digit-chains.ts'
import type { DecidedCharacter } from './forward-backward.ts'
import { symbolAt, symbolCount } from './symbols.ts'

/** What a first letter is worth that only the rest of its zone tells. */
const reportedByTheRest = 0.5

/** A zone's characters, and whether its first letter is one that no one saw there. */
export interface RepairedStart {
  readonly characters: readonly (readonly DecidedCharacter[])[]
  readonly isRepaired: boolean
}

/** True when a zone opens as its format says. */
export function hasValidStart(format: MrzLayout, characters: RepairedStart['characters']): boolean {
  return format.startPattern.test(textOf(characters[startLine(format)] ?? []))
}

/**
 * A zone whose first letter no zone of its format has, a smeared one say, with the likeliest of those that it may have. As
 * it was settled where its opening is right, or where no letter makes it right.
 */
export function repairFirstCharacter(
  format: MrzLayout,
  columns: ColumnGrid,
  characters: RepairedStart['characters'],
): RepairedStart {
  const at = startLine(format)
  const [line, column] = [characters[at], columns[at]?.[0]]
  if (hasValidStart(format, characters) || line === undefined || column === undefined)
    return { characters, isRepaired: false }
  const rest = textOf(line).slice(1)
  const scoreOf = (symbol: number): number => column.scores[symbol] ?? -Infinity
  const [best] = Array.from({ length: symbolCount }, (_, symbol) => symbol)
    .filter((symbol) => format.startPattern.test(symbolAt(symbol) + rest))
    .sort((a, b) => scoreOf(b) - scoreOf(a) || typeRank(format, b) - typeRank(format, a))
  if (best === undefined) return { characters, isRepaired: false }
  const repaired = line.with(0, { symbol: best, probability: reportedByTheRest })
  return { characters: characters.map((one, index) => (index === at ? repaired : one)), isRepaired: true }
}

/** Of letters that were seen alike, the one that says no more than the format does. */
function typeRank({ type }: MrzLayout, symbol: number): number {
  return symbolAt(symbol) === type ? 1 : 0
}

/** The line that the document code begins: on the Swiss licence the second, for its number stands alone on the first. */
function startLine(layout: MrzLayout): number {
  return columnsOfField(layout, 'documentCode')?.line ?? 0
}

function textOf(line: readonly DecidedCharacter[]): string {
  return line.map(({ symbol }) => symbolAt(symbol)).join('')
}
