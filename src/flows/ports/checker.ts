/** What an examination of everything stored found. */
export interface StoreReport {
  readonly isSound: boolean
  /** What was looked at, in order. */
  readonly checks: readonly { readonly check: string; readonly examined: number; readonly found: number }[]
  /** At most 100 of each check; ids only, no personal data. */
  readonly findings: readonly { readonly check: string; readonly about: string; readonly sentence: string }[]
}

/** The independent checker of what is stored; it reads only. */
export interface Checker {
  checkStore(onCheck?: (done: number, all: number) => void): Promise<StoreReport>
}
