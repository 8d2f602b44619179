import { bestAlignment } from '../../src/engine/screening/compare-names.ts'
import { alignmentPointsBy } from '../../src/engine/screening/matching/name-points.ts'
import { nameModel } from '../../src/engine/screening/matching/name-model.table.ts'
import { normaliseName } from '../../src/engine/screening/names/prepare-name.ts'
import { defaultScreeningBand } from '../../src/vocabulary/screening/screening.ts'
import { foldModels } from './fold-models.table.ts'
import { foldOf } from './folds.ts'
import { devRows } from './lists.ts'
import { type PairFigures, pairFigures } from './pair-figures.ts'

export interface NameBenchFigures extends PairFigures {
  readonly pairs: number
  /** Pairs that are beyond doubt and are judged wrongly at the review band. */
  readonly strongWrong: readonly string[]
}

/**
 * nomenklatura's judged pairs, the development part, by name alone.
 *
 * @param outOfFold whether each pair is scored by the model that was fitted without its entity, instead of the shipped one
 */
export function nameBench(outOfFold: boolean): NameBenchFigures {
  const judged = devRows('name_bench').map((row) => {
    const [query, listed] = [row['name1'] ?? '', row['name2'] ?? '']
    const bearer = row['schema'] === 'Person' ? 'person' : 'other'
    const model = outOfFold ? foldModels[foldOf(normaliseName(listed))] : undefined
    const words = bestAlignment({ query, listed, bearer })
    const points = alignmentPointsBy(model ?? nameModel, words, bearer === 'person')
    const score = 1 / (1 + Math.exp(-points))
    return { row, same: row['is_match'] === 'true', score }
  })
  const confidentErrors = judged
    .filter(({ row, same, score }) => row['quality'] === 'STRONG' && same !== score >= defaultScreeningBand)
    .map(({ row, score }) => `${row['name1']} | ${row['name2']} | ${row['is_match']} ${score.toFixed(3)}`)
  return { ...pairFigures(judged), pairs: judged.length, strongWrong: confidentErrors }
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
