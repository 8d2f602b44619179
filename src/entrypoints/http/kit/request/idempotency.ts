import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../../../flows/ports/clock.ts'
import type {
  IdempotencyRecords,
  IdempotencyClaim,
  IdempotentRequest,
} from '../../../../flows/ports/idempotency.ts'
import type { AuditRecords } from '../../../../flows/ports/audit.ts'
import type { Principal } from '../../../../vocabulary/account/principal.ts'
import { invalidValue, Refusal } from '../../../../vocabulary/refusals.ts'
import type { Answer, Keeps } from '../endpoint.ts'

/** Beyond what a request may work, before its claim on a key lapses. */
const leaseBeyondMs = 60_000
/** No twin waits longer: most clients give up after 30 s. */
const longestWaitMs = 25_000

/** For requests without an Idempotency-Key. */
export const keepsNothing: Keeps = () => undefined

/** The key of a request as sent, or null. Throws Refusal ERROR_INVALID_VALUE for what is no key. */
export function keyOfRequest(sent: string | undefined): string | null {
  if (sent === undefined) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(sent))
    throw invalidValue('Idempotency-Key', 'It has 1 to 255 printable ASCII characters and no spaces.')
  return sent
}

export interface Repeatable {
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
export async function once(repeatable: Repeatable, work: (keeps: Keeps) => Promise<Answer>): Promise<Answer> {
  const claim = await claimed(repeatable)
  if (claim.state !== 'claimed') return replayed(repeatable, claim)
  const { records, principal, request } = repeatable
  const kept: { text?: string; outcome?: true } = {}
  const keeps: Keeps = (present) => ({
    ...request,
    answer: (result) => {
      const shown = present(result)
      if (shown === null) {
        kept.outcome = true
        return null
      }
      kept.text = JSON.stringify(shown)
      return stored(kept.text)
    },
  })
  let answer: Answer
  try {
    answer = await work(keeps)
  } catch (error) {
    await records.giveUp(principal, request.key)
    throw error
  }
  // What was kept in the record's own transaction is what everyone gets, the first caller included.
  if (kept.text !== undefined) return jsonText(kept.text, answer.headers)
  if (kept.outcome === true) return answer
  const text = await textOf(answer)
  await records.keepAnswer(principal, request, text === null ? null : stored(text))
  return text === null ? answer : jsonText(text, answer.headers)
}

type Settled = Exclude<IdempotencyClaim, { state: 'running' }>

/** Waits for a twin at work. */
async function claimed(repeatable: Repeatable): Promise<Settled> {
  const { records, clock, principal, request, timeoutMs, signal } = repeatable
  const until = clock.monotonic() + Math.min(timeoutMs / 2, longestWaitMs)
  for (let pauseMs = 50; ; pauseMs = Math.min(1000, 2 * pauseMs)) {
    const claim = await records.claim(principal, request, timeoutMs + leaseBeyondMs)
    if (claim.state !== 'running') return claim
    if (clock.monotonic() + pauseMs > until)
      throw new Refusal('ERROR_CONFLICT', {
        message: 'A request with this Idempotency-Key is still at work; ask again later.',
        retryAfterSeconds: 5,
      })
    await sleep(pauseMs, undefined, { signal })
  }
}

/** Who is told again what a record holds sees it again: that is written down as every other view. */
async function replayed(
  { records, principal }: Repeatable,
  claim: Exclude<Settled, { state: 'claimed' }>,
): Promise<Answer> {
  switch (claim.state) {
    case 'answered':
      await records.recordView({
        accountId: principal.accountId,
        actor: principal.actor,
        action: 'answer.replayed',
        ids: claim.recordId === null ? [] : [claim.recordId],
      })
      return jsonText(readStored(claim.answer), { 'idempotency-replayed': 'true' })
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

function jsonText(text: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { bytes: text, contentType: 'application/json; charset=utf-8', headers }
}

/** The text of a JSON answer; null for everything else, which is fetched and never made. */
async function textOf(answer: Answer): Promise<string | null> {
  if ('json' in answer) return JSON.stringify(answer.json)
  if (!('parts' in answer)) return null
  const parts: string[] = []
  for await (const part of answer.parts) parts.push(part)
  return parts.join('')
}

function stored(text: string) {
  return { schema: 1, text }
}

function readStored(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'text' in answer && typeof answer.text === 'string')
    return answer.text
  throw new Error('A kept answer has a schema that this version does not know.')
}
