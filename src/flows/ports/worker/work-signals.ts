/** What a signal says there may be something of. */
export const workKinds = ['deliveries', 'jobs', 'erasures'] as const

export type WorkKind = (typeof workKinds)[number]

/** Signals that leave with a commit, whichever process made it. */
export interface WorkSignals {
  /**
   * Calls `heard` after each commit that left work of this kind, and where a signal may have been missed. Signals are no
   * promise: anyone who listens looks seldom without them, too.
   *
   * @returns a function that ends it
   */
  onWork(heard: (kind: WorkKind) => void): () => void
}
