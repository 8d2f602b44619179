import { unreplayableSettings } from '../../engine/profiles/tables/unreplayable-settings.ts'
import type { Verdict } from '../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { ReplayResult } from '../../engine/decision/replay.ts'

/** What was decided before → what is decided now → how many. */
export type FlipMatrix = Readonly<Record<Verdict, Readonly<Record<Verdict, number>>>>

export interface FlippedExample {
  readonly id: string
  readonly createdAt: number
  readonly from: Verdict
  readonly to: Verdict
  /** Why it is decided so now, without personal data. */
  readonly sentence: string
}

export interface Backtest {
  readonly examined: number
  /** Of those, the ones of which some values were obscured: what was found in them then was taken as it was. */
  readonly partly: number
  readonly flips: number
  readonly matrix: FlipMatrix
  /** The newest flips. */
  readonly examples: readonly FlippedExample[]
  /** Settings that differ and act before there are facts, so that no replay shows them, and in how many records. */
  readonly notReplayed: readonly { readonly path: string; readonly records: number }[]
}

/** One record, decided again. */
export interface ReplayedRecord {
  readonly transaction: Transaction
  readonly profile: Profile
  readonly replayed: ReplayResult
}

/** Counts as records come, so that none has to stay in memory; tells at most so many flips one by one. */
export function createFlipCounter(maxExamples: number): {
  add(judged: ReplayedRecord): void
  result(): Backtest
} {
  const counts = new Map<string, number>()
  const notReplayed = new Map<string, number>()
  const examples: FlippedExample[] = []
  let partly = 0
  return {
    add: ({ transaction, profile, replayed }) => {
      const { id, createdAt, trace, effectiveProfile } = transaction
      const { decision: to } = replayed
      const from = trace.decision
      if (replayed.isPartly) partly += 1
      increment(counts, `${from} ${to}`)
      if (from !== to && examples.length < maxExamples)
        examples.push({ id, createdAt, from, to, sentence: replayed.sentence() })
      for (const path of unreplayableSettings)
        if (effectiveProfile[path] !== profile[path]) increment(notReplayed, path)
    },
    result: () => {
      const matrix = matrixOf(counts)
      const examined = [...counts.values()].reduce((sum, count) => sum + count, 0)
      const same = matrix.accept.accept + matrix.review.review + matrix.reject.reject
      const reported = [...notReplayed].map(([path, records]) => ({ path, records }))
      return { examined, partly, flips: examined - same, matrix, examples, notReplayed: reported }
    },
  }
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function matrixOf(counts: ReadonlyMap<string, number>): FlipMatrix {
  const row = (from: Verdict) => ({
    accept: counts.get(`${from} accept`) ?? 0,
    review: counts.get(`${from} review`) ?? 0,
    reject: counts.get(`${from} reject`) ?? 0,
  })
  return { accept: row('accept'), review: row('review'), reject: row('reject') }
}
