import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../../../flows/ports/clock.ts'
import type {
  IdempotencyRecords,
  IdempotencyClaim,
  IdempotentRequest,
} from '../../../../flows/ports/idempotency/idempotency.ts'
import type { AuditRecords } from '../../../../flows/ports/audit/audit.ts'
import type { Principal } from '../../../../vocabulary/account/principal.ts'
import { invalidValue, Refusal } from '../../../../vocabulary/refusals.ts'
import type { EndpointResponse, CreateIdempotentResponse } from '../endpoint.ts'

/** Beyond what a request may work, before its claim on a key lapses. */
const leaseMarginMs = 60_000
/** No twin waits longer: most clients give up after 30 s. */
const maxWaitMs = 25_000

/** For requests without an Idempotency-Key. */
export const noIdempotency: CreateIdempotentResponse = () => undefined

/** The key of a request as sent, or null. Throws Refusal ERROR_INVALID_VALUE for what is no key. */
export function parseIdempotencyKey(sent: string | undefined): string | null {
  if (sent === undefined) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(sent))
    throw invalidValue('Idempotency-Key', 'It has 1 to 255 printable ASCII characters and no spaces.')
  return sent
}

export interface IdempotentExecution {
  readonly records: IdempotencyRecords & Pick<AuditRecords, 'recordView'>
  readonly clock: Clock
  readonly principal: Principal
  readonly request: IdempotentRequest
  /** How long the work may take. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/**
 * Does the work of a request with an Idempotency-Key once. The first answer is kept for seven days and given to every
 * repetition to the byte, marked `Idempotency-Replayed: true`; what is refused or fails gives the key back.
 *
 * Throws Refusal ERROR_IDEMPOTENCY_MISMATCH when the first request was another one, ERROR_CONFLICT when the first is
 * still at work after a while, or was done and its answer not kept, ERROR_NOT_FOUND when its record was deleted.
 */
export async function runOnce(
  execution: IdempotentExecution,
  work: (keeps: CreateIdempotentResponse) => Promise<EndpointResponse>,
): Promise<EndpointResponse> {
  const claim = await claimKey(execution)
  if (claim.state !== 'claimed') return replayResponse(execution, claim)
  const { records, principal, request } = execution
  const storedResponse: { text?: string; outcome?: true } = {}
  const idempotentResponse: CreateIdempotentResponse = (present) => ({
    ...request,
    answer: (result) => {
      const presented = present(result)
      if (presented === null) {
        storedResponse.outcome = true
        return null
      }
      storedResponse.text = JSON.stringify(presented)
      return storedText(storedResponse.text)
    },
  })
  let answer: EndpointResponse
  try {
    answer = await work(idempotentResponse)
  } catch (error) {
    await records.giveUp(principal, request.key)
    throw error
  }
  // What was kept in the record's own transaction is what everyone gets, the first caller included.
  if (storedResponse.text !== undefined) return jsonResponse(storedResponse.text, answer.headers)
  if (storedResponse.outcome === true) return answer
  const text = await jsonTextOf(answer)
  await records.keepAnswer(principal, request, text === null ? null : storedText(text))
  return text === null ? answer : jsonResponse(text, answer.headers)
}

type SettledClaim = Exclude<IdempotencyClaim, { state: 'running' }>

/** Waits for a twin at work. */
async function claimKey(execution: IdempotentExecution): Promise<SettledClaim> {
  const { records, clock, principal, request, timeoutMs, signal } = execution
  const until = clock.monotonic() + Math.min(timeoutMs / 2, maxWaitMs)
  for (let pauseMs = 50; ; pauseMs = Math.min(1000, 2 * pauseMs)) {
    const claim = await records.claim(principal, request, timeoutMs + leaseMarginMs)
    if (claim.state !== 'running') return claim
    if (clock.monotonic() + pauseMs > until)
      throw new Refusal('ERROR_CONFLICT', {
        message: 'A request with this Idempotency-Key is still at work; ask again later.',
        retryAfterSeconds: 5,
      })
    await sleep(pauseMs, undefined, { signal })
  }
}

/** A repeated answer shows a record again: the audit chain gets it as every other view. */
async function replayResponse(
  { records, principal }: IdempotentExecution,
  claim: Exclude<SettledClaim, { state: 'claimed' }>,
): Promise<EndpointResponse> {
  switch (claim.state) {
    case 'answered':
      await records.recordView({
        accountId: principal.accountId,
        actor: principal.actor,
        action: 'answer.replayed',
        ids: claim.recordId === null ? [] : [claim.recordId],
      })
      return jsonResponse(readStoredText(claim.answer), { 'idempotency-replayed': 'true' })
    case 'other-body':
      throw new Refusal('ERROR_IDEMPOTENCY_MISMATCH')
    case 'gone':
      throw new Refusal('ERROR_NOT_FOUND', {
        message: 'What the first request with this Idempotency-Key made was deleted.',
      })
    case 'done':
      throw new Refusal('ERROR_CONFLICT', {
        message:
          'The first request with this Idempotency-Key was done and charged. Its answer was not kept, because its profile saves no results or because it showed a secret once.',
      })
  }
}

function jsonResponse(text: string, headers: Readonly<Record<string, string>> = {}): EndpointResponse {
  return { jsonText: text, headers }
}

/** The text of a JSON answer; null for everything else, which is fetched and never made. */
async function jsonTextOf(answer: EndpointResponse): Promise<string | null> {
  if ('json' in answer) return JSON.stringify(answer.json)
  if ('jsonText' in answer) return answer.jsonText
  if (!('parts' in answer)) return null
  const parts: string[] = []
  for await (const part of answer.parts) parts.push(part)
  return parts.join('')
}

function storedText(text: string) {
  return { schema: 1, text }
}

function readStoredText(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'text' in answer && typeof answer.text === 'string')
    return answer.text
  throw new Error('A kept answer has a schema that this version does not know.')
}
