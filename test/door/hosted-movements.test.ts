import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { JudgedPrompt } from '../../src/vocabulary/verification/face-prompts.ts'
import { personFile } from '../world/pictures/faces.ts'
import { movingFace } from '../world/pictures/moving-face.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { linkHolder } from '../world/verification/link-holder.ts'
import { linkCalls } from '../world/verification/made-link.ts'

let server: TestServer
let links: ReturnType<typeof linkCalls>
let phone: ReturnType<typeof linkHolder>
beforeAll(async () => {
  server = await openTestAccount()
  links = linkCalls(server)
  phone = linkHolder(server)
})
afterAll(() => server.close())

/** Whose movements are understood in each order. */
const person = 'p04'
const judged = ['TURN_LEFT', 'TURN_RIGHT', 'MOUTH_OPEN'] as const satisfies readonly JudgedPrompt[]
const session = z.looseObject({
  liveness: z.object({ nonce: z.string(), prompts: z.array(z.enum(judged)) }).nullable(),
})

/** A link for the face alone. */
async function open(decisions: Record<string, unknown> = {}) {
  const { reference } = await links.make({
    ...{ mode: 2, referenceFace: personFile(`${person}-portrait.jpg`), profileOverride: { decisions } },
  })
  const opened = await phone.open(reference)
  const call = phone.by(opened)
  const challenge = async () => {
    const reply = await phone.ask(`DOCUPASS_SESSION ${opened.sessionId}`, 'get_action')
    const { liveness } = session.parse(reply.json())
    if (liveness === null) throw new Error('The session asks for no movements.')
    return liveness
  }
  return { reference, opened, call, challenge }
}

const detail = z.looseObject({
  auditLog: z.array(z.looseObject({ action: z.string(), description: z.string() })),
  finalTransaction: z
    .looseObject({
      id: z.string(),
      decision: z.string(),
      warning: z.array(z.looseObject({ code: z.string() })),
    })
    .nullable(),
})
const detailOf = async (reference: string) => detail.parse((await links.get(`/${reference}`)).json())
const traced = z.looseObject({ facts: z.looseObject({ face: z.looseObject({ challenge: z.unknown() }) }) })
async function challengeOf(reference: string): Promise<unknown> {
  const id = (await detailOf(reference)).finalTransaction?.id ?? ''
  const trace = await server.ask({ method: 'GET', url: `/x/transactions/${id}/trace` })
  return traced.parse(trace.json()).facts.face.challenge
}

describe('The movements that a person is asked for', () => {
  it('are judged by the frames that come with their nonce, and stand in the record', async () => {
    const { reference, call, challenge } = await open()
    const { nonce, prompts } = await challenge()
    const { face, at } = await movingFace(person, prompts)
    expect(await call('upload_face', { face, source: 'camera', liveness: { nonce, at } })).toMatch(
      /^DOCUPASS_(ACCEPTED|UNDER_REVIEW) /,
    )
    expect(await challengeOf(reference)).toMatchObject({ prompts, met: true, reasons: [], frames: at.length })
    const { auditLog } = await detailOf(reference)
    expect(auditLog.find(({ action }) => action === 'upload_face')?.description).toContain(
      'The movements that were asked for were made.',
    )
  })

  it('are asked for anew, in an order of their own, where others were made', async () => {
    const { call, challenge } = await open()
    const { nonce, prompts } = await challenge()
    const { face, at } = await movingFace(person, prompts.toReversed())
    expect(await call('upload_face', { face, liveness: { nonce, at } })).toBe(
      'DOCUPASS_FACE_REJECTED FACE_LIVENESS_ERR',
    )
    expect((await challenge()).nonce).not.toBe(nonce)
    expect(await call('upload_face', { face, liveness: { nonce, at } })).toMatch(/^DOCUPASS_INVALID_ACTION/)
  })

  it('are not made by a photograph that is moved', async () => {
    const { call, challenge } = await open()
    const { nonce, prompts } = await challenge()
    const { face, at } = await movingFace(person, prompts, 'photograph')
    expect(await call('upload_face', { face, liveness: { nonce, at } })).toMatch(
      /^DOCUPASS_FACE_REJECTED .*FACE_LIVENESS_ERR/,
    )
  })

  it('are asked for again where they cannot be judged, and reviewed in the end', async () => {
    const { reference, call, challenge } = await open()
    const { prompts } = await challenge()
    const { face, at } = await movingFace(person, prompts)
    const slow = at.map((ms) => ms * 3)
    const outcomes = []
    for (let tries = 0; tries < 3; tries += 1)
      outcomes.push(
        await call('upload_face', { face, liveness: { nonce: (await challenge()).nonce, at: slow } }),
      )
    expect(outcomes.slice(0, 2)).toEqual(Array(2).fill('DOCUPASS_FACE_REJECTED FACE_LIVENESS_ERR'))
    expect(outcomes[2]).toMatch(/^DOCUPASS_UNDER_REVIEW /)
    expect(await challengeOf(reference)).toMatchObject({ met: null })
  })

  it('are not judged of a client that knows nothing of them, and the record says so', async () => {
    const { reference, call } = await open()
    expect(await call('upload_face', { face: personFile(`${person}-selfie-1.jpg`) })).toMatch(
      /^DOCUPASS_(ACCEPTED|UNDER_REVIEW) /,
    )
    expect(await challengeOf(reference)).toBeNull()
    const { auditLog } = await detailOf(reference)
    expect(auditLog.map(({ description }) => description).join()).toContain('Movements were not judged')
  })

  it('are none where the profile does not ask whether someone is alive', async () => {
    const { opened, call } = await open({ FACE_LIVENESS_ERR: { enabled: false } })
    expect(opened['liveness']).toBeNull()
    const { face, at } = await movingFace(person, ['TURN_LEFT', 'MOUTH_OPEN'])
    expect(await call('upload_face', { face, liveness: { nonce: 'a'.repeat(32), at } })).toMatch(
      /^DOCUPASS_INVALID_ACTION/,
    )
  })
})

describe('Frames of movements', () => {
  it.each([
    ['fewer than eight', 4, 4],
    ['without a time for each', 10, 9],
    ['more than sixty', 61, 61],
  ])('%s are refused', async (_, frames, times) => {
    const { opened, challenge } = await open()
    const { nonce } = await challenge()
    const face = Array(frames).fill(Buffer.from('x').toString('base64')).join(',')
    const reply = await phone.ask(`DOCUPASS_SESSION ${opened.sessionId}`, 'upload_face', {
      ...{ face, liveness: { nonce, at: Array.from({ length: times }, (__, n) => n * 100) } },
    })
    expect(reply.error().code).toBe('ERROR_INVALID_VALUE')
  })
})
