/** One pair of names as someone judged it, with our score. */
export interface JudgedPair {
  readonly same: boolean
  readonly score: number
}

/** How well scores part pairs of one entity from others. */
export interface PairFigures {
  /** Area under the curve, ties by halves. */
  readonly auc: number
  readonly bestF1: number
  /** Score at which the best F1 is reached. */
  readonly bestF1At: number
  /** The most recall at any threshold whose precision reaches 0.93. */
  readonly recallAnywhere: number
  /** Recall where precision first falls below 0.93, going down from the best. */
  readonly recallFirstFall: number
}

const targetPrecision = 0.93

export function pairFigures(pairs: readonly JudgedPair[]): PairFigures {
  const sorted = [...pairs].sort((a, b) => b.score - a.score)
  const positives = pairs.filter(({ same }) => same).length
  const negatives = pairs.length - positives
  const figures = { auc: 0, bestF1: 0, bestF1At: 1, recallAnywhere: 0, recallFirstFall: 0 }
  let [right, wrong, fallen] = [0, 0, false]
  for (let at = 0; at < sorted.length;) {
    const score = sorted[at]?.score ?? 0
    let [same, other] = [0, 0]
    for (; at < sorted.length && sorted[at]?.score === score; at++) {
      if (sorted[at]?.same === true) same++
      else other++
    }
    figures.auc += (other * (right + same / 2)) / (positives * negatives)
    right += same
    wrong += other
    const [precision, recall] = [right / (right + wrong), right / positives]
    const f1 = (2 * precision * recall) / (precision + recall)
    if (f1 > figures.bestF1) Object.assign(figures, { bestF1: f1, bestF1At: score })
    if (precision < targetPrecision) fallen = true
    else {
      figures.recallAnywhere = recall
      if (!fallen) figures.recallFirstFall = recall
    }
  }
  return figures
}
