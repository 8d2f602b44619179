import type { Emissions, RecognisedCharacter } from '../../../vocabulary/reading/recognition.ts'

import type { LineRecogniser } from '../../../vocabulary/reading/line-recogniser.ts'

/** The recogniser's probabilities for one line: `steps` rows of `classes`, row-major; class 0 is the blank. */
export interface StepProbabilities {
  readonly steps: number
  readonly classes: number
  readonly values: Float32Array
}

/** Which of the recogniser's classes count for which symbol of an alphabet. */
export interface SymbolSet {
  readonly symbols: string
  /** By class: 0 for blank, i + 1 for `symbols[i]`, -1 for what is outside the alphabet. */
  readonly columns: Int16Array
}

const mrzSymbols = '<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const maxOthers = 4
const minProbability = 1e-8

/**
 * @param published the recogniser's symbols in the order of its classes, without the blank
 */
export function symbolSet(published: string, alphabet: 'mrz' | 'latin'): SymbolSet {
  const classes = Array.from(published)
  const symbols = alphabet === 'mrz' ? mrzSymbols : published
  const columns = new Int16Array(classes.length + 1).fill(-1)
  columns[0] = 0
  classes.forEach((symbol, index) => {
    const small = symbol >= 'a' && symbol <= 'z'
    const place = alphabet === 'latin' ? index : symbols.indexOf(small ? symbol.toUpperCase() : symbol)
    columns[index + 1] = place < 0 ? -1 : place + 1
  })
  return { symbols, columns }
}

/** Rows reduced to the alphabet: column 0 the blank, column i + 1 `symbols[i]`; not renormalised. */
export function restrict(line: StepProbabilities, set: SymbolSet): StepProbabilities {
  const classes = set.symbols.length + 1
  const values = new Float32Array(line.steps * classes)
  for (let step = 0; step < line.steps; step++) {
    for (let k = 0; k < line.classes; k++) {
      const column = set.columns[k] ?? -1
      if (column < 0) continue
      const to = step * classes + column
      values[to] = (values[to] ?? 0) + (line.values[step * line.classes + k] ?? 0)
    }
  }
  return { steps: line.steps, classes, values }
}

/** Evidence for a decoder that knows the line's grammar. */
export function emissionsOf(reader: LineRecogniser, line: StepProbabilities, set: SymbolSet): Emissions {
  const logProbabilities = line.values.map((value) => Math.log(Math.max(minProbability, value)))
  return { reader, steps: line.steps, symbols: set.symbols, logProbabilities }
}

/** Best path: the likeliest column of each step, equal neighbours joined, blanks dropped (Graves 2006, section 3.2). */
export function decodeBestPath(line: StepProbabilities, set: SymbolSet): RecognisedCharacter[] {
  const characters: RecognisedCharacter[] = []
  let from = 0
  let current = bestColumn(line, 0)
  for (let step = 1; step <= line.steps; step++) {
    const column = step < line.steps ? bestColumn(line, step) : -1
    if (column === current) continue
    if (current > 0) characters.push(characterOf(line, set, { column: current, from, to: step }))
    current = column
    from = step
  }
  return characters
}

function bestColumn(line: StepProbabilities, step: number): number {
  const start = step * line.classes
  let best = 0
  for (let column = 1; column < line.classes; column++) {
    if ((line.values[start + column] ?? 0) > (line.values[start + best] ?? 0)) best = column
  }
  return best
}

/** Judged at the step where the symbol is surest. */
function characterOf(
  line: StepProbabilities,
  set: SymbolSet,
  run: { readonly column: number; readonly from: number; readonly to: number },
): RecognisedCharacter {
  const share = (step: number) => line.values[step * line.classes + run.column] ?? 0
  let peak = run.from
  for (let step = run.from; step < run.to; step++) if (share(step) > share(peak)) peak = step
  const row = line.values.subarray(peak * line.classes, (peak + 1) * line.classes)
  const total = row.reduce((sum, value) => sum + value, 0)
  const confidence = (column: number) => (total > 0 ? (row[column] ?? 0) / total : 0)
  const others: { symbol: string; confidence: number }[] = []
  for (const column of likeliest(row, maxOthers + 1)) {
    if (column === run.column || others.length === maxOthers) continue
    others.push({ symbol: set.symbols[column - 1] ?? '', confidence: confidence(column) })
  }
  const at = (run.from + run.to) / 2 / line.steps
  return {
    symbol: set.symbols[run.column - 1] ?? '',
    confidence: confidence(run.column),
    alternatives: others,
    centre: at,
  }
}

/** The `count` likeliest columns that are not the blank, best first. */
function likeliest(row: Float32Array, count: number): number[] {
  const best: number[] = []
  for (let column = 1; column < row.length; column++) {
    const value = row[column] ?? 0
    let place = best.length
    while (place > 0 && value > (row[best[place - 1] ?? 0] ?? 0)) place--
    if (place < count) {
      best.splice(place, 0, column)
      best.length = Math.min(best.length, count)
    }
  }
  return best
}
