import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestResponse, type TestServer } from '../world/service/server.ts'
import { principalOf, storeScan } from '../world/stores/records.ts'
import { serviceKeys } from '../world/service/service.ts'
import { endpointFields, type Field, type EndpointFields } from './interface-fields.ts'

/** What is sent: JSON that is none, types that are wrong, names that are not asked for. */
let server: TestServer
let record = ''
beforeAll(async () => {
  server = await openTestServer({ SYMBOLON_IMAGE_LIMIT: '1' })
  const principal = await principalOf(server.service.records, serviceKeys.server)
  record = (await storeScan(server.service.records, principal, { customData: 'literal' })).id
})
afterAll(() => server.close())

/** What a request needs before anything else of it is looked at; pictures are none, so that nothing is done. */
const needed: Readonly<Record<string, unknown>> = {
  document: 'AA==',
  profile: 'security_low',
  name: 'No one At All',
  decision: 'review',
  target: 'ab'.repeat(16),
  reason: 'a test',
  kind: 'restricted',
}

/** One request with these values in place of, or beside, what it needs. */
async function send(taker: EndpointFields, values: Readonly<Record<string, unknown>>): Promise<TestResponse> {
  const { method, url, scope, required, fields } = taker
  const place = (name: string) => fields.find((field) => field.name === name)?.place ?? 'body'
  const query = new URLSearchParams()
  const body: Record<string, unknown> = Object.fromEntries(required.map((name) => [name, needed[name]]))
  for (const [name, value] of Object.entries(values))
    if (place(name) === 'query') query.set(name, String(value))
    // Not by assignment, which would take __proto__ for what it is.
    else Object.defineProperty(body, name, { value, enumerable: true, configurable: true })
  const search = query.size === 0 ? '' : `?${query.toString()}`
  const key = scope === 'installation' ? 'operator' : 'server'
  const hasBody = fields.some((field) => field.place === 'body')
  return server.ask({ method, url: url + search, key, ...(hasBody ? { body } : {}) })
}

/** A no in the wire's words, or a yes; never a fault, and never the word accept. */
function expectSafe(reply: TestResponse, what: string, allowed: readonly number[] = [400, 404]): void {
  expect([...allowed, 501, 503], `${what}: ${reply.body.slice(0, 300)}`).toContain(reply.statusCode)
}

function codeOf(reply: TestResponse): string {
  return reply.statusCode === 200 ? '' : reply.error().message
}

const booleanAttack = [200, 400, 402, 403, 404, 409]
const withField = (pick: (field: Field) => boolean) =>
  endpointFields
    .map((taker) => ({ ...taker, fields: taker.fields.filter(pick), taker }))
    .filter(({ fields }) => fields.length > 0)

describe('what is no JSON', () => {
  const bodies: readonly [string, string | Buffer][] = [
    ['a byte order mark', '\ufeff{"name":"a"}'],
    ['UTF-16', Buffer.from('{"name":"a"}', 'utf16le')],
    ['trailing garbage', '{"name":"a"}}'],
    ['two values', '{"name":"a"}{"name":"b"}'],
    ['NaN', '{"name":NaN}'],
    ['a comment', '{"name":"a"/**/}'],
    ['single quotes', "{'name':'a'}"],
    ['a trailing comma', '{"name":"a",}'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
    ['a list', '[{"name":"a"}]'],
    ['nothing but blanks', ' '.repeat(1000)],
  ]
  it.each(bodies)('#31 %s is ERROR_INVALID_JSON', async (_, payload) => {
    const headers = { 'x-api-key': serviceKeys.server, 'content-type': 'application/json' }
    const reply = await server.app.inject({ method: 'POST', url: '/profile', headers, payload })
    expect([reply.statusCode, reply.body.includes('ERROR_INVALID_JSON')]).toEqual([400, true])
  })

  it('#31 a number without bounds and half a character are ERROR_INVALID_VALUE, and of equal keys the last counts', async () => {
    const post = (body: string) => server.ask({ method: 'POST', url: '/profile', body })
    for (const body of ['{"name":"a","canvasSize":1e400}', '{"name":"\\ud800"}'])
      expect((await post(body)).error().code).toBe('ERROR_INVALID_VALUE')
    const { id } = z.object({ id: z.string() }).parse((await post('{"name":"first","name":"last"}')).record())
    expect((await server.ask({ method: 'GET', url: `/profile/${id}` })).record()['name']).toBe('last')
  })

  it.each([
    ['100,000 lists in each other', '['.repeat(100_000)],
    ['100,000 objects in each other', '{"a":'.repeat(100_000)],
    ['a million keys', `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join(',')}`],
    ['a body of blanks', `{${' '.repeat(1_040_000)}}`],
    ['a text of nothing but escaped quotes', `{"name":"${'\\"'.repeat(400_000)}"}`],
  ])('#32 %s is refused before memory is spent on it', async (_, body) => {
    const before = process.cpuUsage()
    const reply = await server.ask({ method: 'POST', url: '/profile', body })
    expect(reply.error().code).toBe('ERROR_INVALID_JSON')
    // Far above what it costs and far below what building the value would.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
  })
})

describe('names that reach for more', () => {
  const reach = { polluted: true, isAdmin: true }
  const hostile: Record<string, unknown> = JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"prototype":{"polluted":true}}',
  ) as Record<string, unknown>

  it.each(endpointFields)('#33 __proto__, constructor and prototype are ignored by $name', async (taker) => {
    const plain = await send(taker, {})
    const reply = await send(taker, hostile)
    expect(reply.statusCode, reply.body).toBe(plain.statusCode)
    expect(Object.keys(reach).filter((name) => name in {})).toEqual([])
  })

  it.each(['/profile', '/aml'])(
    '#33 what lies behind __proto__ is not read by %s as if it had been said',
    async (url) => {
      const body = '{"__proto__":{"name":"inherited"}}'
      const reply = await server.ask({ method: 'POST', url, key: 'test', body })
      expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
    },
  )

  it('#33 they are no rules, thresholds or settings of a profile', async () => {
    for (const section of [
      'decisions',
      'thresholds',
      'docupass',
      'decisionTrigger',
      'acceptedDocuments',
      'face',
      'profileOverride',
    ]) {
      const body = `{"name":"a","${section}":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}`
      expectSafe(await server.ask({ method: 'POST', url: '/profile', body }), section, [200, 400])
      const override = `{"document":"AA==","profile":"security_low","profileOverride":{"${section}":{"__proto__":{"enabled":false}}}}`
      expectSafe(await server.ask({ method: 'POST', url: '/scan', body: override }), section)
    }
    const query = '/transaction?__proto__[polluted]=1&constructor.prototype.polluted=1&__proto__.polluted=1'
    expect((await server.ask({ method: 'GET', url: query })).statusCode).toBe(200)
    expect('polluted' in {}).toBe(false)
  })

  /** A filter that is spelt wrongly would let every record leave: an export with a key that it does not know is refused. */
  const statusOf = ({ name }: EndpointFields, plain: TestResponse): number =>
    name === 'POST /export/transaction' ? 400 : plain.statusCode

  it.each(endpointFields)('#34 keys that no one knows do nothing at $name', async (taker) => {
    const plain = await send(taker, { client: 'python-sdk' })
    const reply = await send(taker, { client: 'python-sdk', 'x-unknown-key': { deep: ['canary-of-a-key'] } })
    expect(reply.statusCode, reply.body).toBe(statusOf(taker, plain))
    expect(reply.body).not.toContain('canary-of-a-key')
  })

  const ours = { id: 'cd'.repeat(16), accountId: 'cd'.repeat(16), account_id: 'cd'.repeat(16), createdAt: 1, created_at: 1, decision: 'accept', reviewScore: 0, rejectScore: 0, quota: 1e9, credit: 1e9, banned: false, scopes: ['installation'], reference: 'cd', completedAt: 1, expiry: 4e9, transactionId: 'cd'.repeat(16), profileId: 'cd'.repeat(16), updatedAt: 1, subjectId: 'cd'.repeat(16), mode: 'live' } // prettier-ignore

  it.each(endpointFields)('#35 what only we may set is not set by $name', async (taker) => {
    const foreign = Object.entries(ours).filter(
      ([name]) => !taker.fields.some((field) => field.name === name),
    )
    const plain = await send(taker, {})
    const reply = await send(taker, Object.fromEntries(foreign))
    expect(reply.statusCode, reply.body).toBe(statusOf(taker, plain))
    expect(reply.body).not.toContain('cd'.repeat(16))
  })

  it('#35 a profile, a record and an account are as they were, but for what may be set', async () => {
    const read = async (url: string) => (await server.ask({ method: 'GET', url })).record()
    const made = z.object({ id: z.string() }).parse((await server.ask({ method: 'POST', url: '/profile', body: { ...ours, name: 'Mass' } })).record()) // prettier-ignore
    expect(made.id).not.toBe(ours.id)
    const before = await read(`/transaction/${record}`)
    const body = { ...ours, decision: 'reject', data: {}, warning: [], customData: 'changed' }
    await server.ask({ method: 'PATCH', url: `/transaction/${record}`, body })
    const after = await read(`/transaction/${record}`)
    expect(after).toEqual({ ...before, decision: 'reject', updatedAt: after['updatedAt'] })
    const account = await read('/x/account')
    const raised = await server.ask({
      method: 'PATCH',
      url: '/x/account',
      body: { quota: 1e9, banned: false },
    })
    expect(raised.statusCode).toBe(403)
    expect(await read('/x/account')).toEqual(account)
  })

  it.each([
    ['a list', ['accept']],
    ['a question', { $ne: 1 }],
    ['capitals and a blank', 'ACCEPT '],
    ['a blank', 'accept '],
    ['capitals', 'Accept'],
    ['a number', 1],
    ['true', true],
    ['two words', 'accept,reject'],
  ])('#36 a decision by hand that is %s is ERROR_INVALID_VALUE', async (_, decision) => {
    const url = `/transaction/${record}`
    const reply = await server.ask({ method: 'PATCH', url, body: { decision } })
    expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
    expect((await server.ask({ method: 'GET', url })).record()['decision']).not.toBe('accept')
  })
})

describe('values of every field', () => {
  const isText = ({ types }: Field) => types.length === 0 || types.includes('string')
  const isNumber = ({ types }: Field) => types.includes('integer') || types.includes('number')

  it.each(withField(isText))(
    '#37 NUL is ERROR_INVALID_VALUE in every text of $name',
    async ({ taker, fields }) => {
      for (const { name, types } of fields) {
        const reply = await send(taker, { [name]: 'a\0b' })
        // Where a value may be anything, nothing is done with it.
        expectSafe(reply, `${taker.name} ${name}`, types.length === 0 ? booleanAttack : [400, 403, 404])
      }
    },
  )

  it('#37 NUL and half characters are ERROR_INVALID_VALUE for the operator too, and however deep they lie', async () => {
    for (const text of ['a\\u0000b', '\\ud800']) {
      const deep = `{"name":"a","docupass":{"welcomeMessage":"${text}"}}`
      expect((await server.ask({ method: 'POST', url: '/profile', body: deep })).error().status).toBe(400)
      const request = { url: '/x/account', key: 'operator', body: `{"bannedReason":"${text}"}` } as const
      expect((await server.ask({ method: 'PATCH', ...request })).error().code).toBe('ERROR_INVALID_VALUE')
    }
  })

  it.each(endpointFields)('#38 no field of $name makes a fault by a wrong type', async (taker) => {
    const wrong = [
      true,
      -7.5,
      'text',
      ['a', 1, null],
      { a: { b: 1 } },
      [[[[]]]],
      '\ud83d',
      'x'.repeat(20_000),
    ]
    for (const { name } of taker.fields)
      for (const value of wrong)
        expectSafe(await send(taker, { [name]: value }), `${name} ${typeof value}`, booleanAttack)
  })

  it.each(endpointFields)(
    '#38 "", null and {} are the same as absent in every field of $name',
    async (taker) => {
      const plain = await send(taker, {})
      for (const { name, place } of taker.fields) {
        if (taker.required.includes(name) || place === 'query') continue
        for (const absent of ['', null, {}]) {
          const reply = await send(taker, { [name]: absent })
          expect([plain.statusCode, 200, 400, 403], `${name} ${JSON.stringify(absent)}`).toContain(
            reply.statusCode,
          )
        }
      }
    },
  )

  const numbers = [-1, 2 ** 53 + 1, '9223372036854775808', 1e308, '1e3', '0x10', '٣', '１２', '1.5', ' 1', '1,2', '-0', '+1', 'NaN', 'Infinity', '1_000'] // prettier-ignore
  it.each(withField(isNumber))(
    '#39 numbers of every kind are taken, clamped or ERROR_INVALID_VALUE in $name',
    async ({ taker, fields }) => {
      for (const { name } of fields)
        for (const value of numbers)
          expectSafe(await send(taker, { [name]: value }), `${name} ${value}`, booleanAttack)
    },
  )

  it.each(endpointFields)(
    '#39 a number or a switch of $name is answered as a text as it is without quotes',
    async (taker) => {
      for (const { name, types, place } of taker.fields) {
        if (place === 'query') continue
        const values = [
          ...(types.includes('integer') || types.includes('number') ? [1, 7_000] : []),
          ...(types.includes('boolean') ? [true, false] : []),
        ]
        for (const value of values) {
          const [plain, quoted] = [
            await send(taker, { [name]: value }),
            await send(taker, { [name]: `${value}` }),
          ]
          expect([quoted.statusCode, codeOf(quoted)], `${name} ${value}`).toEqual([
            plain.statusCode,
            codeOf(plain),
          ])
        }
      }
    },
  )

  it('#39 no page is larger or farther than its bounds', async () => {
    for (const query of ['limit=1000000', 'limit=99999999999999999999', 'offset=99999999999999999999']) {
      const page = await server.ask({ method: 'GET', url: `/transaction?${query}` })
      const { limit, offset } = z.object({ limit: z.number(), offset: z.number() }).parse(page.record())
      expect([limit <= 100, offset <= 10_000_000]).toEqual([true, true])
    }
  })

  const meta = ["' OR '1'='1", "'; DROP TABLE transactions; --", '%', '_', '%_%', '\\', '$.a[*] ? (@ > 1)', 'a & !b | c:*', '{"$gt":""}', '${7*7}', '{{7*7}}', "\\'; select pg_sleep(10); --", '*)(uid=*', '../../etc/passwd'] // prettier-ignore
  it.each(withField(isText))(
    '#40 signs of query languages are plain text in $name',
    async ({ taker, fields }) => {
      for (const { name } of fields)
        for (const value of meta)
          expectSafe(await send(taker, { [name]: value }), `${name} ${value}`, booleanAttack)
    },
  )

  it('#40 a filter matches literally: none of them finds the record that is there', async () => {
    for (const value of [...meta, 'liter%', 'l_teral', 'LITERAL']) {
      const url = `/transaction?customData=${encodeURIComponent(value)}`
      expect((await server.ask({ method: 'GET', url })).record(), value).toMatchObject({ total: 0 })
    }
    expect((await server.ask({ method: 'GET', url: '/transaction?customData=literal' })).record()).toMatchObject({ total: 1 }) // prettier-ignore
  })

  const long = 100_000
  it.each([
    ['verifyAge', `${'1'.repeat(long)}-`],
    ['verifyAge', `${'-'.repeat(long)}1`],
    ['verifyDob', '1990-'.repeat(long / 5)],
    ['verifyName', 'a '.repeat(long / 2)],
    ['verifyAddress', ', '.repeat(long / 2)],
    ['restrictCountry', 'DE,'.repeat(long / 3)],
    ['restrictType', 'P'.repeat(long)],
    ['verifyDocumentNumber', '<'.repeat(long)],
  ])('#41 a %s of 100,000 characters is ERROR_INVALID_VALUE', async (name, value) => {
    const body = { document: 'AA==', profile: 'security_low', [name]: value }
    const reply = await server.ask({ method: 'POST', url: '/scan', body })
    expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
  })

  it('#42 names of 1 MB are ERROR_INVALID_VALUE, at 513 characters already', async () => {
    for (const length of [513, 1_000_000]) {
      const name = 'ab '.repeat(length / 3 + 1).slice(0, length)
      expect((await server.ask({ method: 'POST', url: '/aml', body: { name } })).error().status).toBe(400)
      const scan = { document: 'AA==', profile: 'security_low', verifyName: name }
      expect((await server.ask({ method: 'POST', url: '/scan', body: scan })).error().code).toBe(
        'ERROR_INVALID_VALUE',
      )
    }
  })

  it('#43 10,000 lists and a million commas are ERROR_INVALID_VALUE', async () => {
    const database = Array.from({ length: 10_000 }, (_, at) => `list_${at}`)
    const reply = await server.ask({ method: 'POST', url: '/aml', body: { name: 'Nobody', database } })
    expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
    const known = { name: 'Nobody', database: Array.from({ length: 51 }, () => 'us_ofac') }
    const many = await server.ask({ method: 'POST', url: '/aml', key: 'test', body: known })
    expect(many.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
    const body = { document: 'AA==', profile: 'security_low', restrictCountry: ','.repeat(1_000_000) }
    expect((await server.ask({ method: 'POST', url: '/scan', body })).error().code).toBe(
      'ERROR_INVALID_VALUE',
    )
  })
})
