import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { companyKeys } from '../../src/vocabulary/companies/company.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { registrationFile } from '../world/registrations/draw-registration.ts'
import { makeRegistration } from '../world/registrations/make-registration.ts'
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

describe('with the register of invented companies, which a test key sees alone', () => {
  const larkspur = {
    registrationNumber: '99000001',
    countryIso2: 'GB',
    legalName: 'Lantern and Larkspur Ltd',
  }
  const found = ({ warning }: z.output<typeof answerShape>) =>
    codes(warning).filter((code) => code !== 'NOT_CHECKED')

  it('answers what the register says, in three columns beside what was given', async () => {
    const answer = await answered(larkspur, 'test')
    expect(answer.registry).toMatchObject({ state: 'found', register: 'demo' })
    expect(answer.company).toMatchObject({
      ...{ legalName: 'Lantern & Larkspur Limited', entityType: 'LTD', countryIso2: 'GB' },
      ...{ status: 'active', incorporationDate: '2011-03-14' },
    })
    expect(answer['comparison']).toContainEqual(
      expect.objectContaining({ key: 'legalName', from: 'register', agreement: 'confirmed', document: null }),
    )
    expect(answer['officers']).toMatchObject([{ name: 'Odo Fenwhistle', role: 'director' }])
  })

  it('finds a sanctioned owner behind two companies, by the path, and shows who was hit', async () => {
    const answer = await answered(larkspur, 'test')
    expect(found(answer)).toEqual(['AML_SANCTION', 'OWNER_SANCTIONED'])
    expect(answer.decision).toBe('review')
    const [, owner] = answer.warning.filter(({ code }) => code !== 'NOT_CHECKED')
    expect(owner?.['description']).toContain('which holds 60% of Lantern & Larkspur Limited')
    expect(owner?.['data']).toMatchObject({ share: { min: 54, max: 54 }, paths: [{ nodes: { length: 4 } }] })
    expect(answer.aml.match).toMatchObject([
      { database: 'demo', subject: { role: 'owner', name: 'Bartholomew Ignatius Quillfeather' } },
    ])
    expect(answer['owners']).toContainEqual(
      expect.objectContaining({ name: 'Nevermoor Holdings B.V.', share: 60, shareMin: 60, shareMax: 60 }),
    )
  })

  it.each([
    ['a dissolved one', { legalName: 'Thistledown Freight Limited' }, 'BUSINESS_DISSOLVED', 'reject'],
    ['a young one', { registrationNumber: '99000005' }, 'BUSINESS_TOO_NEW', 'review'],
    [
      'another name',
      { registrationNumber: '99000006', legalName: 'Wet Ink Ltd' },
      'BUSINESS_NAME_MISMATCH',
      'review',
    ],
    [
      'another tax number',
      { lei: 'XDEMO000000000003387', taxNumber: '00-1234567', countryIso2: 'US' },
      'BUSINESS_NUMBER_MISMATCH',
      'reject',
    ],
    [
      'a number that no register has',
      { registrationNumber: '98765432' },
      'BUSINESS_NUMBER_MISMATCH',
      'reject',
    ],
    ['a number that is none', { registrationNumber: '12' }, 'BUSINESS_NUMBER_INVALID', 'reject'],
    ['one whose owners are not known', { registrationNumber: '99000006' }, 'OWNERSHIP_UNKNOWN', 'review'],
  ])('warns of %s', async (...row) => {
    const [, body, code, decision] = row
    const answer = await answered({ countryIso2: 'GB', ...body }, 'test')
    expect(found(answer)).toContain(code)
    expect(answer.decision).toBe(decision)
  })

  it('asks the profile how young, how crowded and how large (kyb.minAgeDays, companiesAtAddress, ownerShare)', async () => {
    const young = { registrationNumber: '99000005', countryIso2: 'GB' }
    const under = async (kyb: Body, body: Body = young) =>
      found(await answered({ ...body, profileOverride: { kyb } }, 'test'))
    expect(await under({ minAgeDays: 10 })).not.toContain('BUSINESS_TOO_NEW')
    expect(await under({ companiesAtAddress: 5 })).toContain('BUSINESS_REGISTERED_AGENT')
    expect(await under({ companiesAtAddress: 500 })).not.toContain('BUSINESS_REGISTERED_AGENT')
    const sanctioned = async (ownerShare: number) => under({ ownerShare }, larkspur)
    expect(await sanctioned(60)).not.toContain('OWNER_SANCTIONED')
    expect(await sanctioned(50)).toContain('OWNER_SANCTIONED')
  })

  it('does not show invented companies to a live key', async () => {
    expect((await answered(larkspur)).registry).toMatchObject({ state: 'not_checked' })
  })

  it('keeps what it found: the transaction, its trace, and the same decision when it is replayed', async () => {
    const {
      transactionId = '',
      owners,
      ownership,
      comparison,
      aml,
      decision,
    } = await answered(larkspur, 'test')
    const read = await server.ask({ method: 'GET', url: `/transaction/${transactionId}`, key: 'test' })
    expect(read.json()).toMatchObject({ owners, ownership, comparison, aml, decision })
    const trace = await server.ask({
      method: 'GET',
      url: `/x/transactions/${transactionId}/trace`,
      key: 'test',
    })
    expect(trace.json()).toMatchObject({ facts: { company: { registry: { state: 'found' } } } })
    const backtest = { profile: 'security_medium', mode: 'test' }
    const replayed = await server.ask({ method: 'POST', url: '/x/backtest', key: 'test', body: backtest })
    expect(replayed.json()).toMatchObject({ examined: expect.any(Number) as number, flips: 0 })
  })

  it('exports with the company in JSON and its warnings in the table', async () => {
    const { transactionId } = await answered(larkspur, 'test')
    const body = { transactionId: [transactionId], exportType: 'json' }
    const exported = await server.ask({ method: 'POST', url: '/export/transaction', key: 'test', body })
    expect(exported.statusCode).toBe(200)
  })

  it('withholds names where the profile obscures them, and decides the same', async () => {
    const body = { ...larkspur, profileOverride: { obscure: ['businessName', 'fullName'] } }
    const reply = await kyb(body, 'test')
    expect(reply.json()).toMatchObject({
      decision: 'review',
      company: { legalName: '', lei: 'XDEMO000000000000186' },
    })
    for (const name of ['Larkspur', 'Quillfeather', 'Fenwhistle', 'Nevermoor'])
      expect(reply.body).not.toContain(name)
    const { transactionId } = answerShape.parse(reply.json())
    const url = `/x/transactions/${transactionId ?? ''}/trace`
    const trace = await server.ask({ method: 'GET', url, key: 'test' })
    for (const name of ['Larkspur', 'Quillfeather', 'Fenwhistle', 'Nevermoor'])
      expect(trace.body).not.toContain(name)
  })

  it('leaves a hit out that was found to be another, in the next check of the same company', async () => {
    const northern = { registrationNumber: '99000007', countryIso2: 'GB' }
    const first = await answered(northern, 'test')
    expect(found(first)).toContain('OWNER_SANCTIONED')
    const [hit] = z.array(z.looseObject({ id: z.string() })).parse(first.aml.match)
    const body = { recordId: first.transactionId, entityId: hit?.id, reason: 'Another company of this name.' }
    const noted = await server.ask({ method: 'POST', url: '/x/screening/false-positives', key: 'test', body })
    expect(noted.statusCode).toBe(200)
    const again = await answered(northern, 'test')
    expect(found(again)).not.toContain('OWNER_SANCTIONED')
    expect(again.aml.match).toEqual([])
    const of = (answer: z.output<typeof answerShape>) => answer['comparison']
    expect(of(again)).toEqual(of(first))
  })

  it('stores records that the checker of the store finds sound', async () => {
    const report = (await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator', body: {} })).record()
    expect(report['findings']).toEqual([])
  })
})

describe('with a document of a company', () => {
  const made = makeRegistration(11, 0)
  let pdf = ''
  beforeAll(async () => {
    pdf = Buffer.from(await registrationFile(made.source, 'pdf', 1)).toString('base64')
  })

  it('reads it, answers its data and the picture of its first page, and stores both', async () => {
    const answer = await answered({ document: `data:application/pdf;base64,${pdf}` })
    expect(answer.company['registrationNumber']).not.toBe('')
    expect(answer['data']).toMatchObject({
      businessName: [{ value: answer.company['legalName'], source: 'visual', index: 0 }],
      businessRegistrationNumber: [{ value: answer.company['registrationNumber'] }],
    })
    expect(answer['reading']).toMatchObject({ pages: { read: 1, total: 1 } })
    expect(answer['outputImage']).toMatchObject({ front: expect.stringContaining('/image/') as string })
    expect(answer.decision).toBe('review')
    expect(codes(answer.notChecked)).toEqual(
      expect.arrayContaining(['BUSINESS_DISSOLVED', 'BUSINESS_NAME_MISMATCH']),
    )
    const url = `/transaction/${answer.transactionId ?? ''}`
    const { data, outputImage } = (await server.ask({ method: 'GET', url })).record()
    expect(data).toEqual(answer['data'])
    expect(outputImage).toMatchObject({ front: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
  })

  it('warns where the document says otherwise than what was given, and shows no confirmation', async () => {
    const answer = await answered({ document: pdf, legalName: 'Quite Another Company Ltd' })
    expect(codes(answer.warning)).toContain('BUSINESS_NAME_MISMATCH')
    expect(answer['comparison']).toContainEqual(
      expect.objectContaining({
        key: 'legalName',
        from: 'document',
        agreement: 'contradicted',
        register: null,
      }),
    )
  })

  it('keeps no picture where the profile obscures a value', async () => {
    const profileOverride = { obscure: ['businessRegistrationNumber'] }
    const answer = await answered({ document: pdf, profileOverride })
    expect(answer['outputImage']).toEqual({})
    expect(answer.company['registrationNumber']).toBe('')
    expect(answer.missingFields).not.toContain('registrationNumber')
    expect(answer['data']).not.toHaveProperty('businessRegistrationNumber')
  })

  it('warns of a document of another kind: nothing of a registration is on it', async () => {
    const file = await specimenFile({ kind: 'passport', today: todayInUtc() })
    const answer = await answered({ document: file.base64 })
    const reported = [...codes(answer.warning), ...codes(answer.notChecked)]
    expect(reported).toContain('UNRECOGNIZED_DOCUMENT')
    expect(answer.decision).not.toBe('accept')
  })

  it('refuses a file that is no picture, and charges nothing', async () => {
    const before = await answered({ legalName: 'X Ltd' })
    const reply = await kyb({ document: Buffer.from('no picture').toString('base64') })
    expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_IMAGE_CORRUPTED' })
    const after = await answered({ legalName: 'X Ltd' })
    expect(before.quota - after.quota).toBe(2)
  })
})
