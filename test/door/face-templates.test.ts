import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { templateOf } from '../../src/engine/face/face-template.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { personBytes, personFile } from '../world/pictures/faces.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const [portrait, selfie] = ['p01-portrait.jpg', 'p01-selfie-1.jpg'].map(personFile)
const now = () => Math.floor(Date.now() / 1000)

let request = 0
/** A comparison under these settings of `face`: id of its transaction. */
async function compared(
  face: Readonly<Record<string, unknown>>,
  body: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const reply = await server.ask({
    method: 'POST',
    url: '/face',
    body: { profile: 'security_low', reference: portrait, face: selfie, profileOverride: { face }, ...body },
    headers: { 'idempotency-key': `templates-${String((request += 1))}` },
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return scanAnswer.parse(reply.json()).transactionId ?? ''
}

const report = z.object({ checks: z.array(z.object({ check: z.string(), examined: z.number() })) })

/** How many are stored, by who shares no code with the writers, and that they all open. */
async function templates(): Promise<number> {
  const reported = (await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator', body: {} })).record()
  expect(reported['findings']).toEqual([])
  return report.parse(reported).checks.find(({ check }) => check === 'face templates')?.examined ?? -1
}

/** What the networks say of the selfie, as bytes: what must lie nowhere. */
async function vector(): Promise<Buffer> {
  const { signal } = new AbortController()
  const { inference } = server.service.ports
  const bytes = personBytes('p01-selfie-1.jpg')
  const limits = { canvas: 1500, pages: 1 }
  const [page] = await inference.decode(bytes, limits, signal)
  if (page === undefined) throw new Error('no picture')
  const { seen } = await inference.seeFaces(page.pixels, { closely: 1, measured: true, signal })
  const [face] = seen
  if (face === undefined) throw new Error('no face')
  return Buffer.from(templateOf(face.description))
}

/** Files of the store in which eight numbers in a row of it stand, as bytes, base64 or words. */
function filesWith(template: Buffer): readonly string[] {
  const part = template.subarray(0, 33 * 3)
  const [first, second] = [template.readFloatLE(0), template.readFloatLE(4)]
  const needles = [
    part.subarray(0, 32),
    Buffer.from(part.toString('base64')),
    Buffer.from(part.toString('hex')),
    Buffer.from(`${String(first)},${String(second)}`),
  ]
  return readdirSync(server.directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path)
      return needles.some((needle) => bytes.includes(needle))
    })
}

/** The longest run of numbers anywhere in what is stored and answered of a transaction. */
async function longestNumbers(id: string): Promise<number> {
  const trace = (await server.ask({ method: 'GET', url: `/x/transactions/${id}/trace` })).json()
  const record = (await server.ask({ method: 'GET', url: `/transaction/${id}?trace=1` })).json()
  const longest = (value: unknown): number => {
    if (Array.isArray(value) && value.every((one) => typeof one === 'number')) return value.length
    if (typeof value !== 'object' || value === null) return 0
    return Math.max(0, ...Object.values(value).map(longest))
  }
  return Math.max(longest(trace), longest(record))
}

describe('face.templates', () => {
  it('never, the default, leaves nothing by which the person could be known again', async () => {
    const before = await templates()
    for (const face of [{}, { templates: 'never' }])
      expect(await longestNumbers(await compared(face))).toBeLessThan(16)
    await compared(
      { templates: 'keep' },
      { profileOverride: { face: { templates: 'keep' }, obscure: ['face'] } },
    )
    await compared({}, { profileOverride: { face: { templates: 'keep' }, saveResult: false } })
    expect(await templates()).toBe(before)
    const template = await vector()
    expect(filesWith(template)).toEqual([])
  })

  it('keep stores it sealed, beside facts that say nothing of it, and a deletion takes it along', async () => {
    const before = await templates()
    const id = await compared({ templates: 'keep' })
    expect(await templates()).toBe(before + 1)
    expect(await longestNumbers(id)).toBeLessThan(16)
    expect(filesWith(await vector())).toEqual([])
    expect((await server.ask({ method: 'DELETE', url: `/transaction/${id}` })).statusCode).toBe(200)
    expect(await templates()).toBe(before)
  })

  it('goes with its subject, stays while that is held, and goes when consent is withdrawn', async () => {
    const before = await templates()
    const asks = { templates: 'keep', requireConsent: true }
    const sent = (customData: string) => ({ customData, consent: { textId: 't', at: now() - 5 } })
    const [erased, held, free] = [
      await compared(asks, sent('t-1')),
      await compared(asks, sent('t-2')),
      await compared(asks, sent('t-3')),
    ]
    expect(await templates()).toBe(before + 3)
    const hold = { target: held, reason: 'court' }
    const placed = await server.ask({ method: 'POST', url: '/x/legal-holds', body: hold })
    expect(placed.statusCode).toBe(200)
    expect((await server.ask({ method: 'DELETE', url: `/transaction/${held}` })).statusCode).toBe(400)
    const consents = z.object({ items: z.array(z.object({ id: z.string(), subjectId: z.string() })) })
    const of = async (customData: string) =>
      consents.parse(
        (await server.ask({ method: 'GET', url: `/x/consents?customData=${customData}` })).json(),
      ).items[0] ?? { id: '', subjectId: '' }
    const { subjectId } = await of('t-1')
    expect((await server.ask({ method: 'DELETE', url: `/x/subjects/${subjectId}` })).statusCode).toBe(200)
    expect(await templates()).toBe(before + 2)
    for (const customData of ['t-2', 't-3']) {
      const { id } = await of(customData)
      expect((await server.ask({ method: 'DELETE', url: `/x/consents/${id}` })).statusCode).toBe(200)
    }
    expect(await templates()).toBe(before + 1)
    expect((await server.ask({ method: 'GET', url: `/transaction/${free}` })).statusCode).toBe(200)
    expect((await server.ask({ method: 'GET', url: `/transaction/${erased}` })).statusCode).toBe(404)
    const audit = (await server.ask({ method: 'GET', url: '/x/audit?limit=100' })).body
    expect(audit).toContain('face-template.forgotten')
  })
})
