/** Where is told what went wrong on our side in a request that is answered all the same. */
export interface ErrorReporter {
  /**
   * Never rejects, never throws.
   *
   * @param what a fixed phrase, without anything of the request: 'looking at faces failed'
   * @param error as it was caught; of it are told its name, its message, which quotes no caller, and where it came from
   */
  report(what: string, error: unknown): void
}
