import type { Session } from '../session/session.ts'
import type { FlowState } from './flow-state.ts'
import { isChoiceNeeded } from './document-choice.ts'

/** One screen, one idea. */
export type Screen =
  | 'opening'
  | 'link-trouble'
  | 'end'
  | 'in-app'
  | 'welcome'
  | 'hand-off'
  | 'consent'
  | 'location'
  | 'phone-number'
  | 'phone-code'
  | 'form'
  | 'document-choice'
  | 'document-intro'
  | 'document-camera'
  | 'review'
  | 'face-intro'
  | 'face-camera'
  | 'camera-trouble'
  | 'contract'
  | 'contract-elsewhere'
  | 'party-pending'

/** What the page runs in. */
export interface Surroundings {
  /** A computer: the phone has the better camera. */
  readonly isDesktop: boolean
  /** Inside an app that is known to give pages no camera. */
  readonly isInApp: boolean
  /** Whether every page around this one may frame the signing step; true without any. */
  readonly maySignHere: boolean
}

/** Which screen a state shows. */
export function screenOf(state: FlowState, around: Surroundings): Screen {
  if (state.end !== null) return 'end'
  if (state.trouble !== null) return 'link-trouble'
  const { session } = state
  return session === null
    ? 'opening'
    : (beforeTask(state, session, around) ?? taskScreens[session.task](state, session, around))
}

type IsDue = (state: FlowState, session: Session, around: Surroundings) => boolean

/** What comes before the first step, in this order. */
const before: readonly (readonly [Screen, IsDue])[] = [
  ['in-app', ({ progress }, session, { isInApp }) => isInApp && !progress.isInApp && needsCamera(session)],
  ['welcome', ({ progress }) => !progress.isWelcomed],
  [
    'hand-off',
    ({ progress }, session, { isDesktop }) => isDesktop && !progress.isHere && needsCamera(session),
  ],
  ['consent', ({ progress }, session) => !progress.isConsentSkipped && isConsentOpen(session)],
  ['location', ({ location }, { gps }) => gps && location !== 'known'],
]

/** Null where the person is past it. */
function beforeTask(state: FlowState, session: Session, around: Surroundings): Screen | null {
  if (session.task === 'party_pending') return null
  return before.find(([, isDue]) => isDue(state, session, around))?.[0] ?? null
}

/** Whether the person is still to be asked before the face. */
const isConsentOpen = ({ consent, consentGiven, steps, task }: Session): boolean =>
  consent !== null &&
  !consentGiven &&
  steps.indexOf('face') >=
    Math.max(
      0,
      steps.findIndex((step) => step === task),
    )

/** Whether a step that needs a camera is still to come. */
export function needsCamera({ steps, task }: Pick<Session, 'steps' | 'task'>): boolean {
  if (task === 'contract' || task === 'party_pending') return false
  const left = steps.slice(Math.max(0, steps.indexOf(task)))
  return left.includes('document') || left.includes('face')
}

type TaskScreen = (state: FlowState, session: Session, around: Surroundings) => Screen

const taskScreens: Readonly<Record<Session['task'], TaskScreen>> = {
  phone: ({ progress }) => (progress.code === null ? 'phone-number' : 'phone-code'),
  customform: () => 'form',
  document: (state, session) => {
    if (state.isChoosing || isChoiceNeeded(session)) return 'document-choice'
    if (state.cameraTrouble !== null) return 'camera-trouble'
    return state.isCameraOpen ? 'document-camera' : 'document-intro'
  },
  face: (state, session) => {
    if (isReviewDue(state, session)) return 'review'
    if (state.cameraTrouble !== null) return 'camera-trouble'
    return state.isCameraOpen ? 'face-camera' : 'face-intro'
  },
  contract: (state, session, around) => {
    if (isReviewDue(state, session)) return 'review'
    return around.maySignHere ? 'contract' : 'contract-elsewhere'
  },
  party_pending: () => 'party-pending',
}

const isReviewDue = ({ progress }: FlowState, { readData }: Session): boolean =>
  readData !== null && !progress.isReviewed
