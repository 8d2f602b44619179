/** A change to one file. */
export interface Edit {
  readonly file: string
  /** The exact text that goes, once in the file. */
  readonly text: string
  readonly replacement: string
}

/** One guard taken out of the product: the suite must notice. */
export interface Mutant extends Edit {
  readonly guard: string
  /** Further guards that fall with it, because each alone would hide that this one is gone. */
  readonly also?: readonly Edit[]
  /** Attacks of test/attacks/corpus.table.ts of which at least one must then fail. */
  readonly attacks: readonly number[]
  /** The one of their test files that tries this guard, where the others need not run. */
  readonly test?: string
  /** Words of the titles in `test` that try a guard which no attack of the corpus is about; `attacks` is then empty. */
  readonly title?: string
  /** Without this guard tests cannot even prepare what they need: that counts, too. */
  readonly breaksPreparation?: true
}
