/** Listed words that are like a word. */
export interface FoundWords {
  readonly tokens: Uint32Array
  readonly similarity: Float32Array
  /** Of each its place in `degrees`. */
  readonly degreeOf: Uint8Array
  readonly degrees: readonly Degree[]
  /** The highest of `similarity`, 0 when there is none. */
  readonly best: number
  /** Names that bear one of them, counted once per word. */
  readonly cost: number
  /** The most and the least that one of them weighs. */
  readonly heaviest: number
  readonly lightest: number
}

/** Listed words that are about as much like a word, and about as much worth. */
export interface Degree {
  /** How like the likest is. */
  readonly similarity: number
  readonly heaviest: number
  readonly lightest: number
  /** Names that bear one of them. */
  readonly cost: number
}

/** As bits of degrees: all of them. */
export const everyDegree = -1

/** A listed word that is like the word, what it weighs, and how many names bear it. */
export interface FoundWord {
  readonly token: number
  readonly similarity: number
  readonly weight: number
  readonly cost: number
}

/** Likeness is told apart in twentieths, and words of little weight from others: at most 22 degrees. */
const steps = 20
const light = 0.2

export function foundWords(found: readonly FoundWord[]): FoundWords {
  const degrees: { -readonly [Key in keyof Degree]: Degree[Key] }[] = []
  const placeOf = new Map<number, number>()
  const degreeOf = Uint8Array.from(found, ({ similarity, weight, cost }) => {
    const key = 2 * Math.floor(similarity * steps) + Number(weight > light)
    const place = placeOf.get(key) ?? degrees.length
    placeOf.set(key, place)
    const degree = (degrees[place] ??= { similarity: 0, heaviest: 0, lightest: 1, cost: 0 })
    degree.similarity = Math.max(degree.similarity, similarity)
    degree.heaviest = Math.max(degree.heaviest, weight)
    degree.lightest = Math.min(degree.lightest, weight)
    degree.cost += cost
    return place
  })
  return {
    tokens: Uint32Array.from(found, ({ token }) => token),
    similarity: Float32Array.from(found, ({ similarity }) => similarity),
    degreeOf,
    degrees,
    best: Math.max(0, ...degrees.map(({ similarity }) => similarity)),
    cost: degrees.reduce((sum, { cost }) => sum + cost, 0),
    heaviest: Math.max(0, ...degrees.map(({ heaviest }) => heaviest)),
    lightest: Math.min(1, ...degrees.map(({ lightest }) => lightest)),
  }
}
