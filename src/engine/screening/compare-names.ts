import type { TokenMatch } from '../../vocabulary/screening/screening.ts'
import { weightedWords } from './lookup/index/rarity.ts'
import { type AlignedWord, alignNames } from './matching/align-names.ts'
import { alignmentPoints } from './matching/name-points.ts'
import type { NameBearer } from './names/classify-tokens.ts'
import { splitNames } from './names/split-names.ts'
import { prepareName } from './names/prepare-name.ts'

/** Two names laid against each other. */
export interface NameComparison {
  /** 0..1, as a search by name alone would score the one against the other. */
  readonly score: number
  /** Log-odds. */
  readonly points: number
  readonly tokens: readonly TokenMatch[]
}

/** Compares two names without any list; how rare words are is known from names at large. */
export function compareNames(query: string, listed: string, bearer: NameBearer): NameComparison {
  const tokens = bestAlignment({ query, listed, bearer })
  const points = alignmentPoints(tokens, bearer !== 'other')
  return { score: 1 / (1 + Math.exp(-points)), points, tokens }
}

/**
 * The alignment that agrees best, where either is several names written as one.
 *
 * @param names with how rare words are on a list, undefined for those it has not
 */
export function bestAlignment(names: {
  readonly query: string
  readonly listed: string
  readonly bearer: NameBearer
  readonly listedRarity?: (token: string) => number | undefined
}): readonly AlignedWord[] {
  const words = (name: string) =>
    splitNames(name).map((one) =>
      weightedWords(prepareName(one, names.bearer), names.listedRarity ?? (() => undefined)),
    )
  const [queryNames, listedNames] = [words(names.query), words(names.listed)]
  const alignments = queryNames.flatMap((query) => listedNames.map((listed) => alignNames(query, listed)))
  const points = (aligned: readonly AlignedWord[]) => alignmentPoints(aligned, names.bearer !== 'other')
  return alignments.reduce((best, next) => (points(next) > points(best) ? next : best))
}
