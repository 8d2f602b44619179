import { describe, expect, it } from 'vitest'
import { createSessionStore } from '../session/session-store.ts'
import type { HolderClient, HostedCall } from '../session/holder-client.ts'
import type { Outcome } from '../session/reply.ts'
import type { Session } from '../session/session.ts'
import { createFlow } from './flow-driver.ts'
import { readKept } from './kept-progress.ts'
import { sessionWith } from './session.fixture.ts'

const lost: Outcome = { kind: 'no-answer' }
const session = (change: Partial<Session> = {}): Outcome => ({
  kind: 'session',
  session: sessionWith(change),
})
const camera = { jpeg: new Blob(['front']), source: 'camera' } as const

/** A flow over a service that gives these answers, one after the other; the last of `looks` again and again. */
function flowOver({
  looks,
  calls = [],
}: {
  readonly looks: readonly Outcome[]
  readonly calls?: readonly Outcome[]
}) {
  const made: (readonly [HostedCall | 'look', unknown])[] = []
  const slept: number[] = []
  const queues = { looks: [...looks], calls: [...calls] }
  const client: HolderClient = {
    look: () => {
      made.push(['look', null])
      return Promise.resolve((queues.looks.length > 1 ? queues.looks.shift() : queues.looks[0]) ?? lost)
    },
    call: (name, body) => {
      made.push([name, body])
      return Promise.resolve(queues.calls.shift() ?? lost)
    },
    handOff: () => Promise.resolve(null),
    logo: () => Promise.resolve(null),
    sessionId: () => 's1',
  }
  const store = createSessionStore('#REF', null)
  const flow = createFlow({
    ...{
      client,
      store,
      own: 'own',
      now: () => 1_000,
      online: () => Promise.resolve(),
      base64: (blob) => blob.text(),
    },
    sleep: (ms) => {
      slept.push(ms)
      return Promise.resolve()
    },
  })
  return { flow, made, slept, store, names: () => made.map(([name]) => name) }
}

describe('A call that got no answer', () => {
  it('is sent again once it is sure that it was not taken', async () => {
    const scene = flowOver({ looks: [session()], calls: [lost, session({ task: 'face' })] })
    await scene.flow.look()
    await scene.flow.call('save_form', { a: 'b' })
    expect(scene.names()).toEqual(['look', 'save_form', 'look', 'save_form'])
    expect(scene.flow.state().session?.task).toBe('face')
  })

  it.each([
    ['the task has changed', session({ task: 'face' })],
    ['a try has gone', session({ attemptsLeft: { document: 4, face: 5 } })],
    ['the link has ended', { kind: 'ended', reason: 'accepted', redirect: null } as const],
  ])('is not sent again where %s', async (_, now) => {
    const scene = flowOver({ looks: [session(), now], calls: [lost] })
    await scene.flow.look()
    await scene.flow.call('upload_document', {})
    expect(scene.names()).toEqual(['look', 'upload_document', 'look'])
    expect(scene.flow.state().sending).toBeNull()
  })

  it('is not sent again where it costs money', async () => {
    const scene = flowOver({ looks: [session({ task: 'phone' })], calls: [lost, session()] })
    await scene.flow.look()
    await scene.flow.sendCode({ number: '+49171', channel: 'sms' })
    expect(scene.names()).toEqual(['look', 'create_phone_verification', 'look'])
    expect(scene.flow.state().progress.code).toEqual({ number: '+49171', channel: 'sms', at: 1_000 })
  })

  it('waits for the network, longer each time, and says that it does', async () => {
    const scene = flowOver({
      looks: [session(), lost, lost, session()],
      calls: [lost, session({ task: 'face' })],
    })
    const offline: boolean[] = []
    await scene.flow.look()
    scene.flow.subscribe(() => offline.push(scene.flow.state().isOffline))
    await scene.flow.call('save_form', {})
    expect(offline).toContain(true)
    expect(scene.flow.state().isOffline).toBe(false)
    expect(scene.slept.filter((ms) => ms < 15_000)).toEqual([1_000, 2_000])
  })
})

describe('The driver of the flow', () => {
  it('waits as long as a busy service asks', async () => {
    const busy: Outcome = { kind: 'busy', waitMs: 4_000 }
    const scene = flowOver({ looks: [session()], calls: [busy, session({ task: 'face' })] })
    await scene.flow.look()
    await scene.flow.call('save_form', {})
    expect(scene.slept).toEqual([4_000])
    expect(scene.flow.state().waitsUntil).toBeNull()
  })

  it('does one thing at a time', async () => {
    const scene = flowOver({ looks: [session()], calls: [session(), session()] })
    await scene.flow.look()
    await Promise.all([scene.flow.call('save_form', {}), scene.flow.call('save_form', {})])
    expect(scene.names()).toEqual(['look', 'save_form'])
  })

  it('looks where the link stands after a call out of step', async () => {
    const outOfStep: Outcome = { kind: 'refused', code: 'DOCUPASS_INVALID_ACTION', message: '' }
    const scene = flowOver({ looks: [session(), session({ task: 'face' })], calls: [outOfStep] })
    await scene.flow.look()
    await scene.flow.call('save_form', {})
    expect(scene.flow.state()).toMatchObject({ problem: null, session: { task: 'face' } })
  })

  it('sends both sides of a card together, and says that one came from a file', async () => {
    const scene = flowOver({ looks: [session()], calls: [session({ task: 'face' })] })
    await scene.flow.look()
    await scene.flow.takeDocument(camera)
    await scene.flow.takeDocument({ jpeg: new Blob(['back']), source: 'file' })
    expect(scene.made.slice(1)).toEqual([
      ['upload_document', { document: 'front', documentBack: 'back', source: 'file' }],
    ])
  })

  it('sends a passport by its one page', async () => {
    const scene = flowOver({ looks: [session({ selectedDocumentType: 'P' })], calls: [session()] })
    await scene.flow.look()
    await scene.flow.takeDocument(camera)
    expect(scene.made.slice(1)).toEqual([['upload_document', { document: 'front', source: 'camera' }]])
  })

  it.each([
    ['with the nonce where a camera took them', 'camera', { liveness: { nonce: 'n1', at: [0, 120] } }],
    ['without it where they are files', 'file', {}],
  ] as const)('sends frames of a face %s', async (_, source, more) => {
    const liveness = { nonce: 'n1', prompts: [] }
    const scene = flowOver({ looks: [session({ task: 'face', liveness })], calls: [session()] })
    await scene.flow.look()
    await scene.flow.takeFace([0, 120.4].map((at) => ({ jpeg: new Blob([`${Math.floor(at)}`]), source, at })))
    expect(scene.made.slice(1)).toEqual([['upload_face', { face: '0,120', source, ...more }]])
  })

  it('keeps what the person did over a reload, but for the telephone number', async () => {
    const scene = flowOver({ looks: [session({ task: 'phone' })], calls: [session({ task: 'phone' })] })
    await scene.flow.look()
    scene.flow.dispatch({ type: 'done', progress: { isWelcomed: true } })
    await scene.flow.sendCode({ number: '+49171', channel: 'call' })
    expect(scene.store.read()).not.toContain('49171')
    expect(readKept(scene.store, () => 'new')).toMatchObject({
      sessionId: 's1',
      progress: { isWelcomed: true, isHere: false, code: { number: '', channel: 'call', at: 1_000 } },
    })
  })

  it('begins anew where what was kept cannot be read', () => {
    const store = createSessionStore('#REF', null)
    store.write('{"progress":{"isWelcomed":"yes","code":{"at":"x"}}')
    expect(readKept(store, () => 'new')).toMatchObject({
      sessionId: null,
      progress: { isWelcomed: false, code: null },
    })
  })
})
