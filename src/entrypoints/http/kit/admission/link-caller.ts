import type { FoundHolder } from '../../../../flows/verification/holder/find-holder.ts'
import type { Caller } from './authenticate.ts'
import type { RateLimitStatus } from './rate-limit.ts'

/** The holder of a hosted link who was let in. */
export interface LinkCaller extends FoundHolder {
  readonly rate: RateLimitStatus | null
}

export const isHolder = (admitted: Caller | LinkCaller): admitted is LinkCaller => 'linkId' in admitted
