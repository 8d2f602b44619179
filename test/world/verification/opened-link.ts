import { z } from 'zod'
import type { TestServer } from '../service/server.ts'
import { specimenDecisions } from './link-courses.ts'
import { type HolderSession, linkHolder } from './link-holder.ts'
import { linkCalls, type LinkRequest } from './made-link.ts'

/** A link that its person has opened on a telephone. */
export interface OpenedLink {
  readonly reference: string
  readonly session: HolderSession
  /** Calls by that session: the task of a yes, code and message of a no. */
  readonly call: ReturnType<ReturnType<typeof linkHolder>['by']>
}

const detail = z.looseObject({
  finalTransaction: z
    .looseObject({ decision: z.string(), warning: z.array(z.looseObject({ code: z.string() })) })
    .nullable(),
  auditLog: z.array(z.looseObject({ action: z.string() })),
})

/** Links of a server as their persons open them, and as their account sees them. */
export function openedLinks(server: TestServer) {
  const links = linkCalls(server)
  const phone = linkHolder(server)
  const detailOf = async (reference: string) => detail.parse((await links.get(`/${reference}`)).json())
  return {
    links,
    phone,
    detailOf,
    /** A link for a document, unless the body says otherwise; nothing is held against a specimen. */
    open: async (body: LinkRequest = {}, docupass: LinkRequest = {}): Promise<OpenedLink> => {
      const profileOverride = { decisions: specimenDecisions, docupass }
      const { reference } = await links.make({ mode: 1, profileOverride, ...body })
      const session = await phone.open(reference)
      return { reference, session, call: phone.by(session) }
    },
    /** The same as the body says, for a document and a face unless it says otherwise. */
    openWith: async ({ profileOverride, ...body }: LinkRequest = {}): Promise<OpenedLink> => {
      const more = z.record(z.string(), z.unknown()).catch({}).parse(profileOverride)
      const override = { decisions: specimenDecisions, ...more }
      const { reference } = await links.make({ ...body, profileOverride: override })
      const session = await phone.open(reference)
      return { reference, session, call: phone.by(session) }
    },
    /** Decision and codes of its transaction, by the alphabet. Throws while it is open. */
    finalOf: async (reference: string) => {
      const { finalTransaction } = await detailOf(reference)
      if (finalTransaction === null) throw new Error('The link is still open.')
      const codes = finalTransaction.warning.map(({ code }) => code).toSorted()
      return { decision: finalTransaction.decision, codes }
    },
  }
}
