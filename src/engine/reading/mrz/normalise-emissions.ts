import type { Emissions } from '../../../vocabulary/reading/recognition.ts'
import { fillerIndex, symbolCount, symbols } from './symbols.ts'
import type { NormalisedEmissions } from './align-line.ts'
import { readerCalibrations } from './reader-calibration.table.ts'

/** No symbol is ever ruled out further than this. */
const minScore = -14.2

/** Brings a reader's scores to our symbols and softens them. */
export function normaliseEmissions(emissions: Emissions): NormalisedEmissions {
  const width = emissions.symbols.length + 1
  const columns = Array.from(symbols, (symbol) => emissions.symbols.indexOf(symbol) + 1)
  const scores = new Float32Array(emissions.steps * (symbolCount + 1))
  const { temperature } = readerCalibrations[emissions.reader]
  const soften = (score: number) => Math.max(minScore, score / temperature)
  for (let step = 0; step < emissions.steps; step++) {
    const to = step * (symbolCount + 1)
    scores[to] = soften(emissions.logProbabilities[step * width] ?? minScore * 2)
    for (const [index, column] of columns.entries()) {
      const score = column === 0 ? minScore * 2 : emissions.logProbabilities[step * width + column]
      scores[to + 1 + index] = soften(score ?? minScore * 2)
    }
  }
  return {
    reader: emissions.reader,
    steps: emissions.steps,
    scores,
    activeSymbols: activeSymbolsOf(emissions.steps, scores),
  }
}

/** Symbols above the floor at each step, and the filler, which a run may need where no one saw it. */
function activeSymbolsOf(steps: number, scores: Float32Array): readonly (readonly number[])[] {
  const allSymbols = Array.from({ length: symbolCount }, (_, symbol) => symbol)
  return Array.from({ length: steps }, (_, step) => {
    const row = step * (symbolCount + 1) + 1
    return allSymbols.filter((symbol) => symbol === fillerIndex || (scores[row + symbol] ?? minScore) > -8.5)
  })
}
