import type { Profile } from '../../vocabulary/profile.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { SelfieInput } from '../scan/scan-command.ts'

/** Clocks differ by so much, in milliseconds. */
const mostAhead = 5 * 60_000

/**
 * Before any face is looked at: where the profile asks for it, consent must have been recorded.
 * Throws Refusal ERROR_OPERATION_FAILED without it, ERROR_INVALID_VALUE where it lies in the future.
 */
export function refuseWithoutConsent(
  { frames, video, consent }: SelfieInput,
  { face }: Pick<Profile, 'face'>,
  now: number,
): void {
  if (consent !== null && consent.at > now + mostAhead)
    throw invalidValue('consent.at', 'It lies in the future.')
  const isSent = frames.length > 0 || video !== null
  if (!isSent || consent !== null || !face.requireConsent) return
  throw new Refusal('ERROR_OPERATION_FAILED', {
    message: "The profile asks for consent before a face is looked at: send 'consent' with textId and at.",
  })
}
