import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestResponse, type TestServer } from '../world/service/server.ts'
import { licenceFile, specimenFile, todayInUtc, type SpecimenFile } from '../world/pictures/specimen-file.ts'
import { scanAnswer, valuesOf } from '../world/service/wire-shapes.ts'

let server: TestServer
let passport: SpecimenFile
beforeAll(async () => {
  server = await openTestAccount()
  passport = await specimenFile({ kind: 'passport', today: todayInUtc() })
})
afterAll(() => server.close())

const quickAnswer = z.strictObject({
  success: z.literal(true),
  data: scanAnswer.shape.data,
  warning: z.tuple([]),
  missingFields: z.array(z.string()),
  outputImage: z.record(z.string(), z.string()).optional(),
  reference: z.record(z.string(), z.string()).optional(),
  quota: z.int(),
  credit: z.int(),
  executionTime: z.number(),
})
const speeds = ['/quickscan', '/veryquickscan'] as const
type Key = 'server' | 'restricted' | 'test'

function post(url: string, body: unknown, given: { key?: Key; repeat?: string } = {}): Promise<TestResponse> {
  const { key = 'test', repeat } = given
  const headers = repeat === undefined ? {} : { 'idempotency-key': repeat }
  return server.ask({ method: 'POST', url, key, body, headers })
}

async function read(url: string, body: unknown, key: Key = 'test') {
  const reply = await post(url, body, { key })
  expect(reply.statusCode, reply.body).toBe(200)
  return quickAnswer.parse(reply.json())
}

async function count(url: string, key: Key = 'test'): Promise<unknown> {
  return (await server.ask({ method: 'GET', url, key })).record()
}

const storedImages = async () => ({
  transactions: await count('/transaction?limit=1'),
  events: await count('/x/events'),
})
const credit = async () => z.looseObject({ credit: z.int() }).parse(await count('/myaccount')).credit

describe.each(speeds)('POST %s', (url) => {
  it('reads what a scan reads, judges nothing, and answers no picture', async () => {
    const scanned = await post('/scan', { document: passport.base64, profile: 'security_none' })
    const answer = await read(url, { document: passport.base64, saveFile: false })
    const whole = scanAnswer.parse(scanned.json())
    const values = Object.entries(valuesOf(whole))
    const objects = ['document', 'face', 'signature']
    const ofZone = values.filter(([key]) => whole.data[key]?.some(({ source }) => source === 'mrz'))
    expect(values.length).toBeGreaterThan(ofZone.length + objects.length)
    // The fastest looks for no objects, and reads no print beside the zone.
    expect(valuesOf(answer)).toEqual(Object.fromEntries(url === '/veryquickscan' ? ofZone : values))
    expect(answer.data['documentNumber']?.[0]).toHaveProperty('inputBox')
    expect(answer).not.toHaveProperty('outputImage')
    expect(answer.missingFields).toEqual(url === '/veryquickscan' ? [] : whole.missingFields)
  })

  it('reads a card from its barcode', async () => {
    const { base64, licence } = await licenceFile({ today: todayInUtc() })
    const answer = await read(url, { document: base64 })
    const { documentNumber, lastName, dob, expiry } = licence.holder
    expect(valuesOf(answer)).toMatchObject({ documentNumber, lastName, dob, expiry, documentType: 'D' })
    expect(answer.data['documentNumber']?.map(({ source }) => source)).toEqual(['barcode'])
  })

  it('costs one, and leaves neither a transaction nor an event', async () => {
    const [before, spent] = [await storedImages(), await credit()]
    const answer = await read(url, { document: passport.base64, documentBack: passport.base64 })
    expect(answer.credit).toBe(spent - 1)
    expect(await storedImages()).toEqual(before)
  })

  it('answers what is no document with nothing read', async () => {
    const white =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
    expect((await read(url, { document: white })).data).toEqual({})
  })

  it('takes no reference, not even a good one, and charges nothing for it', async () => {
    const { reference } = await read(url, { document: passport.base64, saveFile: true })
    const spent = await credit()
    for (const written of [reference?.['document'] ?? '', `ref:${'a'.repeat(64)}`, 'REF:x'])
      for (const body of [{ document: written }, { document: passport.base64, documentBack: written }]) {
        const reported = (await post(url, body)).error()
        expect(reported.code).toBe('ERROR_INVALID_VALUE')
        expect(reported.message).toContain('/scan')
      }
    expect(await credit()).toBe(spent)
  })

  it('keeps the pictures when asked to, and a scan takes them by their hash', async () => {
    const body = { document: passport.base64, documentBack: passport.base64, saveFile: true }
    const { outputImage, reference, data } = await read(url, body)
    expect(Object.keys(outputImage ?? {})).toEqual(['front', 'back'])
    for (const hash of Object.values(outputImage ?? {})) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    const { front = '', back = '' } = outputImage ?? {}
    expect(reference).toEqual({ document: `ref:${front}`, documentBack: `ref:${back}` })
    const scanned = await post('/scan', { document: reference?.['document'], profile: 'security_none' })
    const again = scanAnswer.parse(scanned.json())
    expect(again.data['documentNumber']?.[0]?.value).toBe(data['documentNumber']?.[0]?.value)
  })

  it('keeps them for the key that sent them alone, and shows them to no one', async () => {
    const { outputImage } = await read(url, { document: passport.base64, saveFile: true })
    const token = outputImage?.['front'] ?? ''
    for (const key of ['server', 'restricted'] as const) {
      const reported = await post('/scan', { document: `ref:${token}`, profile: 'security_medium' }, { key })
      expect(reported.error().code).toBe('ERROR_REMOTE_IMAGE_FAILED')
    }
    expect((await server.ask({ method: 'GET', url: `/imagevault/${token}`, key: 'test' })).statusCode).toBe(
      404,
    )
  })

  it('is open to a restricted key', async () => {
    const { reference } = await read(url, { document: passport.base64, saveFile: 'true' }, 'restricted')
    const body = { document: reference?.['document'], profile: 'security_medium' }
    expect((await post('/scan', body, { key: 'restricted' })).statusCode).toBe(200)
  })

  it('sent again with the same Idempotency-Key is answered to the byte, at no cost', async () => {
    for (const saveFile of [true, false]) {
      const given = { repeat: `${url} ${String(saveFile)}`.replaceAll(' ', '-') }
      const body = { document: passport.base64, saveFile }
      const first = await post(url, body, given)
      expect(first.statusCode).toBe(200)
      const spent = await credit()
      const again = await post(url, body, given)
      expect(again.bytes.equals(first.bytes)).toBe(true)
      expect(again.headers['idempotency-replayed']).toBe('true')
      expect(await credit()).toBe(spent)
      expect((await post(url, { ...body, document: 'AAAA' }, given)).error().status).toBe(422)
    }
  })

  it('is not charged for what it cannot read', async () => {
    const spent = await credit()
    expect((await post(url, { document: 'AAAA' })).error().code).toBe('ERROR_IMAGE_CORRUPTED')
    expect((await post(url, {})).error().message).toContain("'document'")
    expect(await credit()).toBe(spent)
  })
})
