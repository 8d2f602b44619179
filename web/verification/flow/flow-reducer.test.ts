import { describe, expect, it } from 'vitest'
import type { HostedCall } from '../session/holder-client.ts'
import type { Outcome } from '../session/reply.ts'
import { flowReducer } from './flow-reducer.ts'
import { type FlowAction, type FlowState, startProgress, startState } from './flow-state.ts'
import { sessionWith } from './session.fixture.ts'

const picture = { jpeg: new Blob(), source: 'camera' } as const
const start = startState({ ...startProgress, isWelcomed: true })
const atDocument: FlowState = { ...start, session: sessionWith(), isCameraOpen: true, front: picture }
const after = (state: FlowState, ...actions: readonly FlowAction[]): FlowState =>
  actions.reduce(flowReducer, state)
const answered = (call: HostedCall | 'look', outcome: Outcome): FlowAction => ({
  ...{ type: 'answered', call, outcome, at: 7, code: null },
})
const refused = (code: string, message = ''): Outcome => ({ kind: 'refused', code, message })
const opened = (task: 'phone' | 'document' | 'face'): Outcome => ({
  kind: 'session',
  session: sessionWith({ task }),
})

describe('The flow of the page', () => {
  it('begins another task afresh', () => {
    const state = after(atDocument, answered('upload_document', opened('face')))
    expect(state).toMatchObject({ isCameraOpen: false, front: null, problem: null, sending: null })
    expect(state.session?.task).toBe('face')
  })

  it('keeps the camera open after a picture that is refused, and begins with the front again', () => {
    const state = after(
      atDocument,
      { type: 'calls', call: 'upload_document' },
      answered('upload_document', refused('DOCUPASS_DOCUMENT_REJECTED', 'IMAGE_TOO_BLURRY, GLARE_DETECTED')),
      answered('look', opened('document')),
    )
    expect(state).toMatchObject({ isCameraOpen: true, front: null, sending: null })
    expect(state.problem).toEqual({
      kind: 'picture',
      step: 'document',
      codes: ['IMAGE_TOO_BLURRY', 'GLARE_DETECTED'],
    })
  })

  it('closes the camera where another document is needed', () => {
    const outcome = refused('DOCUPASS_DOCUMENT_REJECTED', 'DOCUMENT_EXPIRED')
    expect(after(atDocument, answered('upload_document', outcome)).isCameraOpen).toBe(false)
  })

  it.each<readonly [string, HostedCall, Outcome, object | null]>([
    [
      'a wrong code',
      'check_phone_verification',
      refused('DOCUPASS_GENERIC_ERROR', 'X'),
      { kind: 'word', word: 'X' },
    ],
    [
      'a document that is not accepted',
      'save_document_selection',
      refused('DOCUPASS_ERROR_POPUP'),
      { kind: 'other-document' },
    ],
    [
      'a code that was not sent',
      'create_phone_verification',
      refused('DOCUPASS_ERROR_POPUP'),
      { kind: 'code-not-sent' },
    ],
    [
      'an unreadable file',
      'upload_face',
      { kind: 'failed', status: 400, code: 'E' },
      { kind: 'unreadable-picture' },
    ],
    ['a fault', 'upload_face', { kind: 'failed', status: 500, code: 'E' }, { kind: 'service' }],
    ['a service that stays busy', 'save_form', { kind: 'busy', waitMs: 1 }, { kind: 'service' }],
    ['a note that was not taken', 'audit', { kind: 'failed', status: 500, code: 'E' }, null],
    ['a call out of step', 'save_form', refused('DOCUPASS_INVALID_ACTION'), null],
  ])('says what came of %s', (...[, call, outcome, problem]) => {
    expect(after(atDocument, answered(call, outcome)).problem).toEqual(problem)
  })

  it('lets a code be entered that may be under way', () => {
    const atPhone = { ...start, session: sessionWith({ task: 'phone' }) }
    const code = { number: '+49171', channel: 'sms' } as const
    const lost = { ...answered('create_phone_verification', { kind: 'no-answer' }), code } as FlowAction
    const state = after(atPhone, lost)
    expect(state.progress.code).toEqual({ ...code, at: 7 })
    expect(state.problem).toEqual({ kind: 'code-maybe-sent' })
  })

  it('asks for the consent again where the service misses it', () => {
    const skipped = { ...atDocument, progress: { ...startProgress, isConsentSkipped: true } }
    const state = after(
      skipped,
      answered('upload_face', refused('DOCUPASS_GENERIC_ERROR', 'CONSENT_MISSING')),
    )
    expect(state.progress.isConsentSkipped).toBe(false)
  })

  it.each([
    ['an unknown link', start, refused('DOCUPASS_FATAL_ERROR', 'REFERENCE_NOT_FOUND'), 'unknown'],
    ['a code that was used', start, refused('DOCUPASS_FATAL_ERROR', 'SESSION_NOT_FOUND'), 'hand-off-used'],
    ['a link that cannot be opened now', start, refused('DOCUPASS_ERROR_MESSAGE', 'text'), 'not-now'],
    ['a link that was removed', atDocument, refused('DOCUPASS_FATAL_ERROR', 'SESSION_NOT_FOUND'), 'unknown'],
  ])('stops at %s', (...[, state, outcome, trouble]) => {
    expect(after(state, answered('look', outcome)).trouble).toBe(trouble)
  })

  it('asks for the place again where the service misses it', () => {
    const outcome = refused('DOCUPASS_FATAL_ERROR', 'LOCATION_HEADER_MISSING')
    expect(after({ ...start, session: sessionWith() }, answered('save_form', outcome)).location).toBe(
      'denied',
    )
  })

  it('has a bar that never goes back, though an upload begins anew', () => {
    const state = after(
      atDocument,
      { type: 'calls', call: 'upload_document' },
      { type: 'sent', share: 0.8 },
      { type: 'sent', share: 0.1 },
    )
    expect(state.sending?.progress).toBe(0.8)
  })
})

describe('The back button', () => {
  const back: FlowAction = { type: 'back' }

  it('closes the camera', () => {
    expect(after(atDocument, back)).toMatchObject({ isCameraOpen: false, front: null, isLeaving: false })
  })

  it('leads from the code to the number', () => {
    const progress = { ...startProgress, code: { number: '+1', channel: 'sms' as const, at: 1 } }
    expect(
      after({ ...start, session: sessionWith({ task: 'phone' }), progress }, back).progress.code,
    ).toBeNull()
  })

  it('does nothing while something is sent', () => {
    const sending = after(atDocument, { type: 'calls', call: 'upload_document' })
    expect(after(sending, back)).toBe(sending)
  })

  it('asks before it leaves the page', () => {
    const state = after({ ...start, session: sessionWith() }, back)
    expect(state.isLeaving).toBe(true)
    expect(after(state, { type: 'noticed', change: { isLeaving: false } }).isLeaving).toBe(false)
  })
})
