import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const createdShape = z.object({ success: z.literal(true), id: z.string(), profileId: z.string() })
const listShape = z.array(z.object({ id: z.string(), profileName: z.string(), createdAt: z.int() }))

async function created(body: unknown): Promise<string> {
  const reply = await server.ask({ method: 'POST', url: '/profile', body })
  expect(reply.statusCode).toBe(200)
  const { id, profileId } = createdShape.parse(reply.json())
  expect(profileId).toBe(id)
  return id
}

describe('a profile', () => {
  it('takes its defaults for what was left out, and can be read back', async () => {
    const id = await created({
      name: 'Front desk',
      canvasSize: 2000,
      webhook: '',
      docupass: {},
      client: 'python-sdk',
    })
    const read = (await server.ask({ method: 'GET', url: `/profile/${id}` })).record()
    expect(read).toMatchObject({ id, name: 'Front desk', canvasSize: 2000, outputSize: 1000, webhook: '' })
    expect(read).not.toHaveProperty('client')
  })

  it('is changed in part, and an empty text clears what is off by default', async () => {
    const id = await created({
      name: 'Changing',
      webhook: 'https://hooks.example/a',
      thresholds: { face: 0.6 },
    })
    await server.ask({
      method: 'PUT',
      url: `/profile/${id}`,
      body: { webhook: '', thresholds: { recapture: 0.9 } },
    })
    const read = (await server.ask({ method: 'GET', url: `/profile/${id}` })).record()
    expect(read).toMatchObject({ name: 'Changing', webhook: '', thresholds: { face: 0.6, recapture: 0.9 } })
  })

  it('is exported as a file that another installation takes', async () => {
    const id = await created({
      name: 'Travelling',
      canvasSize: 1234,
      obscure: ['dob'],
      thresholds: { face: 0.6, aura: 3 },
      decisions: { UNDER_18: { reject: 0 }, AURA_FAILED: { weight: 2 } },
      acceptedDocuments: { documentCountry: 'us,de' },
      docupass: { customField: [{ fieldLabel: 'Plate' }] },
      face: { requireConsent: true },
    })
    const exported = (of: string) => server.ask({ method: 'GET', url: `/export/profile/${of}` })
    const file = await exported(id)
    expect(file.headers['content-disposition']).toBe(`attachment; filename="profile_${id}.json"`)
    expect(file.record()).toMatchObject({ id, canvasSize: 1234, thresholds: { face: 0.6, aura: 3 } })
    const taken = await server.ask({ method: 'POST', url: '/profile', body: file.json() })
    expect(taken.headers['x-ignored-keys']).toBe('id')
    const copy = String(taken.record()['id'])
    expect(copy).not.toBe(id)
    expect((await exported(copy)).body).toBe(file.body.replaceAll(id, copy))
  })

  it('is gone after it was deleted', async () => {
    const id = await created({ name: 'Short-lived' })
    expect((await server.ask({ method: 'DELETE', url: `/profile/${id}` })).json()).toEqual({ success: true })
    expect((await server.ask({ method: 'GET', url: `/profile/${id}` })).statusCode).toBe(404)
    expect((await server.ask({ method: 'DELETE', url: `/profile/${id}` })).statusCode).toBe(404)
  })

  it('is listed by name, the newest first, in a bare list', async () => {
    await created({ name: 'Older' })
    await created({ name: 'Newer' })
    const rows = listShape.parse((await server.ask({ method: 'GET', url: '/profile?limit=2' })).json())
    expect(rows.map(({ profileName }) => profileName)).toEqual(['Newer', 'Older'])
  })

  it('is refused with the name of the key that is wrong', async () => {
    for (const [body, key] of [
      [{}, 'name'],
      [{ name: 'a', canvasSize: 'large' }, 'canvasSize'],
      [{ name: 'a', thresholds: [] }, 'thresholds'],
      [{ name: 'a', thresholds: { face: 2 } }, 'thresholds.face'],
      [{ name: 'a', decisions: { UNDER_18: { review: 7 } } }, 'decisions.UNDER_18.review'],
      [{ name: 'a\u0000b' }, 'name'],
    ] as const) {
      const reported = (await server.ask({ method: 'POST', url: '/profile', body })).error()
      expect(reported.message).toContain(`Parameter '${key}'`)
    }
  })

  it('that is a preset can be read in any case and never be changed', async () => {
    const read = await server.ask({ method: 'GET', url: '/profile/SECURITY_MEDIUM' })
    expect(read.json()).toMatchObject({ id: 'security_medium' })
    for (const method of ['PUT', 'DELETE'] as const) {
      const reply = await server.ask({
        method,
        url: '/profile/security_high',
        ...(method === 'PUT' ? { body: { canvasSize: 999 } } : {}),
      })
      expect(reply.json()).toMatchObject({ error: { code: 'ERROR_OPERATION_FAILED' } })
    }
  })

  it('says which top-level keys were no settings, of a profile as of an override', async () => {
    const ignoredOf = (reply: { readonly headers: Readonly<Record<string, unknown>> }) =>
      reply.headers['x-ignored-keys']
    const body = { name: 'Busy', client: 'sdk', crops: true, thresholds: { zeal: 1 } }
    const made = await server.ask({ method: 'POST', url: '/profile', body })
    expect(ignoredOf(made)).toBe('client, crops')
    const { id } = createdShape.parse(made.json())
    const url = `/profile/${id}`
    expect(ignoredOf(await server.ask({ method: 'PUT', url, body: { cropped: 1 } }))).toBe('cropped')
    expect(ignoredOf(await server.ask({ method: 'PUT', url, body: { crop: true } }))).toBeUndefined()
  })

  it('keeps codes and thresholds that no one knows, and its lint names them', async () => {
    const unknown = { decisions: { AURA: { weight: 2 } }, thresholds: { zeal: 0.2 } }
    const id = await created({ name: 'Odd', ...unknown })
    expect((await server.ask({ method: 'GET', url: `/profile/${id}` })).json()).toMatchObject(unknown)
    const lint = await server.ask({ method: 'GET', url: `/x/profiles/${id}/lint` })
    expect(lint.json()).toMatchObject({
      id,
      version: 1,
      findings: [
        { path: 'decisions.AURA', kind: 'unknown' },
        { path: 'thresholds.zeal', kind: 'unknown' },
      ],
    })
  })

  it('with a private webhook is refused with the setting that would allow it', async () => {
    for (const webhook of ['http://127.0.0.1/hook', 'http://10.1.2.3/hook', 'http://[::1]/hook']) {
      const reported = (
        await server.ask({ method: 'POST', url: '/profile', body: { name: 'a', webhook } })
      ).error()
      expect(reported).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
      expect(reported.message).toMatch(/'webhook'.*SYMBOLON_WEBHOOK_ALLOW/)
    }
  })
})
