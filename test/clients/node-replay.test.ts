import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendHttpRequest, type HttpResponse } from '../world/service/http-call.ts'
import { serviceKeys, startService, type Service } from '../world/service/service.ts'
import { specimenFile, todayInUtc, type SpecimenFile } from '../world/pictures/specimen-file.ts'
import {
  amlAnswer,
  codesOf,
  errorAnswer,
  quickAnswer,
  scanAnswer,
  valuesOf,
} from '../world/service/wire-shapes.ts'
import { madeLink } from '../world/verification/made-link.ts'
import { answerShapes } from './answer-shapes.ts'
import { listedEntities } from './listed-entities.ts'
import { nodeHeaders, nodeRequests, type NodeRequest } from './node-requests.table.ts'

describe('the requests that the Node client sends', () => {
  let service: Service
  let passport: SpecimenFile
  const answerIds = new Map<string, string>()
  const replies = new Map<string, unknown>()

  beforeAll(async () => {
    passport = await specimenFile({ kind: 'passport', today: todayInUtc() })
    answerIds.set('passport', passport.base64)
    answerIds.set('number', passport.specimen.documentNumber)
    answerIds.set('dob', passport.specimen.dob.replaceAll('-', '/'))
    answerIds.set('listedName', listedEntities.name)
    answerIds.set('listedNumber', listedEntities.number)
    service = await startService()
  })

  afterAll(async () => {
    await service.stop()
    rmSync(service.directory, { recursive: true, force: true })
  })

  function fillPlaceholders(text: string): string {
    return text.replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => answerIds.get(name) ?? `nothing-named-${name}`,
    )
  }

  function send({ method, path, body }: NodeRequest): Promise<HttpResponse> {
    return sendHttpRequest(service.url, {
      method,
      path: fillPlaceholders(path),
      headers: { ...nodeHeaders, 'X-Api-Key': serviceKeys.test },
      ...(body === undefined ? {} : { body: fillPlaceholders(JSON.stringify(body)) }),
    })
  }

  /** What later requests refer to. */
  function storeAnswerIds(reply: unknown): void {
    const scan = scanAnswer.safeParse(reply)
    if (scan.success && !answerIds.has('transaction')) {
      answerIds.set('transaction', scan.data.transactionId ?? '')
      answerIds.set('token', /\/([0-9a-f]{64})\//.exec(scan.data.outputImage?.front ?? '')?.[1] ?? '')
    }
    const created = answerShapes.created.safeParse(reply)
    if (created.success) answerIds.set('profile', created.data.profileId)
    const link = madeLink.safeParse(reply)
    if (link.success) answerIds.set('link', link.data.reference)
    const template = answerShapes.templateCreated.safeParse(reply)
    if (template.success) answerIds.set('template', template.data.templateId)
  }

  it.each(nodeRequests)('$call is answered as it expects', async (request) => {
    const reply = await send(request)
    expect(reply.status, reply.bytes.toString('utf8').slice(0, 500)).toBe(request.status)
    if (request.answers === 'jpeg') {
      expect(reply.headers['content-type']).toBe('image/jpeg')
      expect(reply.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
      return
    }
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    const answer = reply.json()
    if (request.answers in answerShapes) {
      const shape = Object.entries(answerShapes).find(([name]) => name === request.answers)?.[1]
      expect(shape?.safeParse(answer).error).toBeUndefined()
      // The client takes any top-level `error` for a failure.
      expect(answer).not.toHaveProperty('error')
    } else {
      const { error } = errorAnswer.parse(answer)
      expect(error).toMatchObject({ status: request.status, code: request.answers })
    }
    storeAnswerIds(answer)
    replies.set(request.call, answer)
  })

  it('are answered with what the picture says', () => {
    const first = scanAnswer.parse(replies.get('s.scan(front)'))
    const { documentNumber, dob, expiry, sex } = passport.specimen
    expect(valuesOf(first)).toMatchObject({ documentNumber, dob, expiry, sex, nationalityIso3: 'UTO' })
    expect(first).toMatchObject({ decision: 'accept', customData: 'node-17', profileId: 'security_medium' })
    const verified = scanAnswer.parse(replies.get('s.verifyUserInformation(…); s.scan(front)'))
    expect(codesOf(verified)).toEqual(['FAKE_ID'])
    const asBase64 = scanAnswer.parse(replies.get('p.outputImage(true, "base64"); s.scan(front)'))
    expect(asBase64.transactionId).toBeUndefined()
    expect(asBase64.outputImage?.front).toMatch(/^\/9j\//)
  })

  it('are answered as quickly read, with hashes of the pictures where they are to be kept', () => {
    const quick = quickAnswer.parse(replies.get('s.quickScan("f.jpg","b.jpg",true)'))
    const veryQuick = quickAnswer.parse(replies.get('s.veryQuickScan("f.jpg")'))
    for (const answer of [quick, veryQuick])
      expect(valuesOf(answer)).toMatchObject({ documentNumber: passport.specimen.documentNumber })
    expect(quick.outputImage?.back).toMatch(/^[0-9a-f]{64}$/)
    expect(quick.reference?.document).toBe(`ref:${quick.outputImage?.front ?? ''}`)
    expect(veryQuick.outputImage).toBeUndefined()
  })

  it('find the contract that a scan made', () => {
    const contract = scanAnswer.parse(replies.get('s.setContractOptions(id,"PDF",{a:"b"}); s.scan(front)'))
    expect(contract.outputFile).toMatchObject([
      { name: 'n', fileName: expect.stringMatching(/^n_.*\.pdf$/) as string },
    ])
  })

  it('find the invented person by name and by number', () => {
    for (const call of ['a.search(name)', 'a.search("", number)']) {
      const { match } = amlAnswer.parse(replies.get(call))
      expect(match[0]?.fullname, call).toEqual([listedEntities.listedAs])
    }
  })
})
