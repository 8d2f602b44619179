/** Reports a fault of this service in a request that is answered all the same. */
export interface ErrorReporter {
  /**
   * Never rejects, never throws.
   *
   * @param what a fixed phrase, without anything of the request: 'the face networks failed'
   * @param error as it was caught; logged are its name, its message, which quotes no caller, and its stack
   */
  report(what: string, error: unknown): void
}
