import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestWithKey } from '../world/service/http-call.ts'
import { serviceKeys, startService, type Service } from '../world/service/service.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer, valuesOf } from '../world/service/wire-shapes.ts'
import { expectedFields } from './zone-truth.ts'

describe('the passport that a newcomer scans first', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  }, 120_000)
  afterAll(async () => {
    await service.stop()
    rmSync(service.directory, { recursive: true, force: true })
  })

  // This is promised to stay true in every later version, on every day.
  it('is read without a mistake and accepted under security_medium with a test key', async () => {
    const file = await specimenFile({ kind: 'passport', today: todayInUtc() })
    const body = { profile: 'security_medium', document: file.base64 }
    const reply = await requestWithKey(service.url, serviceKeys.test)('POST', '/scan', body)
    const answer = scanAnswer.parse(reply.json())
    expect(valuesOf(answer)).toMatchObject(expectedFields(file))
    expect(answer).toMatchObject({ decision: 'accept', notChecked: [] })
    // The authority is read as far as the work for print reaches: on some days other lines come before it.
    expect(['', 'issueAuthority']).toContain(answer.missingFields.join())
    expect(answer.warning).toMatchObject([{ code: 'FAKE_ID', decision: 'accept' }])
  })
})
