/** The time, as an argument. */
export interface Clock {
  /** Wall clock, milliseconds since 1970 in UTC. */
  now(): number
  /** Milliseconds that only ever grow; for durations and leases. */
  monotonic(): number
}
