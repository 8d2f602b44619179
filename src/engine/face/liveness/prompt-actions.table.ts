import type { JudgedPrompt } from '../../../vocabulary/verification/face-prompts.ts'
import type { ChallengeAction } from './challenge-events.ts'

/** What the wire asks for, as it is judged. */
export const promptActions: Readonly<Record<JudgedPrompt, ChallengeAction>> = {
  TURN_LEFT: 'turn-left',
  TURN_RIGHT: 'turn-right',
  MOUTH_OPEN: 'open-mouth',
}
