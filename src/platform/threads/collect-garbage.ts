import { setFlagsFromString } from 'node:v8'

/** Threads that are started from now on can `collectGarbage`. */
export function exposeGarbageCollection(): void {
  setFlagsFromString('--expose-gc')
}

/**
 * Lets this thread give back what it holds no more, where it can. Shared memory does not count as a thread's own, so that
 * one that has let go of much of it would see no reason to. It takes tens of milliseconds, during which the thread does
 * nothing else.
 */
export function collectGarbage(): void {
  globalThis.gc?.()
}
