/** Listed words that are like a word. */
export interface FoundWords {
  readonly tokens: Uint32Array
  readonly similarity: Float32Array
  /** The highest of `similarity`, 0 when there is none. */
  readonly best: number
  /** Names that bear one of them, counted once per word. */
  readonly cost: number
  /** The most and the least that one of them weighs. */
  readonly heaviest: number
  readonly lightest: number
}
