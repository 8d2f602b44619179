import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { specimenOfPerson, type SpecimenOfPerson } from '../world/pictures/specimen-of-person.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { specimenDecisions } from '../world/verification/link-courses.ts'
import { linkHolder } from '../world/verification/link-holder.ts'
import { linkCalls, madeLink } from '../world/verification/made-link.ts'

let server: TestServer
let links: ReturnType<typeof linkCalls>
let phone: ReturnType<typeof linkHolder>
let passport: SpecimenOfPerson
beforeAll(async () => {
  server = await openTestServer()
  links = linkCalls(server)
  phone = linkHolder(server)
  passport = await specimenOfPerson()
})
afterAll(() => server.close())

const make = (body: Readonly<Record<string, unknown>>) =>
  links.make({ version: 2, reusable: true, profileOverride: { decisions: specimenDecisions }, ...body })

const list = z.looseObject({
  total: z.int(),
  transactions: z.array(z.looseObject({ id: z.string(), docupass: z.string() })),
})
const recordsOf = async (reference: string) =>
  list.parse((await server.ask({ method: 'GET', url: `/transaction?docupass=${reference}` })).json())
describe('A reusable link of version 2', () => {
  it('leads each person who opens it to a record of their own, under its own reference, and is paid for by each', async () => {
    const { reference, quota } = await make({ mode: 1 })
    const [one, another] = [await phone.open(reference), await phone.open(reference)]
    expect([one['reference'], another['reference']]).toEqual([reference, reference])
    expect((await make({ mode: 1 })).quota).toBe(quota - 3)
    expect(await phone.by(one)('upload_document', { document: passport.base64 })).toMatch(
      /^DOCUPASS_ACCEPTED/,
    )
    expect(await phone.by(another)('get_action')).toBe('document')
    expect(await phone.by(another)('upload_document', { document: passport.base64 })).toMatch(
      /^DOCUPASS_(ACCEPTED|UNDER_REVIEW)/,
    )
    const { total, transactions } = await recordsOf(reference)
    expect([total, new Set(transactions.map(({ id }) => id)).size]).toEqual([2, 2])
  })

  it('compares each face with the document that the account gave', async () => {
    const { reference } = await make({ mode: 0, referenceDocument: passport.base64 })
    const opened = await phone.open(reference)
    expect(opened.task).toBe('face')
    expect(await phone.by(opened)('upload_face', { face: passport.selfie })).toMatch(/^DOCUPASS_ACCEPTED/)
    const checked = await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator' })
    expect(checked.record()['findings']).toEqual([])
  })

  it('asks one of its persons again, whom a transaction names, by a link of that person alone', async () => {
    const { reference } = await make({ mode: 1 })
    const [one, another] = [await phone.open(reference), await phone.open(reference)]
    for (const person of [one, another])
      await phone.by(person)('upload_document', { document: passport.base64 })
    const { transactions } = await recordsOf(reference)
    const ask = (body: Readonly<Record<string, unknown>>, of = reference) =>
      server.ask({ method: 'POST', url: `/x/docupass/${of}/ask-again`, body: { step: 'document', ...body } })
    expect((await ask({})).error().message).toMatch(/^Several persons use this link: say in transactionId /)
    const again = madeLink.parse((await ask({ transactionId: transactions[0]?.id })).json())
    const call = phone.by(await phone.open(again.reference))
    expect(await call('get_action')).toBe('document')
    await call('upload_document', { document: passport.base64 })
    expect((await recordsOf(again.reference)).total).toBe(1)
    expect((await recordsOf(reference)).total).toBe(2)
    const other = await make({ mode: 1 })
    const foreign = await ask({ transactionId: transactions[0]?.id }, other.reference)
    expect(foreign.error().code).toBe('ERROR_NOT_FOUND')
    expect((await ask({ transactionId: 'none' })).error().code).toBe('ERROR_NOT_FOUND')
  })
})
