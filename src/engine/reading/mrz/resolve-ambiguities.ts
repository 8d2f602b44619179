import { rowOf, type FieldRow, type ZoneField, type ZoneFormat } from '../../documents/formats/zone-format.ts'
import { stateSpellings } from '../../documents/values/states.ts'
import type { Column } from './candidates.ts'
import { chainsOf, type Grid, type Step } from './chains.ts'
import { forwardSums, jointProbability, marginals, type Chain, type Settled } from './check-sums.ts'
import { filler, symbolAt, symbols } from './symbols.ts'

/** What a zone was found to say. */
export interface Resolution {
  readonly columns: readonly (readonly Settled[])[]
  /** For fields whose characters were decided together, 0..1: that all of them are right. */
  readonly joint: ReadonlyMap<ZoneField, number>
}

/**
 * Decides every column. Columns under check digits are decided together, by summing over all readings that the
 * candidates allow (sums modulo 10 of field and zone are the states), so that each probability already knows what the
 * check digits say. States and nationalities lean on the table of states.
 */
export function resolveAmbiguities(format: ZoneFormat, grid: Grid): Resolution {
  const columns = grid.map((line) => line.map(alone))
  const joint = new Map<ZoneField, number>()
  for (const steps of chainsOf(format, grid)) {
    const chain = { steps, forward: forwardSums(steps) }
    for (const [index, one] of marginals(chain).entries()) put(columns, steps[index], one)
    for (const field of new Set(steps.map((step) => step.field)))
      if (field !== null) joint.set(field, fieldProbability(chain, field, columns))
  }
  settleStates(format, grid, { columns, joint })
  for (const row of format.rows) if (row.alphabet === 'letters') settleFillers(row, columns[row.line] ?? [])
  return { columns, joint }
}

function put(columns: Settled[][], step: Step | undefined, one: Settled): void {
  const line = step === undefined ? undefined : columns[step.line]
  if (step !== undefined && line !== undefined) line[step.at] = one
}

/** Fillers after a value's last character whose presence says that it ends there. */
const endedBy = 2

function fieldProbability(chain: Chain, field: ZoneField, settled: Resolution['columns']): number {
  const symbolOf = (step: Step) => settled[step.line]?.[step.at]?.symbol ?? filler
  const steps = chain.steps.filter((step) => step.field === field)
  const end = steps.findLastIndex((step) => symbolOf(step) !== filler) + 1 + endedBy
  const presence = steps.slice(0, end).reduce((product, { column }) => product * column.presence, 1)
  return presence * jointProbability(chain, (step) => (step.field === field ? symbolOf(step) : null))
}

function alone(column: Column): Settled {
  const total = column.candidates.reduce((sum, one) => sum + one.weight, 0)
  const best = column.candidates[0]
  if (best === undefined) return { symbol: filler, probability: 0 }
  return { symbol: best.symbol, probability: (best.weight / total) * column.presence }
}

/** No name ends with the same letter so many times running. */
const minRun = 4
const certainFiller = 0.99
/** The first of such a run, right behind another letter, may be the last letter of the name. */
const maybeFiller = 0.5

/** A letter that stands at the end of a name four times running is a row of fillers, and so are its like around it. */
function settleFillers(row: FieldRow, line: Settled[]): void {
  const symbolOf = (at: number): number => line[at]?.symbol ?? filler
  for (;;) {
    const last = row.start + line.slice(row.start, row.end).findLastIndex(({ symbol }) => symbol !== filler)
    const first = beginOfRun(row, last, symbolOf)
    if (first === null) return
    for (let at = first; at <= last; at++) {
      const isBehindLetter = at === first && at > row.start
      if (symbolOf(at) !== filler)
        line[at] = { symbol: filler, probability: isBehindLetter ? maybeFiller : certainFiller }
    }
  }
}

/** Where the fillers and equal letters up to `last` begin; null when the letter is nowhere among them four times running. */
function beginOfRun({ start }: FieldRow, last: number, symbolOf: (at: number) => number): number | null {
  let [first, run, longest] = [last + 1, 0, 0]
  while (first > start && (symbolOf(first - 1) === symbolOf(last) || symbolOf(first - 1) === filler)) {
    first--
    run = symbolOf(first) === filler ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest < minRun ? null : first
}

/** How much less likely a code is that the table of states does not hold, and for each digit in it. */
const unknownState = -6
const digitInState = -2.5
/** A nationality is mostly that of the state that issued the document. */
const otherState = -1

function settleStates(
  format: ZoneFormat,
  grid: Grid,
  found: { readonly columns: Settled[][]; readonly joint: Map<ZoneField, number> },
): void {
  let issuer: string | null = null
  for (const field of ['issuer', 'nationality'] as const) {
    const row = rowOf(format, field)
    if (row === null) continue
    const columns = (grid[row.line] ?? []).slice(row.start, row.end)
    const best = bestState(columns, issuer)
    issuer ??= best.spelling
    const line = found.columns[row.line]
    for (const [offset, column] of columns.entries()) {
      const symbol = symbols.indexOf(best.spelling.charAt(offset))
      if (line !== undefined)
        line[row.start + offset] = { symbol, probability: best.probability * column.presence }
    }
    found.joint.set(
      field,
      columns.reduce((product, { presence }) => product * presence, best.probability),
    )
  }
}

const knownLetters = new Map([...stateSpellings].map((spelling) => [spelling, indexesIn(spelling)]))

function indexesIn(spelling: string): readonly number[] {
  return Array.from(spelling, (letter) => symbols.indexOf(letter))
}

/** Indexes into `symbols`; those of the table of states are looked up for every zone. */
function lettersOf(spelling: string): readonly number[] {
  return knownLetters.get(spelling) ?? indexesIn(spelling)
}

/**
 * The state that the eye and the table together find best. What the eye alone saw stays when no state is near it, and
 * is then as certain as it looked: a code that the table does not hold may still be printed there.
 */
function bestState(columns: readonly Column[], issuer: string | null) {
  const seen = columns.map((column) => symbolAt(column.seen)).join('')
  const weights = [...new Set([seen, ...stateSpellings])].map((spelling) => {
    const prior = !stateSpellings.has(spelling)
      ? unknownState + digitInState * spelling.replace(/[^0-9]/g, '').length
      : issuer === null || spelling === issuer
        ? 0
        : otherState
    const letters = lettersOf(spelling)
    const score = columns.reduce((sum, { peaks }, at) => sum + (peaks[letters[at] ?? -1] ?? -12), prior)
    return { spelling, weight: Math.exp(score) }
  })
  const total = weights.reduce((sum, one) => sum + one.weight, 0)
  const best = weights.reduce((a, b) => (b.weight > a.weight ? b : a))
  return { spelling: best.spelling, probability: total > 0 ? best.weight / total : 0 }
}
