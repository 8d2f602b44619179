import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { specimenOfPerson, type SpecimenOfPerson } from '../world/pictures/specimen-of-person.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { specimenDecisions } from '../world/verification/link-courses.ts'
import { linkHolder } from '../world/verification/link-holder.ts'
import { linkCalls, type LinkRequest } from '../world/verification/made-link.ts'

let server: TestServer
let links: ReturnType<typeof linkCalls>
let phone: ReturnType<typeof linkHolder>
let passport: SpecimenOfPerson
beforeAll(async () => {
  server = await openTestAccount()
  links = linkCalls(server)
  phone = linkHolder(server)
  passport = await specimenOfPerson()
})
afterAll(() => server.close())

const reviewed = z.looseObject({
  task: z.string(),
  reviewData: z.boolean(),
  readData: z.record(z.string(), z.string().nullable()).nullable(),
})

/** A link whose person has shown the document; the session as it is answered before and then. */
async function shown(docupass: LinkRequest, override: LinkRequest = {}, body: LinkRequest = {}) {
  const { reference } = await links.make({
    ...body,
    profileOverride: { decisions: specimenDecisions, docupass, ...override },
  })
  const session = await phone.open(reference)
  const ask = (call: string, sent?: unknown) => phone.ask(`DOCUPASS_SESSION ${session.sessionId}`, call, sent)
  const answer = await ask('upload_document', { document: passport.base64 })
  return { reference, before: reviewed.parse(session), after: reviewed.parse(answer.json()), answer, ask }
}

const nothing = { reviewData: false, readData: null }

describe('What was read of the document', () => {
  it('is given to the session that showed it, where the profile says reviewData', async () => {
    const { reference, before, after, answer, ask } = await shown({ reviewData: true })
    expect(before).toMatchObject({ task: 'document', ...nothing })
    expect(after).toMatchObject({ task: 'face', reviewData: true })
    expect(Object.keys(after.readData ?? {}).toSorted()).toEqual(['documentNumber', 'dob', 'name'].toSorted())
    expect(after.readData?.['documentNumber']).toMatch(/^\w+$/)
    expect(after.readData?.['dob']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(answer.body).not.toMatch(/score|confidence/i)
    expect(reviewed.parse((await ask('get_action')).json()).readData).toEqual(after.readData)
    const elsewhere = await phone.open(reference)
    expect(reviewed.parse(elsewhere)).toMatchObject({ task: 'face', ...nothing })
  })

  it('is given to no one otherwise, and without what the profile obscures', async () => {
    expect((await shown({})).after).toMatchObject({ task: 'face', ...nothing })
    const hidden = await shown({ reviewData: true }, { obscure: ['documentNumber', 'dob'] })
    expect(hidden.after.readData).toMatchObject({ documentNumber: null, dob: null })
    expect(hidden.after.readData?.['name']).not.toBeNull()
  })

  it('is given to no one of a document that the account gave', async () => {
    const override = { decisions: specimenDecisions, docupass: { reviewData: true } }
    const made = await links.make({ referenceDocument: passport.base64, profileOverride: override })
    expect(reviewed.parse(await phone.open(made.reference))).toMatchObject({ task: 'face', ...nothing })
  })
})
