import { expect } from 'vitest'
import { z } from 'zod'
import type { RequestOptions, TestServer } from '../service/server.ts'

/** What POST /docupass answers. */
export const madeLink = z.strictObject({
  success: z.literal(true),
  reference: z.string().regex(/^US[0-9A-Z]{25}$/),
  url: z.string(),
  urlSign: z.record(z.string(), z.string()),
  expiry: z.int(),
  customData: z.string(),
  qrCode: z.string().startsWith('data:image/png;base64,'),
  quota: z.int(),
  credit: z.int(),
})

export type MadeLink = z.output<typeof madeLink>

export type LinkRequest = Readonly<Record<string, unknown>>

/** Calls for links, as a client with the server key makes them. */
export function linkCalls(server: TestServer) {
  const post = (body: LinkRequest, request: Partial<RequestOptions> = {}) =>
    server.ask({
      ...{ method: 'POST', url: '/docupass', ...request },
      body: { profile: 'security_medium', mode: 0, ...body },
    })
  const get = (path = '', key: RequestOptions['key'] = 'server') =>
    server.ask({ method: 'GET', url: `/docupass${path}`, key })
  return {
    post,
    get,
    make: async (body: LinkRequest = {}): Promise<MadeLink> => {
      const reply = await post(body)
      expect(reply.statusCode, reply.body).toBe(200)
      return madeLink.parse(reply.json())
    },
    /** The text of a refusal with ERROR_OPERATION_FAILED; other answers as they are. */
    refusal: async (body: LinkRequest): Promise<string> => {
      const reply = await post(body)
      if (reply.statusCode !== 400) return reply.body
      const { code, message } = reply.error()
      return code === 'ERROR_OPERATION_FAILED' ? message : `${code} ${message}`
    },
    template: async (content: string): Promise<string> => {
      const made = await server.ask({ method: 'POST', url: '/contract', body: { name: 'S', content } })
      return z.string().parse(made.record()['templateId'])
    },
    profile: async (docupass: LinkRequest): Promise<string> => {
      const made = await server.ask({ method: 'POST', url: '/profile', body: { name: 'links', docupass } })
      return z.string().parse(made.record()['id'])
    },
  }
}
