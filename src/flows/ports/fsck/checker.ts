/** What an examination of everything stored found. */
export interface StoreReport {
  readonly isSound: boolean
  /** What was looked at, in order. */
  readonly checks: readonly { readonly check: string; readonly examined: number; readonly found: number }[]
  /** At most 100 of each check; ids only, no personal data. */
  readonly findings: readonly { readonly check: string; readonly about: string; readonly sentence: string }[]
}

/** What an examination of one account's audit log found. */
export interface AuditReport {
  /** Entries that are whole, counted from the first. */
  readonly entries: number
  /** Of the last whole entry, lower-case hex. */
  readonly hash: string
  /** The first entry that is not as it was written: altered, missing, swapped, truncated, added, rewritten. */
  readonly fault: { readonly kind: string; readonly seq: number; readonly sentence: string } | null
}

/** The independent checker of what is stored; it reads only. */
export interface Checker {
  checkStore(onCheck?: (done: number, all: number) => void): Promise<StoreReport>
  /** With an end that was noted before; null when there is no such account. */
  verifyAudit(
    accountId: string,
    known?: { readonly seq: number; readonly hash: string },
  ): Promise<AuditReport | null>
}
