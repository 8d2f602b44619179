import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { pdfWithImages } from '../world/faults/hostile-files.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'

let server: TestServer
let onSecondPage: string
let picture: string
beforeAll(async () => {
  server = await openTestAccount()
  const { bytes, pixels, base64 } = await specimenFile({ kind: 'passport', today: todayInUtc() })
  onSecondPage = pdfWithImages([null, { ...pixels, jpeg: bytes }]).toString('base64')
  picture = base64
})
afterAll(() => server.close())

const answerShape = z.looseObject({
  transactionId: z.string().optional(),
  data: z.looseObject({ documentNumber: z.array(z.unknown()).optional() }),
  documentPage: z.object({ front: z.int().optional(), back: z.int().optional() }).optional(),
})

async function answered(url: string, body: Readonly<Record<string, unknown>>) {
  const reply = await server.ask({ method: 'POST', url, key: 'test', body })
  expect(reply.statusCode, reply.body).toBe(200)
  return answerShape.parse(reply.json())
}

describe('a document that is sent as a PDF of several pages', () => {
  it.each(['/scan', '/quickscan', '/veryquickscan'])(
    'is read on the page that shows it, and %s says which that is',
    async (url) => {
      const profile = url === '/scan' ? { profile: 'security_none' } : {}
      const answer = await answered(url, { document: onSecondPage, ...profile })
      expect(answer.data.documentNumber).toHaveLength(1)
      expect(answer.documentPage).toEqual({ front: 2 })
      const both = await answered(url, { document: picture, documentBack: onSecondPage, ...profile })
      expect(both.documentPage).toEqual({ back: 2 })
    },
  )

  it('has its page in the stored record', async () => {
    const { transactionId = '' } = await answered('/scan', {
      document: onSecondPage,
      profile: 'security_none',
    })
    const record = await server.ask({ method: 'GET', url: `/transaction/${transactionId}`, key: 'test' })
    expect(record.record()['documentPage']).toEqual({ front: 2 })
  })

  it('reports its first page where none shows a document; a picture has no page', async () => {
    const blank = pdfWithImages([null, null]).toString('base64')
    expect((await answered('/quickscan', { document: blank })).documentPage).toEqual({ front: 1 })
    expect(await answered('/quickscan', { document: picture })).not.toHaveProperty('documentPage')
  })
})
