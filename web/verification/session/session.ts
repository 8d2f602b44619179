import type { Operations } from '../../kit/client/shapes.generated.ts'
import type { FacePrompt } from '../capture/capture-props.ts'

/** What every success of the hosted-flow API answers. */
export type SessionReply = Extract<
  Operations['GET /docupassappv3/get_action']['answer'],
  { readonly success: true }
>

export type Task = SessionReply['task']

/** Steps of a link, in their order; waiting for others is none. */
export type Step = Exclude<Task, 'party_pending'>

/** Fields that a service without this page does not answer. */
export interface SessionExtensions {
  readonly steps: readonly Step[]
  readonly liveness: { readonly nonce: string; readonly prompts: readonly FacePrompt[] } | null
  readonly attemptsLeft: { readonly document: number; readonly face: number } | null
  /** Unix seconds, 0 for never. */
  readonly expiresAt: number
  readonly privacy: { readonly storedDays: number | null; readonly url: string; readonly contact: string }
  readonly accentColor: string
  readonly hasLogo: boolean
  readonly mayAskPerson: boolean
  readonly signingOrigins: readonly string[]
  /** Whose session it is; null where all fields of the contract are this person's. */
  readonly party: { readonly id: string; readonly role: string } | null
  /** Sessions of the link so far. */
  readonly devices: number
  readonly consentGiven: boolean
}

export type Session = SessionReply & SessionExtensions

const allSteps: readonly Step[] = ['phone', 'customform', 'document', 'face', 'contract']

/** A reply with what it lacks. */
export function readSession(reply: SessionReply & Partial<SessionExtensions>): Session {
  const defaults: SessionExtensions = {
    steps: guessedSteps(reply),
    ...{ liveness: null, attemptsLeft: null, expiresAt: 0, accentColor: '', hasLogo: false },
    ...{ privacy: { storedDays: null, url: '', contact: '' }, mayAskPerson: false, signingOrigins: [] },
    ...{ party: null, devices: 1, consentGiven: false },
  }
  return { ...defaults, ...reply }
}

/** The fewest that the reply speaks of. */
function guessedSteps({
  task,
  phoneCountryCode,
  customField,
  preloadFaceLib,
}: SessionReply): readonly Step[] {
  const isMentioned: Readonly<Record<Step, boolean>> = {
    phone: phoneCountryCode !== null,
    customform: customField.length > 0,
    document: false,
    face: preloadFaceLib,
    contract: false,
  }
  return allSteps.filter((step) => isMentioned[step] || step === task)
}
