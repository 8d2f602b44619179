import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { heicFlagImages } from '../world/pictures/heic-image.ts'

const passport = readFileSync(new URL('../world/pictures/passport.heic', import.meta.url)).toString('base64')
let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const readings = z.array(z.looseObject({ value: z.string() }))
const answerShape = z.looseObject({ data: z.looseObject({ documentNumber: readings, lastName: readings }) })

describe('a picture as a telephone stores it', () => {
  it('is read when it is HEIC', async () => {
    const body = { document: passport, profile: 'security_none' }
    const reply = await server.ask({ method: 'POST', url: '/scan', key: 'test', body })
    expect(reply.statusCode, reply.body).toBe(200)
    const { data } = answerShape.parse(reply.json())
    expect(data.documentNumber[0]?.value).toBe('1843H1VM9')
    expect(data.lastName[0]?.value).toBe('NOVAK')
  })

  it('is refused when it is AVIF, with a sentence that says what to send', async () => {
    const body = { document: heicFlagImages.avif.toString('base64'), profile: 'security_none' }
    const reply = await server.ask({ method: 'POST', url: '/scan', key: 'test', body })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('JPEG, PNG, WebP, HEIC or PDF')
  })
})
