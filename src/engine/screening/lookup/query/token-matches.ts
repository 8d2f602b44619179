/** Listed words that are like a word. */
export interface TokenMatches {
  readonly tokens: Uint32Array
  readonly similarity: Float32Array
  /** Of each its place in `tiers`. */
  readonly tierOf: Uint8Array
  readonly tiers: readonly MatchTier[]
  /** The highest of `similarity`, 0 when there is none. */
  readonly maxSimilarity: number
  /** Names that bear one of them, counted once per word. */
  readonly postingCount: number
  /** The most and the least that one of them weighs. */
  readonly maxWeight: number
  readonly minWeight: number
}

/** Listed words that are about as much like a word, and about as much worth. */
export interface MatchTier {
  /** How like the likest is. */
  readonly similarity: number
  readonly maxWeight: number
  readonly minWeight: number
  /** Names that bear one of them. */
  readonly postingCount: number
}

/** As bits of tiers: all of them. */
export const allTiers = -1

/** A listed word that is like the word, what it weighs, and how many names bear it. */
export interface WeightedSimilarToken {
  readonly token: number
  readonly similarity: number
  readonly weight: number
  readonly postingCount: number
}

/** Likeness is graded in twentieths, and words of little weight from others: at most 22 tiers. */
const similaritySteps = 20
const lightWeight = 0.2

export function tokenMatches(found: readonly WeightedSimilarToken[]): TokenMatches {
  const tokens = new Uint32Array(found.length)
  const similarity = new Float32Array(found.length)
  const tierOf = new Uint8Array(found.length)
  const tiers: MutableMatchTier[] = []
  /** By tier, one more than its place in `tiers`; 0 where there is none yet. */
  const tierNumberByKey = new Uint8Array(2 * (similaritySteps + 1))
  for (const [at, word] of found.entries()) {
    const key = 2 * Math.floor(word.similarity * similaritySteps) + Number(word.weight > lightWeight)
    const tierNumber = tierNumberByKey[key] ?? 0
    const tier = tiers[tierNumber - 1] ?? { similarity: 0, maxWeight: 0, minWeight: 1, postingCount: 0 }
    if (tierNumber === 0) tierNumberByKey[key] = tiers.push(tier)
    tier.similarity = Math.max(tier.similarity, word.similarity)
    tier.maxWeight = Math.max(tier.maxWeight, word.weight)
    tier.minWeight = Math.min(tier.minWeight, word.weight)
    tier.postingCount += word.postingCount
    tokens[at] = word.token
    similarity[at] = word.similarity
    tierOf[at] = (tierNumberByKey[key] ?? 0) - 1
  }
  const total: MutableMatchTier = { similarity: 0, maxWeight: 0, minWeight: 1, postingCount: 0 }
  for (const tier of tiers) {
    total.similarity = Math.max(total.similarity, tier.similarity)
    total.maxWeight = Math.max(total.maxWeight, tier.maxWeight)
    total.minWeight = Math.min(total.minWeight, tier.minWeight)
    total.postingCount += tier.postingCount
  }
  const { similarity: maxSimilarity, postingCount, maxWeight, minWeight } = total
  return { tokens, similarity, tierOf, tiers, maxSimilarity, postingCount, maxWeight, minWeight }
}

/** A tier in the making. */
type MutableMatchTier = { -readonly [Key in keyof MatchTier]: MatchTier[Key] }
