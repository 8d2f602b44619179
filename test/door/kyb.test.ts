import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { companyKeys } from '../../src/vocabulary/companies/company.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const answerShape = z.looseObject({
  success: z.boolean(),
  transactionId: z.string().optional(),
  decision: z.string(),
  company: z.record(z.string(), z.string()),
  missingFields: z.array(z.string()),
  notChecked: z.array(z.object({ code: z.string(), reason: z.string() })),
  warning: z.array(z.looseObject({ code: z.string() })),
  registry: z.looseObject({ state: z.string() }),
  aml: z.looseObject({ match: z.array(z.unknown()) }),
  quota: z.number(),
})

type Body = Readonly<Record<string, unknown>>
const kyb = (body: Body, key: 'server' | 'test' | 'restricted' = 'server', headers = {}) =>
  server.ask({ method: 'POST', url: '/kyb', key, body, headers })
const answered = async (body: Body, key: 'server' | 'test' = 'server') =>
  answerShape.parse((await kyb(body, key)).json())
const codes = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code)

describe('a check of a company', () => {
  it.each([{}, { legalNameLocal: '海风' }, { entityType: 'LTD', countryIso2: 'GB' }, { legalName: '  ' }])(
    'needs something that names the company: %o is refused',
    async (body) => {
      const reply = await kyb(body)
      expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
      expect(reply.error().message).toContain('document, legalName, registrationNumber, taxNumber and lei')
    },
  )

  it('is closed to a restricted key', async () => {
    expect((await kyb({ legalName: 'Seebrise Handel GmbH' }, 'restricted')).statusCode).toBe(403)
  })

  it('takes every field as lenient as other endpoints: empty ones, null and unknown keys say nothing', async () => {
    const body = {
      ...{ legalName: 'Seebrise Handel GmbH', taxNumber: '', lei: null, state: '', document: '' },
      ...{ registrationNumber: 4711, profileOverride: {}, client: 'php-sdk', countryIso2: 'de' },
    }
    const reply = await kyb(body)
    expect(answerShape.parse(reply.json()).company).toMatchObject({
      ...{ legalName: 'Seebrise Handel GmbH', registrationNumber: '4711', countryIso2: 'DE', lei: '' },
    })
  })

  it('refuses a country that is none', async () => {
    expect((await kyb({ legalName: 'X', countryIso2: 'Germany' })).error().message).toContain('countryIso2')
  })

  it('answers every key of the company, and names those that no one tells', async () => {
    const { company, missingFields } = await answered({ legalName: 'Seebrise Handel GmbH', lei: '' })
    expect(Object.keys(company)).toEqual([...companyKeys])
    expect(missingFields).toEqual(companyKeys.filter((key) => company[key] === ''))
    expect(missingFields).toContain('registrationNumber')
  })

  it('is never accepted on a name alone while no register is loaded, and says why', async () => {
    const answer = await answered({ legalName: 'Seebrise Handel GmbH', countryIso2: 'DE' })
    expect(answer).toMatchObject({ decision: 'review', registry: { state: 'not_checked' } })
    expect(codes(answer.notChecked)).toEqual(
      expect.arrayContaining(['BUSINESS_NAME_MISMATCH', 'BUSINESS_DISSOLVED', 'AML_SANCTION']),
    )
    expect(codes(answer.warning).filter((code) => code !== 'NOT_CHECKED')).toEqual([])
  })

  it('is not screened where the profile says so (kyb.screening)', async () => {
    const answer = await answered({ legalName: 'X Ltd', profileOverride: { kyb: { screening: false } } })
    expect(codes(answer.notChecked).filter((code) => code.startsWith('AML_'))).toEqual([])
  })

  it('costs two of the quota', async () => {
    const first = await answered({ legalName: 'Seebrise Handel GmbH' })
    const second = await answered({ legalName: 'Seebrise Handel GmbH' })
    expect(first.quota - second.quota).toBe(2)
  })

  it('is answered once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'company-once' }
    const first = await kyb({ legalName: 'Seebrise Handel GmbH' }, 'server', headers)
    const again = await kyb({ legalName: 'Seebrise Handel GmbH' }, 'server', headers)
    expect(again.json()).toEqual(first.json())
    expect(again.headers['idempotency-replayed']).toBe('true')
  })

  it('is stored as a transaction of type kyb, and read, listed and deleted as any other', async () => {
    const { transactionId = '', company } = await answered({ legalName: 'Seebrise Handel GmbH' })
    const url = `/transaction/${transactionId}`
    const read = (await server.ask({ method: 'GET', url })).json()
    expect(read).toMatchObject({ id: transactionId, type: 'kyb', company, data: {} })
    const listed = (await server.ask({ method: 'GET', url: '/transaction?limit=1' })).json()
    expect(listed).toMatchObject({ transactions: [{ id: transactionId, company }] })
    expect((await server.ask({ method: 'DELETE', url })).statusCode).toBe(200)
    expect((await server.ask({ method: 'GET', url })).statusCode).toBe(404)
  })

  it('keeps nothing where the profile saves no results', async () => {
    const answer = await answered({ legalName: 'X Ltd', profileOverride: { saveResult: false } })
    expect(answer.transactionId).toBeUndefined()
    expect(answer.company['legalName']).toBe('X Ltd')
  })

  it('judges nothing under security_none', async () => {
    const answer = await answered({ legalName: 'X Ltd', profile: 'security_none' })
    expect(answer).toMatchObject({ decision: 'accept', notChecked: [], warning: [] })
  })
})
