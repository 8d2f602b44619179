import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'

let server: TestServer
let document: string
beforeAll(async () => {
  const table = join(tmpdir(), `countries-${process.pid}.csv`)
  writeFileSync(table, '192.0.2.0,192.0.2.255,DE\n2001:db8::,2001:db8:ffff::,JP\n')
  // As behind a proxy on the same machine.
  server = await openTestServer({ SYMBOLON_IP_COUNTRIES: table, SYMBOLON_TRUSTED_PROXIES: '127.0.0.1' })
  document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
})
afterAll(() => server.close())

const explained = z.looseObject({
  facts: z.looseObject({ ip: z.looseObject({ country: z.string().nullable() }).optional() }),
  trace: z.looseObject({ checks: z.array(z.looseObject({ code: z.string(), outcome: z.string() })) }),
})

async function reported(ip: string | undefined, seenFrom = '2001:db8::7') {
  const body = { document, profile: 'security_medium', ...(ip === undefined ? {} : { ip }) }
  const headers = { 'x-forwarded-for': seenFrom }
  const made = await server.ask({ method: 'POST', url: '/scan', key: 'test', body, headers })
  const id = String(made.record()['transactionId'])
  const reply = await server.ask({ method: 'GET', url: `/x/transactions/${id}/trace`, key: 'test' })
  const { facts, trace } = explained.parse(reply.json())
  const outcome = trace.checks.find(({ code }) => code === 'IP_COUNTRY_MISMATCH')?.outcome
  return { ip: facts.ip, outcome }
}

describe('the address of the holder', () => {
  it('is looked up in the table on this machine, and kept with the facts', async () => {
    const table = expect.stringMatching(/^countries-\d+\.csv \d{4}-\d\d-\d\d$/) as string
    // The invented state is no country, so that what was asked for cannot be compared.
    expect(await reported('192.0.2.9')).toEqual({
      ip: { address: '192.0.2.9', country: 'DE', table },
      outcome: 'not_checked',
    })
    expect(await reported('10.0.0.1')).toMatchObject({ ip: { country: null } })
  })

  it('is, for user, the one that the trusted proxy saw', async () => {
    expect(await reported('user')).toMatchObject({ ip: { address: '2001:db8::7', country: 'JP' } })
    expect(await reported('USER', '192.0.2.1')).toMatchObject({ ip: { country: 'DE' } })
  })

  it('is in the facts only where it was given', async () => {
    expect(await reported(undefined)).toEqual({ ip: undefined, outcome: 'cannot_tell' })
  })
})
