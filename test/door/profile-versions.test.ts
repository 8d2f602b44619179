import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const versionsShape = z.looseObject({
  total: z.int(),
  nextOffset: z.int().optional(),
  versions: z.array(
    z.looseObject({
      version: z.int(),
      parent: z.int().nullable(),
      author: z.string(),
      createdAt: z.int(),
      changes: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })),
    }),
  ),
})

/** A profile whose face threshold was 0.6, then 0.7, then 0.7 with a name of its own. */
async function changed(): Promise<string> {
  const made = await server.ask({
    method: 'POST',
    url: '/profile',
    body: { name: 'Versions', thresholds: { face: 0.6 } },
  })
  const { id } = z.looseObject({ id: z.string() }).parse(made.json())
  for (const body of [{ thresholds: { face: 0.7 } }, { name: 'Renamed' }])
    await server.ask({ method: 'PUT', url: `/profile/${id}`, body })
  return id
}

const versionsOf = async (id: string, query = '') =>
  versionsShape.parse((await server.ask({ method: 'GET', url: `/x/profiles/${id}/versions${query}` })).json())
const profileOf = async (id: string) => (await server.ask({ method: 'GET', url: `/profile/${id}` })).record()

describe('every change of a profile', () => {
  it('is a version that says who, when, and what', async () => {
    const id = await changed()
    const { versions, total } = await versionsOf(id)
    expect(total).toBe(3)
    expect(versions.map(({ version, parent, changes }) => ({ version, parent, changes }))).toEqual([
      { version: 3, parent: 2, changes: [{ path: 'name', from: 'Versions', to: 'Renamed' }] },
      { version: 2, parent: 1, changes: [{ path: 'thresholds.face', from: 0.6, to: 0.7 }] },
      {
        version: 1,
        parent: null,
        changes: [
          { path: 'name', from: '', to: 'Versions' },
          { path: 'thresholds.face', from: 0.5, to: 0.6 },
        ],
      },
    ])
    const keys = z.object({ items: z.array(z.looseObject({ id: z.string(), kind: z.string() })) })
    const serverKey = keys
      .parse((await server.ask({ method: 'GET', url: '/x/keys' })).json())
      .items.find(({ kind }) => kind === 'server')
    expect(new Set(versions.map(({ author }) => author))).toEqual(new Set([serverKey?.id]))
  })

  it('is answered the same when the versions come page by page', async () => {
    const id = await changed()
    const whole = (await versionsOf(id)).versions
    const pages = []
    for (const offset of [0, 1, 2])
      pages.push(...(await versionsOf(id, `?limit=1&offset=${offset}`)).versions)
    expect(pages).toEqual(whole)
  })

  it('can be read whole, and be taken back as a version of its own', async () => {
    const id = await changed()
    const first = await server.ask({ method: 'GET', url: `/x/profiles/${id}/versions/1` })
    expect(first.json()).toMatchObject({
      version: 1,
      profile: { id, name: 'Versions', thresholds: { face: 0.6 } },
    })
    const restored = await server.ask({
      method: 'POST',
      url: `/x/profiles/${id}/versions/1/restore`,
      body: '{}',
    })
    expect(restored.json()).toEqual({ success: true, version: 4 })
    expect(await profileOf(id)).toEqual(first.record()['profile'])
    const [newest] = (await versionsOf(id)).versions
    expect(newest).toMatchObject({ version: 4, parent: 3 })
    expect(newest?.changes.map(({ path }) => path)).toEqual(['name', 'thresholds.face'])
  })

  it.each(['0', '9', 'x', '1.5'])('is not found as version %s', async (version) => {
    const id = await changed()
    for (const [method, url] of [
      ['GET', `/x/profiles/${id}/versions/${version}`],
      ['POST', `/x/profiles/${id}/versions/${version}/restore`],
    ] as const)
      expect(
        (await server.ask({ method, url, body: method === 'POST' ? '{}' : undefined })).error().code,
      ).toBe('ERROR_NOT_FOUND')
    expect((await versionsOf(id)).total).toBe(3)
  })

  it('is not there for presets, which never change', async () => {
    const url = '/x/profiles/security_medium/versions'
    expect((await server.ask({ method: 'GET', url })).error().code).toBe('ERROR_OPERATION_FAILED')
    const restore = await server.ask({ method: 'POST', url: `${url}/1/restore`, body: '{}' })
    expect(restore.error().code).toBe('ERROR_OPERATION_FAILED')
  })

  it('ends with the profile', async () => {
    const id = await changed()
    await server.ask({ method: 'DELETE', url: `/profile/${id}` })
    for (const path of ['versions', 'versions/1', 'lint'])
      expect((await server.ask({ method: 'GET', url: `/x/profiles/${id}/${path}` })).statusCode).toBe(404)
  })
})
