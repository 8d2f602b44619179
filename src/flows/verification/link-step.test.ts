import { describe, expect, it } from 'vitest'
import {
  acceptedPicture,
  courseOf,
  keptPicture,
  testLink,
  type TestDeed,
} from '../../engine/verification/link.fixture.ts'
import type { LinkKind } from '../../vocabulary/verification/link-modes.ts'
import { LinkRefusal } from '../../vocabulary/verification/link-refusal.ts'
import { linkCalls, type LinkCall, type LinkTask } from '../../vocabulary/verification/link-tasks.ts'
import { requireStep, standingOf } from './link-step.ts'

const customField = [
  { fieldId: 'a', fieldLabel: 'A', fieldDescription: '', fieldType: 0, fieldData: '' },
] as const
const docupass = { phoneVerification: 1, customField, trackGps: false }
const opened: TestDeed = { kind: 'opened', party: null, device: 'desktop', language: '' }

/** What a person does at each task. */
const done: Readonly<Record<Exclude<LinkTask, 'party_pending' | 'ended'>, TestDeed>> = {
  phone: { kind: 'code-tried', number: '+12025550143', isCorrect: true },
  customform: { kind: 'form', answers: { a: 'x' } },
  document: { kind: 'document', ...acceptedPicture },
  face: { kind: 'face', ...acceptedPicture },
  contract: { kind: 'signed', party: '' },
}

/** Tasks of each mode that is asked for everything it can be asked for, in the order of wire.md 8.3. */
const courses: Readonly<Record<LinkKind, readonly (keyof typeof done)[]>> = {
  'document-and-face': ['phone', 'customform', 'document', 'face', 'contract'],
  document: ['phone', 'customform', 'document', 'contract'],
  face: ['phone', 'customform', 'face', 'contract'],
  signature: ['phone', 'customform', 'contract'],
}

/** Calls that move a link on, and the one task at which each may be made. */
const movingCalls: Readonly<Partial<Record<LinkCall, LinkTask>>> = {
  create_phone_verification: 'phone',
  check_phone_verification: 'phone',
  save_form: 'customform',
  save_document_selection: 'document',
  upload_document: 'document',
  upload_face: 'face',
  submit_contract: 'contract',
}

const clock = { now: () => 1_000_000, monotonic: () => 0 }
const session = { linkId: '1'.repeat(32), digest: 'a'.repeat(64), party: null, device: 'desktop' }
const head = { at: 1_000_000, session: 'aaaaaaaa', ip: '192.0.2.1', location: null }
const seal = { key: new Uint8Array(32), keyVersion: 1, accountId: 'a', recordId: 'r', kind: 'link' }

function standingAfter(kind: LinkKind, deeds: readonly TestDeed[]) {
  const references = { document: null, documentBack: null, face: kind === 'face' ? keptPicture : null }
  const link = testLink({ kind, docupass, sign: 'K7Q2ZB0M4XWA', references })
  const history = { link, events: courseOf(opened, ...deeds), completion: null, seal }
  return standingOf({ clock }, { session }, history)
}

function answerTo(call: LinkCall, standing: ReturnType<typeof standingAfter>): string {
  try {
    requireStep(call, standing, { head })
    return 'taken'
  } catch (error) {
    return error instanceof LinkRefusal ? error.code : String(error)
  }
}

const rows = Object.entries(courses).flatMap(([kind, tasks]) =>
  [...tasks, 'ended' as const].map((task, at) => ({
    kind: kind as LinkKind,
    task,
    before: tasks.slice(0, at),
  })),
)

describe.each(rows)('In mode $kind at $task', ({ kind, task, before }) => {
  const standing = standingAfter(
    kind,
    before.map((one) => done[one]),
  )

  it('the link is where the order of the page says', () => {
    expect(standing.task).toBe(task)
  })

  it.each(linkCalls)('%s is taken in its place, and out of step otherwise', (call) => {
    const place = movingCalls[call]
    const isOpen = task !== 'ended' && !(call === 'ask_person' && task === 'contract')
    const isTaken = place === undefined ? isOpen || call === 'get_action' : place === task
    expect(answerTo(call, standing)).toBe(isTaken ? 'taken' : 'DOCUPASS_INVALID_ACTION')
  })
})

it('a call that moves a link on is refused without a place where the profile tracks it, and no other is', () => {
  const link = testLink({ kind: 'document', docupass: { trackGps: true } })
  const history = { link, events: courseOf(opened), completion: null, seal }
  const standing = standingOf({ clock }, { session }, history)
  expect(() => requireStep('upload_document', standing, { head })).toThrow('LOCATION_HEADER_MISSING')
  expect(() => requireStep('get_action', standing, { head })).not.toThrow()
  const location = { latitude: 1, longitude: 2, accuracy: 3 }
  expect(() => requireStep('upload_document', standing, { head: { ...head, location } })).not.toThrow()
})
