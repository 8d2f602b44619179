import type { Principal } from '../../../vocabulary/account/principal.ts'

/** A request that carried an Idempotency-Key. */
export interface IdempotentRequest {
  readonly key: string
  /** SHA-256 of method, address and body, hex. */
  readonly bodyHash: string
}

/** How the first answer is made from what the work came to; it is kept with the record that the work stores. */
export interface StoredAnswer<Result> extends IdempotentRequest {
  readonly answer: (result: Result) => unknown
}

/** What became of the first request with this key. */
export type IdempotencyClaim =
  /** No one had it; it is the caller's now, until its answer is kept or `giveUp`. */
  | { readonly state: 'claimed' }
  /** A twin is at work. */
  | { readonly state: 'running' }
  | { readonly state: 'answered'; readonly answer: unknown; readonly recordId: string | null }
  /** It was done, and its answer was not to be kept. */
  | { readonly state: 'done' }
  /** The first request was another one. */
  | { readonly state: 'other-body' }
  /** The record that the answer told of was deleted. */
  | { readonly state: 'gone' }

/** First answers, kept for seven days. */
export interface IdempotencyRecords {
  /** Claims a key for so long, or says what its first request came to. */
  claim(principal: Principal, request: IdempotentRequest, leaseMs: number): Promise<IdempotencyClaim>
  /** Keeps the answer of work that stored no record, sealed under the account's key; null keeps that it was done. */
  keepAnswer(principal: Principal, request: IdempotentRequest, response: unknown): Promise<void>
  /** Gives a claimed key back after a refusal or a fault, so that a retry runs anew. */
  giveUp(principal: Principal, key: string): Promise<void>
}
