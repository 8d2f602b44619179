import type { Session } from '../session/session.ts'
import { otherDocumentCodes } from '../refusals/picture-refusals.table.ts'
import { problemOf, troubleOf } from './read-refusal.ts'
import type { FlowAction, FlowState, PageProgress } from './flow-state.ts'

type Answered = Extract<FlowAction, { readonly type: 'answered' }>

/** The page after something happened. Nothing here leads back to a step that is done. */
export function flowReducer(state: FlowState, action: FlowAction): FlowState {
  switch (action.type) {
    case 'calls':
      return { ...state, sending: { call: action.call, progress: null }, problem: null }
    case 'sent':
      return withShare(state, action.share)
    case 'answered':
      return answered(state, action)
    case 'noticed':
      return { ...state, ...action.change }
    case 'done':
      return withProgress(state, action.progress)
    default:
      return moved(state, action)
  }
}

/** A resent upload begins anew; its bar does not. */
function withShare(state: FlowState, share: number): FlowState {
  const { sending } = state
  if (sending === null) return state
  return { ...state, sending: { ...sending, progress: Math.max(sending.progress ?? 0, share) } }
}

type Move = Exclude<FlowAction, { readonly type: 'calls' | 'sent' | 'answered' | 'noticed' | 'done' }>

/** From screen to screen within a step. */
function moved(state: FlowState, action: Move): FlowState {
  switch (action.type) {
    case 'back':
      return goneBack(state)
    case 'with-phone':
      return { ...withProgress(state, { isHere: false }), ...cameraClosed }
    case 'change-number':
      return { ...withProgress(state, { code: null }), problem: null }
    case 'choose-again':
      return { ...state, ...cameraClosed, isChoosing: true, problem: null }
    case 'front-taken':
      return { ...state, front: action.picture, problem: null }
    case 'camera':
      return action.isOpen
        ? { ...state, isCameraOpen: true, cameraTrouble: null }
        : { ...state, ...cameraClosed, problem: null }
    case 'camera-trouble':
      return { ...state, cameraTrouble: action.trouble, isCameraOpen: false }
  }
}

const cameraClosed = { isCameraOpen: false, cameraTrouble: null, front: null } as const

const withProgress = (state: FlowState, change: Partial<PageProgress>): FlowState => ({
  ...state,
  progress: { ...state.progress, ...change },
})

function answered(state: FlowState, { call, outcome, at, code }: Answered): FlowState {
  const rested = { ...state, sending: call === 'look' ? state.sending : null, waitsUntil: null }
  switch (outcome.kind) {
    case 'session':
      return afterCall(shown(rested, outcome.session), { call, at, code })
    case 'ended':
      return {
        ...(call === 'ask_person' ? withProgress(rested, { isPersonAsked: true }) : rested),
        end: { reason: outcome.reason, redirect: outcome.redirect },
        isCameraOpen: false,
        front: null,
      }
    case 'refused':
    case 'failed':
    case 'no-answer':
    case 'busy':
      return refused(rested, { call, outcome, at, code })
  }
}

type CallMade = Pick<Answered, 'call' | 'at' | 'code'>

/** What a call that was taken changes beside the session. */
function afterCall(state: FlowState, { call, at, code }: CallMade): FlowState {
  switch (call) {
    case 'create_phone_verification':
      return withProgress(state, { code: { number: '', channel: 'sms', ...code, at } })
    case 'save_document_selection':
      return { ...state, isChoosing: false }
    default:
      return state
  }
}

/** Another task begins afresh: nothing of the one before is left on it. */
function shown(state: FlowState, session: Session): FlowState {
  const isSameTask = state.session?.task === session.task
  const next = { ...state, session, trouble: null }
  return isSameTask ? next : { ...next, ...cameraClosed, problem: null, isChoosing: false }
}

function refused(state: FlowState, answer: CallMade & Pick<Answered, 'outcome'>): FlowState {
  const { call, outcome } = answer
  const trouble = troubleOf(outcome, state.session === null)
  if (trouble !== null) return { ...state, trouble }
  // Out of step: the driver looks where the link stands.
  if (outcome.kind === 'refused' && outcome.code === 'DOCUPASS_INVALID_ACTION')
    return { ...state, front: null }
  const problem = problemOf(call, outcome)
  if (problem === null) return state
  if (problem.kind === 'word' && problem.word === 'LOCATION_HEADER_MISSING')
    return { ...state, location: 'denied', isCameraOpen: false, front: null }
  // A code that may be under way can be entered.
  if (problem.kind === 'code-maybe-sent') return { ...afterCall(state, answer), problem }
  const isLate = problem.kind === 'word' && problem.word === 'CONSENT_MISSING'
  if (isLate) return { ...withProgress(state, { isConsentSkipped: false }), isCameraOpen: false }
  // Another picture of the same document would not help.
  const isWrongDocument =
    problem.kind === 'picture' && problem.codes.some((one) => otherDocumentCodes.includes(one))
  return { ...state, ...(isWrongDocument ? cameraClosed : { front: null }), problem }
}

/** What the browser's back button does: a screen back within the step, never out of it. */
function goneBack(state: FlowState): FlowState {
  if (state.sending !== null) return state
  if (state.isCameraOpen || state.cameraTrouble !== null) return { ...state, ...cameraClosed, problem: null }
  if (state.session?.task === 'phone' && state.progress.code !== null)
    return { ...withProgress(state, { code: null }), problem: null }
  return { ...state, isLeaving: true }
}
