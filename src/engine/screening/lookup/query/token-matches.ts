/** Listed words that are like a word. */
export interface TokenMatches {
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
export interface TokenMatch {
  readonly token: number
  readonly similarity: number
  readonly weight: number
  readonly cost: number
}

/** Likeness is told apart in twentieths, and words of little weight from others: at most 22 degrees. */
const steps = 20
const light = 0.2

/** Of the words in hand the place in `degrees` of each degree, one more than it is. */
const placeOf = new Uint8Array(2 * (steps + 1))

export function tokenMatches(found: readonly TokenMatch[]): TokenMatches {
  const tokens = new Uint32Array(found.length)
  const similarity = new Float32Array(found.length)
  const degreeOf = new Uint8Array(found.length)
  const degrees: Gathered[] = []
  placeOf.fill(0)
  for (const [at, word] of found.entries()) {
    const key = 2 * Math.floor(word.similarity * steps) + Number(word.weight > light)
    const place = placeOf[key] ?? 0
    const degree = degrees[place - 1] ?? { similarity: 0, heaviest: 0, lightest: 1, cost: 0 }
    if (place === 0) placeOf[key] = degrees.push(degree)
    degree.similarity = Math.max(degree.similarity, word.similarity)
    degree.heaviest = Math.max(degree.heaviest, word.weight)
    degree.lightest = Math.min(degree.lightest, word.weight)
    degree.cost += word.cost
    tokens[at] = word.token
    similarity[at] = word.similarity
    degreeOf[at] = (placeOf[key] ?? 0) - 1
  }
  const all: Gathered = { similarity: 0, heaviest: 0, lightest: 1, cost: 0 }
  for (const degree of degrees) {
    all.similarity = Math.max(all.similarity, degree.similarity)
    all.heaviest = Math.max(all.heaviest, degree.heaviest)
    all.lightest = Math.min(all.lightest, degree.lightest)
    all.cost += degree.cost
  }
  const { similarity: best, cost, heaviest, lightest } = all
  return { tokens, similarity, degreeOf, degrees, best, cost, heaviest, lightest }
}

/** A degree in the making. */
type Gathered = { -readonly [Key in keyof Degree]: Degree[Key] }
