import type { TokenMatch } from '../vocabulary/screening.ts'
import { wordsOf } from './lookup/rarity.ts'
import { alignNames } from './matching/align-names.ts'
import { nameEvidence } from './matching/name-evidence.ts'
import type { NameBearer } from './names/classify.ts'
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
export function compareNames(asked: string, listed: string, bearer: NameBearer): NameComparison {
  const [one, other] = [asked, listed].map((name) => wordsOf(prepareName(name, bearer), () => undefined))
  const tokens = alignNames(one ?? [], other ?? [])
  const { points } = nameEvidence(tokens)
  return { score: 1 / (1 + Math.exp(-points)), points, tokens }
}
