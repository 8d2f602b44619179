import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  openTestServer,
  type RequestOptions,
  type TestResponse,
  type TestServer,
} from '../world/service/server.ts'
import { loadSanctions, type SanctionedPerson } from '../world/lists/sanctions.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

const listedEntityId: SanctionedPerson = { id: 7, name: 'QUORVANE, Ilsabet Tamsin', dob: '1970-02-03' }
const searchedName = { name: 'Ilsabet Tamsin Quorvane', entity: 0 }

let server: TestServer
let served = ''
/** Serves a list of these persons; takes it in only when it is another than is served. */
async function serve(persons: readonly SanctionedPerson[]): Promise<void> {
  const list = JSON.stringify(persons)
  if (list === served) return
  await loadSanctions(server, persons)
  served = list
}
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => serve([listedEntityId]))
afterAll(() => server.close())

const answered = z.looseObject({
  match: z.array(z.looseObject({ id: z.string() })),
  suppressed: z.array(z.object({ id: z.string(), falsePositiveId: z.string() })).optional(),
  queryId: z.string(),
})
const createFalsePositive = z.looseObject({
  item: z.looseObject({ id: z.string(), subjectId: z.string(), madeBy: z.string() }),
})
const stored = z.looseObject({
  subjectId: z.string(),
  hits: z.array(z.looseObject({ entityId: z.string() })),
  suppressed: z.array(z.looseObject({ entityId: z.string(), reason: z.string() })),
})
const page = z.looseObject({ items: z.array(z.looseObject({ id: z.string() })) })

const path = '/x/screening/false-positives'
const post = (url: string, body?: unknown, key?: RequestOptions['key']): Promise<TestResponse> =>
  server.ask({ method: 'POST', url, body, ...(key === undefined ? {} : { key }) })
const get = (url: string): Promise<TestResponse> => server.ask({ method: 'GET', url })
const screened = async (body: unknown) => answered.parse((await post('/aml', body)).json())
const viewed = async (id: string) => stored.parse((await get(`/x/screening/queries/${id}`)).json())

/** Someone who was screened once, and whose one hit was found to be another person. */
async function otherPerson(more: Readonly<Record<string, unknown>> = {}, request: object = searchedName) {
  const { queryId, match } = await screened(request)
  const [hit] = match
  if (hit === undefined) throw new Error('No one is listed.')
  const noted = { recordId: queryId, entityId: hit.id, reason: 'Born elsewhere.', ...more }
  const { item } = createFalsePositive.parse((await post(path, noted)).json())
  return { queryId, entityId: hit.id, subjectId: item.subjectId, id: item.id, item }
}

const expectSuppressed = async (subjectId: string, request: object = searchedName) => {
  const { match, suppressed = [] } = await screened({ ...request, subjectId })
  if (match.length + suppressed.length !== 1) throw new Error('The listed entity was not found.')
  return match.length === 0
}

describe('a hit that was found to be another person', () => {
  it('is quiet for that subject, and named with its reason where the question is stored', async () => {
    const { subjectId, entityId, id } = await otherPerson()
    const { match, suppressed, queryId } = await screened({ ...searchedName, subjectId })
    expect(match).toEqual([])
    expect(suppressed).toEqual([{ id: entityId, falsePositiveId: id }])
    expect(await viewed(queryId)).toMatchObject({
      subjectId,
      hits: [],
      suppressed: [{ entityId, falsePositiveId: id, reason: 'Born elsewhere.', database: 'us_ofac' }],
    })
  })

  it('is reported for another person of the same name', async () => {
    await otherPerson()
    const { match, suppressed } = await screened(searchedName)
    expect(match).toHaveLength(1)
    expect(suppressed).toBeUndefined()
  })

  it('is reported again when the query differs, and suppressed in any spelling of the same', async () => {
    const { subjectId } = await otherPerson()
    expect(await expectSuppressed(subjectId, { ...searchedName, birthYear: '1970' })).toBe(false)
    expect(await expectSuppressed(subjectId, { ...searchedName, name: 'Ilsabet Quorvane' })).toBe(false)
    expect(await expectSuppressed(subjectId, { ...searchedName, name: ' ilsabet  TAMSIN quorvane ' })).toBe(
      true,
    )
  })

  it.each([
    ['another birth date', { ...listedEntityId, dob: '1971-02-03' }, false],
    ['another name', { ...listedEntityId, name: 'QUORVANE, Ilsabet Tamsine' }, false],
    ['a passport', { ...listedEntityId, passport: 'A1234567' }, false],
    ['nothing else, beside a new entry', listedEntityId, true],
  ])('stays quiet or not when the list states %s', async (_, now, isSuppressed) => {
    const { subjectId } = await otherPerson()
    await serve([now, { id: 9, name: 'ANOTHER, Person Entirely', dob: '1950-01-01' }])
    expect(await expectSuppressed(subjectId)).toBe(isSuppressed)
  })

  it('is quiet in a search by free text, too, and takes no place on its pages', async () => {
    const request = { text: 'Ilsabet Tamsin Quorvane' }
    const shape = z.looseObject({
      total: z.int(),
      items: z.array(z.looseObject({ id: z.string() })),
      queryId: z.string(),
    })
    const first = shape.parse((await post('/amlv3', request)).json())
    const [hit] = first.items
    const noted = { recordId: first.queryId, entityId: hit?.id, reason: 'Another one.' }
    const { subjectId, id } = createFalsePositive.parse((await post(path, noted)).json()).item
    const again = await post('/amlv3', { ...request, subjectId })
    expect(again.json()).toMatchObject({
      total: 0,
      items: [],
      suppressed: [{ id: hit?.id, falsePositiveId: id }],
    })
    const rerun = await post(`/x/screening/queries/${shape.parse(again.json()).queryId}/rerun`)
    expect(rerun.body).toBe(again.body)
  })

  it('answers a rerun to the byte as it was answered then, whatever became of it', async () => {
    const { subjectId, id, queryId } = await otherPerson()
    const unsuppressed = await post('/aml', searchedName)
    const suppressed = await post('/aml', { ...searchedName, subjectId })
    await server.ask({ method: 'DELETE', url: `${path}/${id}` })
    const rerun = (request: string) => post(`/x/screening/queries/${request}/rerun`)
    expect((await rerun(answered.parse(suppressed.json()).queryId)).body).toBe(suppressed.body)
    expect((await rerun(answered.parse(unsuppressed.json()).queryId)).body).toBe(unsuppressed.body)
    expect(answered.parse((await rerun(queryId)).json()).match).toHaveLength(1)
  })

  it('is reported again once it is withdrawn, which cannot be done twice', async () => {
    const { subjectId, id } = await otherPerson()
    expect(await expectSuppressed(subjectId)).toBe(true)
    const withdraw = () => server.ask({ method: 'DELETE', url: `${path}/${id}` })
    expect((await withdraw()).record()['item']).toMatchObject({
      id,
      withdrawnAt: expect.any(Number) as unknown,
    })
    expect(await expectSuppressed(subjectId)).toBe(false)
    expect((await withdraw()).error().code).toBe('ERROR_OPERATION_FAILED')
  })

  it('that needs a second approver is reported until another key has approved it', async () => {
    const { subjectId, id } = await otherPerson({ needsApproval: true })
    expect(await expectSuppressed(subjectId)).toBe(false)
    const approve = (key: RequestOptions['key']) => post(`${path}/${id}/approve`, undefined, key)
    expect((await approve('server')).error().message).toContain('Another key')
    expect(await expectSuppressed(subjectId)).toBe(false)
    const key = (await post('/x/keys', { kind: 'server', mode: 'live', label: 'second' })).record()['key']
    expect((await approve({ written: String(key) })).statusCode).toBe(200)
    expect(await expectSuppressed(subjectId)).toBe(true)
    expect((await approve({ written: String(key) })).error().code).toBe('ERROR_OPERATION_FAILED')
  })

  it('is reported until it is approved where the account requires it; rules stored before stay in force', async () => {
    const before = await otherPerson()
    const setNeedsApproval = (falsePositivesNeedApproval: boolean) =>
      server.ask({ method: 'PATCH', url: '/x/account', body: { falsePositivesNeedApproval } })
    expect((await setNeedsApproval(true)).record()['account']).toMatchObject({
      falsePositivesNeedApproval: true,
    })
    const { subjectId, id, item } = await otherPerson({ needsApproval: false })
    await setNeedsApproval(false)
    expect(item).toMatchObject({ needsApproval: true, approvedAt: null })
    expect(await expectSuppressed(subjectId)).toBe(false)
    expect(await expectSuppressed(before.subjectId)).toBe(true)
    const key = (await post('/x/keys', { kind: 'server', mode: 'live', label: 'third' })).record()['key']
    await post(`${path}/${id}/approve`, undefined, { written: String(key) })
    expect(await expectSuppressed(subjectId)).toBe(true)
  })

  it('is noted of hits alone, with a reason and an end that is to come', async () => {
    const { queryId, match } = await screened(searchedName)
    const noted = { recordId: queryId, entityId: match[0]?.id, reason: 'r' }
    for (const [body, code] of [
      [{ ...noted, entityId: 'us_ofac:8' }, 'ERROR_INVALID_VALUE'],
      [{ ...noted, reason: '' }, 'ERROR_INVALID_VALUE'],
      [{ ...noted, expiresAt: 1 }, 'ERROR_INVALID_VALUE'],
      [{ ...noted, recordId: 'ab'.repeat(16) }, 'ERROR_NOT_FOUND'],
    ] as const)
      expect((await post(path, body)).error().code).toBe(code)
    const test = await post(path, noted, 'test')
    expect(test.error().code).toBe('ERROR_NOT_FOUND')
  })

  it('is listed, exported with its subject, and gone with it', async () => {
    const { subjectId, id, entityId } = await otherPerson()
    const list = async () => page.parse((await get(`${path}?subjectId=${subjectId}`)).json()).items
    expect(await list()).toMatchObject([{ id, entityId, reason: 'Born elsewhere.' }])
    const held = (await get(`/x/subjects/${subjectId}/export`)).record()
    expect(held['falsePositives']).toMatchObject([{ id, entityId, reason: 'Born elsewhere.' }])
    expect(JSON.stringify(held['audit'])).toContain('false-positive.noted')
    await server.ask({ method: 'DELETE', url: `/x/subjects/${subjectId}` })
    expect(await list()).toEqual([])
    expect((await post('/aml', { ...searchedName, subjectId })).error().code).toBe('ERROR_NOT_FOUND')
    const checked = await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator' })
    expect(checked.record()).toMatchObject({ isSound: true })
  })
})

describe('a scan of someone whose hit was found to be another person', () => {
  it('is quiet for the same document, says so in its trace, and warns again when the list changes', async () => {
    const { specimen, base64 } = await specimenFile({ kind: 'passport', today: todayInUtc() })
    const on = { enabled: true, review: 0, reject: -1, weight: 1 }
    const body = {
      document: base64,
      profile: 'security_none',
      profileOverride: { decisions: { AML_SANCTION: on } },
    }
    const scan = async () => scanAnswer.parse((await post('/scan', body)).json())
    const warned = ({ warning }: z.output<typeof scanAnswer>) => warning.map(({ code }) => code)
    const entry = { id: 5, name: `${specimen.surname}, ${specimen.givenNames}`, dob: specimen.dob }
    await serve([entry])
    const first = await scan()
    expect(warned(first)).toContain('AML_SANCTION')
    const noted = { recordId: first.transactionId, entityId: 'us_ofac:5', reason: 'Met in person.' }
    const { id } = createFalsePositive.parse((await post(path, noted)).json()).item
    const second = await scan()
    expect(warned(second)).not.toContain('AML_SANCTION')
    expect(second.decision).toBe('accept')
    const trace = (await get(`/x/transactions/${second.transactionId ?? ''}/trace`)).body
    expect(trace).toContain('"suppressed":["us_ofac:5"]')
    await serve([{ ...entry, passport: 'A7654321' }])
    expect(warned(await scan())).toContain('AML_SANCTION')
    await serve([entry])
    expect(warned(await scan())).not.toContain('AML_SANCTION')
    await server.ask({ method: 'DELETE', url: `${path}/${id}` })
    expect(warned(await scan())).toContain('AML_SANCTION')
  })
})
