import { compareNames } from '../../src/screening/compare-names.ts'
import { reviewBand } from '../../src/vocabulary/screening.ts'
import { devRows } from './lists.ts'
import { type PairFigures, pairFigures } from './pair-figures.ts'

export interface NameBenchFigures extends PairFigures {
  readonly pairs: number
  /** Pairs that are beyond doubt and are judged wrongly at the review band. */
  readonly strongWrong: readonly string[]
}

/** nomenklatura's judged pairs, the development part, by name alone. */
export function nameBench(): NameBenchFigures {
  const judged = devRows('name_bench').map((row) => ({
    row,
    same: row['is_match'] === 'true',
    score: compareNames(
      row['name1'] ?? '',
      row['name2'] ?? '',
      row['schema'] === 'Person' ? 'person' : 'other',
    ).score,
  }))
  const strongWrong = judged
    .filter(({ row, same, score }) => row['quality'] === 'STRONG' && same !== score >= reviewBand)
    .map(({ row, score }) => `${row['name1']} | ${row['name2']} | ${row['is_match']} ${score.toFixed(3)}`)
  return { ...pairFigures(judged), pairs: judged.length, strongWrong }
}

/** The scores that logic-v2 gave the same pairs, as its makers published them. */
export function frozenLogicV2(): PairFigures {
  return pairFigures(
    devRows('name_bench_logicv2_scores').map((row) => ({
      same: row['is_match'] === 'true',
      score: Number(row['score']),
    })),
  )
}
