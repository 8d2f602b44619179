/** The machine's time: wall clock and a clock that only grows, both in milliseconds. */
export const systemClock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
} as const
