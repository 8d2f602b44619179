import { shareWithInterval } from '../kit/figures.ts'

/** One comparison: −1 where a face was not found, so that it matches no one. */
export interface Trial {
  readonly same: boolean
  readonly score: number
}

export interface Verification {
  readonly auc: number
  /** For each rate of false accepts: the lowest score above which no more strangers lie, and who of the same do. */
  readonly at: readonly { readonly far: number; readonly threshold: number; readonly accepted: string }[]
  readonly falseAtHalf: string
  readonly foundAtHalf: string
}

const rates = [0.01, 0.001] as const

/** What a list of comparisons is worth; every pair of the same people counts, also when a face was not found. */
export function verification(trials: readonly Trial[]): Verification {
  const scores = (same: boolean) =>
    trials
      .filter((trial) => trial.same === same)
      .map(({ score }) => score)
      .sort((a, b) => b - a)
  const [same, strangers] = [scores(true), scores(false)]
  const above = (list: readonly number[], threshold: number) =>
    list.filter((score) => score > threshold).length
  return {
    auc: rocAuc(same, strangers),
    at: rates.map((far) => {
      const threshold = strangers[Math.floor(far * strangers.length)] ?? 0
      return { far, threshold, accepted: shareWithInterval(above(same, threshold), same.length) }
    }),
    falseAtHalf: shareWithInterval(above(strangers, 0.5), strangers.length, 3),
    foundAtHalf: shareWithInterval(above(same, 0.5), same.length),
  }
}

/** How often one of the same people is more alike than two strangers are; ties count half. Both lists fall. */
function rocAuc(same: readonly number[], strangers: readonly number[]): number {
  const rising = [...strangers].reverse()
  let [below, equal, wins] = [0, 0, 0]
  for (const score of [...same].reverse()) {
    while (below < rising.length && (rising[below] ?? 0) < score) below++
    equal = Math.max(equal, below)
    while (equal < rising.length && rising[equal] === score) equal++
    wins += below + (equal - below) / 2
  }
  return wins / (same.length * strangers.length)
}

/** A picture held against all others, as a search for duplicate people does. */
export interface Search {
  readonly strangers: readonly number[]
  readonly same: readonly number[]
}

/** How many searches name a stranger, how many another picture of the person, and how alike the likest stranger is. */
export function identification(searches: readonly Search[], threshold: number): string {
  const named = (of: (search: Search) => readonly number[]) =>
    searches.filter((search) => of(search).some((score) => score >= threshold)).length
  const highestScore = Math.max(...searches.flatMap(({ strangers }) => strangers))
  const counts = [named(({ strangers }) => strangers), named(({ same }) => same)] as const
  return `at ${threshold} name a stranger ${shareWithInterval(counts[0], searches.length)}, the person ${shareWithInterval(counts[1], searches.length)}; the likest stranger ${highestScore.toFixed(3)}`
}
