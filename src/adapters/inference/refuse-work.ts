import { Refusal } from '../../vocabulary/refusals.ts'

const hanging = 'Reading hangs repeatedly; restart the service.'

/** What is said to anyone who comes while too much waits, or once several runs never ended. */
export function refuseWork(why: 'full' | 'hanging'): Refusal {
  if (why === 'full') return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
  return new Refusal('SERVICE_UNAVAILABLE', { message: hanging, retryAfterSeconds: 60 })
}
