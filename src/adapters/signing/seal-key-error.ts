import type { SealFailure } from '../../vocabulary/agreements/seal-failures.ts'

/** Why a key cannot be used now. */
export type SealKeyFailure = Extract<
  SealFailure,
  'key-unreadable' | 'token-unreachable' | 'token-pin-refused'
>

export class SealKeyError extends Error {
  readonly reason: SealKeyFailure
  constructor(reason: SealKeyFailure, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.reason = reason
  }
}
