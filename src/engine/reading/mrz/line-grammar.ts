import { lineLengths, type MrzAlphabet, type MrzLayout } from '../../documents/formats/mrz-layout.ts'
import { symbolCount, symbols } from './symbols.ts'

/**
 * What a format expects of one line: for each column and symbol, the natural logarithm of how much less likely the
 * symbol is there than the expected ones (0 = expected). Row-major, `length` rows of `symbolCount`.
 */
export interface LineGrammar {
  readonly length: number
  readonly priors: Float32Array
}

/**
 * Cost of a character outside its field's alphabet. It is no wall: real cards break the rules (a Romanian card has
 * digits for a nationality), and a character that is optically clear must be read as printed.
 */
const outsideAlphabet = -7

/** Letters that look like digits are seldom printed in numbers: many states leave them out. */
const lessLikelySymbols: Readonly<Partial<Record<MrzAlphabet, Readonly<Record<string, number>>>>> = {
  alphanumeric: { O: -1.5, I: -1, Q: -1 },
  code: { 1: -2, 2: -2 },
  state: Object.fromEntries(Array.from('0123456789', (digit) => [digit, -2.5])),
  check: { '<': -3 },
  date: { '<': -4 },
  sex: { '<': -1.5, X: -3 },
}

const symbolsOfAlphabet: Readonly<Record<MrzAlphabet, RegExp>> = {
  letters: /[A-Z<]/,
  state: /[A-Z0-9<]/,
  code: /[A-Z<12]/,
  digits: /[0-9]/,
  alphanumeric: /[A-Z0-9<]/,
  date: /[0-9<]/,
  sex: /[MFX<]/,
  check: /[0-9<]/,
  filler: /</,
}

/** Months begin with 0 or 1 and days with 0 to 3; by place in YYMMDD. */
const maxFirstDigits: readonly (number | null)[] = [null, null, 1, null, 3, null]

function restrictDigits(priors: Float32Array, column: number, most: number | null): void {
  if (most === null) return
  for (let digit = most + 1; digit <= 9; digit++) priors[column * symbolCount + digit] = outsideAlphabet
}

const priorsByAlphabet = new Map<string, Float32Array>()

function priorsOf(alphabet: MrzAlphabet): Float32Array {
  const cached = priorsByAlphabet.get(alphabet)
  if (cached !== undefined) return cached
  const row = Float32Array.from({ length: symbolCount }, (_, index) => {
    const symbol = symbols.charAt(index)
    return symbolsOfAlphabet[alphabet].test(symbol)
      ? (lessLikelySymbols[alphabet]?.[symbol] ?? 0)
      : outsideAlphabet
  })
  priorsByAlphabet.set(alphabet, row)
  return row
}

const grammars = new WeakMap<MrzLayout, readonly LineGrammar[]>()

/** The grammar of each line of a format, derived from its rows. */
export function grammarOf(format: MrzLayout): readonly LineGrammar[] {
  const cached = grammars.get(format)
  if (cached !== undefined) return cached
  const lines = lineLengths(format).map((length, line) => {
    const priors = new Float32Array(length * symbolCount)
    for (const row of format.fields.filter((one) => one.line === line)) {
      for (let column = row.start; column < row.end; column++) {
        priors.set(priorsOf(row.alphabet), column * symbolCount)
        if (row.alphabet === 'date')
          restrictDigits(priors, column, maxFirstDigits[column - row.start] ?? null)
      }
    }
    return { length, priors }
  })
  grammars.set(format, lines)
  return lines
}
