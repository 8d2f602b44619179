import { createHmac } from 'node:crypto'
import { promptOrderOf } from '../../../engine/verification/prompt-orders.table.ts'
import { asksForFace } from '../../../engine/verification/task-of.ts'
import type { JudgedPrompt } from '../../../vocabulary/verification/face-prompts.ts'
import type { LinkHistory, LinkSession } from '../../ports/verification/hosted-links.ts'

/** What a person is asked to do before the camera, in this order. */
export interface LivenessChallenge {
  /** 32 hex; sent back with the frames, which are judged by no other challenge. */
  readonly nonce: string
  readonly prompts: readonly JudgedPrompt[]
}

/**
 * The challenge of the next picture of the face; null where the profile does not ask whether someone is alive. Derived by the
 * link's own key, and stored nowhere. The order is drawn anew for each picture that was sent, and not for each session: to
 * open the link again and again finds no order that an old film would answer. The nonce is that of one session.
 */
export function livenessChallenge(
  { link, events, seal }: Pick<LinkHistory, 'link' | 'events' | 'seal'>,
  { digest }: Pick<LinkSession, 'digest'>,
): LivenessChallenge | null {
  const isAsked = link.profile.decisions['FACE_LIVENESS_ERR']?.enabled === true
  if (!isAsked || !asksForFace(link)) return null
  const sent = events.filter(({ deed }) => deed.kind === 'face').length
  const derived = (what: string) =>
    createHmac('sha256', seal.key).update(`liveness ${what}\n${seal.recordId}\n${String(sent)}`)
  return {
    nonce: derived('nonce').update(`\n${digest}`).digest('hex').slice(0, 32),
    prompts: promptOrderOf(derived('prompts').digest().readUInt32BE()),
  }
}
