import type { Answer } from '../../kit/client/client.ts'

/** A transaction with the trace of its decision. */
export type OpenTransaction = Answer<'GET /transaction/{id}'>
