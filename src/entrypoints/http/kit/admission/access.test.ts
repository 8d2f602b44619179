import { afterEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { testHttpServer, keys } from '../../../../../test/world/service/frame.ts'
import { endpointWithAccess, type Access, type Audience } from '../endpoint.ts'

const open: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()))
})

function app(access: Exclude<Access, { kind: 'key' }>, audience: Audience = 'wire'): FastifyInstance {
  const endpoint = endpointWithAccess({
    method: 'GET',
    path: '/tried',
    tag: 'operation',
    summary: 'Answer',
    access,
    audience,
    audit: 'none',
    answer: ['text/plain'],
    run: () => Promise.resolve({ bytes: 'in', contentType: 'text/plain' }),
  })
  const made = testHttpServer({ endpoints: [endpoint] })
  open.push(made)
  return made
}

const asked = { url: '/tried', headers: { 'x-api-key': keys.server, cookie: 'session=1' } }

describe('An endpoint for users of the desk or for holders of a link', () => {
  it('lets no one in as long as there are no users, not even the holder of a server key', async () => {
    const reply = await app({ kind: 'session', permission: 'transactions.read' }).inject(asked)
    expect([reply.statusCode, reply.body.includes('ERROR_UNAUTHORIZED')]).toEqual([401, true])
  })

  it('finds no session without a secret of a link, and says so with status 200', async () => {
    const reply = await app({ kind: 'link', opens: true }).inject(asked)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      success: false,
      error: { status: 200, code: 'DOCUPASS_FATAL_ERROR', message: 'SESSION_NOT_FOUND' },
    })
  })

  it('lets everyone in where it is open', async () => {
    expect((await app({ kind: 'open' }).inject(asked)).body).toBe('in')
  })
})

describe('Headers', () => {
  it('let scripts of other origins read answers of the wire alone', async () => {
    for (const audience of ['wire', 'hosted', 'desk', 'assets'] as const) {
      const { headers } = await app({ kind: 'open' }, audience).inject(asked)
      expect(headers['access-control-allow-origin'], audience).toBe(audience === 'wire' ? '*' : undefined)
    }
  })

  it('let pages run scripts of this service alone, and make no HTML of text', async () => {
    for (const audience of ['hosted', 'desk'] as const) {
      const policy = String(
        (await app({ kind: 'open' }, audience).inject(asked)).headers['content-security-policy'],
      )
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toContain('unsafe')
    }
  })

  it('give the camera to the hosted page alone', async () => {
    const allowed = async (audience: Audience) =>
      String((await app({ kind: 'open' }, audience).inject(asked)).headers['permissions-policy'])
    expect(await allowed('hosted')).toContain('camera=(self)')
    expect(await allowed('desk')).toContain('camera=()')
  })

  it('are the same for a refusal', async () => {
    const { headers } = await app({ kind: 'session', permission: 'audit.read' }, 'desk').inject(asked)
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})
