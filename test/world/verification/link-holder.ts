import { expect } from 'vitest'
import { z } from 'zod'
import type { TestServer } from '../service/server.ts'

const session = z.looseObject({ success: z.literal(true), task: z.string(), sessionId: z.string() })
const refusal = z.strictObject({
  success: z.literal(false),
  error: z.strictObject({
    status: z.literal(200),
    code: z.string(),
    message: z.string(),
    reason: z.exactOptional(z.string()),
  }),
})

export type HolderSession = z.output<typeof session>

export const phoneBrowser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
export const desktopBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'

/** A device that goes through a hosted link. */
export function linkHolder(server: TestServer, browser = phoneBrowser) {
  const ask = (
    authorization: string,
    call: string,
    ...[body, headers = {}]: readonly [body?: unknown, headers?: Record<string, string>]
  ) =>
    server.ask({
      method: body === undefined ? 'GET' : 'POST',
      url: `/docupassappv3/${call}`,
      key: null,
      ...(body === undefined ? {} : { body }),
      headers: { authorization, 'user-agent': browser, ...headers },
    })
  /** Code and message of a no; the task of a yes. */
  const outcome = async (...asked: Parameters<typeof ask>): Promise<string> => {
    const reply = await ask(...asked)
    expect(reply.statusCode, reply.body).toBe(200)
    const parsed = z.union([refusal, session]).parse(reply.json())
    return parsed.success ? parsed.task : `${parsed.error.code} ${parsed.error.message}`
  }
  return {
    ask,
    outcome,
    open: async (reference: string, headers: Record<string, string> = {}): Promise<HolderSession> => {
      const reply = await ask(`DOCUPASS ${reference}`, 'get_action', undefined, headers)
      return session.parse(reply.json())
    },
    /** Calls by a session: the outcome of each. */
    by:
      ({ sessionId }: Pick<HolderSession, 'sessionId'>) =>
      (call: string, body?: unknown, headers: Record<string, string> = {}) =>
        outcome(`DOCUPASS_SESSION ${sessionId}`, call, body, headers),
  }
}
