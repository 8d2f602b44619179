import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const createdShape = z.strictObject({
  success: z.literal(true),
  templateId: z.string().regex(/^[0-9A-Z]{12}$/),
  fontUsed: z.string(),
  placeholders: z.array(z.string()),
  leftOut: z.array(z.strictObject({ element: z.string(), attribute: z.string().optional(), count: z.int() })),
  fields: z.array(z.looseObject({ uid: z.string() })),
  fieldProblems: z.array(z.strictObject({ uid: z.string(), problem: z.string(), message: z.string() })),
})
const row = { id: z.string(), name: z.string(), createdAt: z.int(), updatedAt: z.int() }
const pageShape = z.strictObject({
  ...{ limit: z.int(), offset: z.int(), nextOffset: z.int().optional(), total: z.int() },
  items: z.array(z.strictObject(row)),
})
const templateShape = z.strictObject({
  ...row,
  ...{ content: z.base64(), orientation: z.enum(['0', '1']), timezone: z.string(), font: z.string() },
  ...{ fontUsed: z.string(), version: z.int() },
})

const lease = { name: 'Lease', content: '<h1>Lease</h1><p>%{fullName} – 租約 إيجار</p>' }
type Body = Readonly<Record<string, unknown>>
const post = (body: Body, url = '/contract') => server.ask({ method: 'POST', url, body })
const create = async (body: Body): Promise<z.output<typeof createdShape>> =>
  createdShape.parse((await post(body)).json())
const read = async (id: string, key: 'server' | 'test' = 'server') => {
  const reply = await server.ask({ method: 'GET', url: `/contract/${id}`, key })
  return reply.statusCode === 200 ? templateShape.parse(reply.json()) : reply.error()
}
const list = async (query: string) =>
  pageShape.parse((await server.ask({ method: 'GET', url: `/contract?${query}` })).json())
const contentOf = async (id: string) =>
  Buffer.from(templateShape.parse(await read(id)).content, 'base64').toString('utf8')

describe('a template of contracts', () => {
  it('is read back as it was sent, its HTML as base64, with the defaults of the wire', async () => {
    const { templateId } = await create({ ...lease, orientation: '', timezone: null, font: '' })
    expect(await read(templateId)).toMatchObject({
      ...{ id: templateId, name: 'Lease', orientation: '0', timezone: 'UTC', font: 'Open Sans' },
      ...{ updatedAt: 0, version: 1 },
    })
    expect(await contentOf(templateId)).toBe(lease.content)
  })

  it('takes the orientation as a number, too', async () => {
    const { templateId } = await create({ ...lease, orientation: 1 })
    expect(await read(templateId)).toMatchObject({ orientation: '1' })
  })

  it('says which family is set where the one asked for is not installed', async () => {
    expect((await create({ ...lease, font: 'Comic Neue' })).fontUsed).toBe('Noto Sans')
    expect((await create({ ...lease, font: 'noto sans thai' })).fontUsed).toBe('Noto Sans Thai')
  })

  it('reports by element what of its HTML no contract shows, and which keys its placeholders ask for', async () => {
    const content = `<p onclick="x()" style="position: fixed">%{fullName} %{rent} %{fullName}</p>
      <script src="http://10.0.0.1/x.js"></script><img src="http://169.254.169.254/latest">`
    const { templateId, leftOut, placeholders } = await create({ ...lease, content })
    expect(placeholders).toEqual(['fullName', 'rent'])
    const expected = [
      { element: 'p', attribute: 'onclick', count: 1 },
      { element: 'p', attribute: 'style.position', count: 1 },
      { element: 'script', count: 1 },
      { element: 'img', attribute: 'src', count: 1 },
    ]
    expect(leftOut).toEqual(expected)
    expect((await post({ name: 'n' }, `/contract/${templateId}`)).record()['leftOut']).toEqual(expected)
    expect(await contentOf(templateId)).toBe(content)
  })

  it('is changed in part, and each change is a version', async () => {
    const { templateId } = await create({ ...lease, timezone: 'Asia/Bangkok' })
    const changed = await post({ content: '<p>new</p>', name: '' }, `/contract/${templateId}`)
    expect(changed.json()).toMatchObject({ success: true, fontUsed: 'Noto Sans', placeholders: [] })
    expect(await read(templateId)).toMatchObject({ name: 'Lease', timezone: 'Asia/Bangkok', version: 2 })
    expect(await contentOf(templateId)).toBe('<p>new</p>')
    expect(templateShape.parse(await read(templateId)).updatedAt).toBeGreaterThan(1_700_000_000)
    const versions = (version: number) =>
      server.ask({ method: 'GET', url: `/contract/${templateId}?version=${version}` })
    const first = templateShape.parse((await versions(1)).json())
    expect(first).toMatchObject({ id: templateId, version: 1, name: 'Lease' })
    expect(Buffer.from(first.content, 'base64').toString('utf8')).toBe(lease.content)
    expect((await versions(2)).json()).toEqual(await read(templateId))
    expect((await versions(3)).statusCode).toBe(404)
  })

  it('is gone after it was deleted, for every call', async () => {
    const { templateId } = await create(lease)
    const url = `/contract/${templateId}`
    expect((await server.ask({ method: 'DELETE', url })).json()).toEqual({ success: true })
    expect(await read(templateId)).toMatchObject({ status: 404, code: 'ERROR_NOT_FOUND' })
    expect((await post({ name: 'x' }, url)).statusCode).toBe(404)
    expect((await server.ask({ method: 'DELETE', url })).statusCode).toBe(404)
    expect((await list(`templateId=${templateId}`)).items).toEqual([])
  })

  it('says which places its parties fill, and which no one can', async () => {
    const place = (uid: string, party: string) =>
      `<div data-signature="1" data-uid="${uid}" data-label="L" data-party="${party}"></div>`
    const content = `${place('a', 'tenant')}${place('b', 'landlord')}${place('a', 'tenant')}`
    const { fields, fieldProblems, leftOut } = await create({ ...lease, content })
    expect(leftOut).toEqual([])
    expect(fields).toMatchObject([
      { uid: 'a', kind: 'signature', party: 'tenant' },
      { uid: 'b', party: 'landlord' },
    ])
    expect(fieldProblems).toMatchObject([{ uid: 'a', problem: 'duplicate-uid' }])
  })

  it('of a live key is unknown to a test key', async () => {
    const { templateId } = await create(lease)
    expect(await read(templateId, 'test')).toMatchObject({ status: 404 })
  })

  it('is made once, however often a request with an Idempotency-Key is sent', async () => {
    const send = () =>
      server.ask({ method: 'POST', url: '/contract', body: lease, headers: { 'idempotency-key': 'lease-1' } })
    const [first, second] = [await send(), await send()]
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-replayed']).toBe('true')
  })
})

describe('a list of templates', () => {
  it('is filtered by either spelling of the id', async () => {
    const { templateId } = await create(lease)
    for (const key of ['templateId', 'templateid'])
      expect((await list(`${key}=${templateId}`)).items.map(({ id }) => id)).toEqual([templateId])
    expect(await list('templateId=ID')).toMatchObject({ total: 0, items: [] })
  })

  it('has pages, the newest first, or the oldest', async () => {
    for (const name of ['a', 'b', 'c']) await create({ ...lease, name })
    const { total } = await list('')
    const first = await list('limit=2')
    expect(first).toMatchObject({ limit: 2, offset: 0, nextOffset: 2, total })
    const last = await list(`limit=2&offset=${total - 1}`)
    expect(last.items).toHaveLength(1)
    expect(last.nextOffset).toBeUndefined()
    expect((await list('limit=1&order=1')).items).toEqual(last.items)
  })
})

describe('a template that cannot be', () => {
  it.each<[string, Body]>([
    ['name', { content: 'x' }],
    ['content', { name: 'x' }],
    ['name', { ...lease, name: 'x'.repeat(201) }],
    ['content', { ...lease, content: 7 }],
    ['orientation', { ...lease, orientation: '2' }],
    ['timezone', { ...lease, timezone: 'Mars/Olympus' }],
    ['font', { ...lease, font: 'x'.repeat(101) }],
    ['content', { ...lease, content: '%{a}'.repeat(100_000) }],
    ['content', { ...lease, content: '<div>'.repeat(100_000) }],
    ['content', { ...lease, content: '<br>'.repeat(100_000) }],
  ])('names %s', async (name, body) => {
    const reply = await post(body)
    expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
    expect(reply.error().message).toContain(`'${name}'`)
  })

  it('is refused by its size before it is looked at', async () => {
    const reply = await post({ ...lease, content: 'x'.repeat(10_000_000) })
    expect(reply.error()).toMatchObject({ status: 413, code: 'ERROR_REQUEST_TOO_LARGE' })
  })
})
