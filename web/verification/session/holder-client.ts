import type { Operations } from '../../kit/client/shapes.generated.ts'
import { type LinkAddress, openingAuthorization } from './link-address.ts'
import { type Outcome, type RawReply, readReply } from './reply.ts'
import type { SendRequest } from './send-request.ts'

type HostedPath<Name> = Name extends `POST /docupassappv3/${infer Call}` ? Call : never

/** Calls of the hosted-flow API that move the link on. */
export type HostedCall = Exclude<HostedPath<keyof Operations>, 'create_handoff'>

/** How another device goes on. */
export type HandOff = Pick<
  Extract<Operations['POST /docupassappv3/create_handoff']['answer'], { readonly success: true }>,
  'url' | 'expiresAt' | 'qrCode'
>

export interface CallOptions {
  /** @param share of the request that has gone, 0 to 1 */
  readonly onProgress?: (share: number) => void
}

/** The hosted-flow API for one link. */
export interface HolderClient {
  /** Opens the link, or says where it stands. */
  readonly look: () => Promise<Outcome>
  readonly call: (name: HostedCall, body: unknown, options?: CallOptions) => Promise<Outcome>
  readonly handOff: () => Promise<HandOff | null>
  /** The company's logo; null where there is none. */
  readonly logo: () => Promise<Blob | null>
  /** Authorization of this tab; null before the link is open. */
  readonly sessionId: () => string | null
}

export interface HolderClientOptions {
  readonly address: LinkAddress
  /** Of an earlier visit of this tab; null for none. */
  readonly sessionId: string | null
  /** Secret of this tab, 64 hex. */
  readonly own: string
  /** BCP 47 tag of the page. */
  readonly language: () => string
  /** `latitude,longitude,accuracy`; null where it is not known. */
  readonly location: () => string | null
  readonly send: SendRequest
}

const path = (call: string): string => `docupassappv3/${call}`

export function createHolderClient(options: HolderClientOptions): HolderClient {
  const { address, own, language, location, send } = options
  let sessionId = options.sessionId

  const headers = (): Record<string, string> => {
    const place = location()
    return {
      authorization:
        sessionId === null ? openingAuthorization(address, own) : `DOCUPASS_SESSION ${sessionId}`,
      'accept-language': language(),
      ...(place === null ? {} : { geolocation: place }),
    }
  }
  const ask = async (
    name: string,
    body: unknown,
    { onProgress }: CallOptions = {},
  ): Promise<RawReply | null> => {
    const method = body === undefined ? 'GET' : 'POST'
    return send({
      ...{ method, url: path(name), headers: headers() },
      ...{ body: body === undefined ? null : JSON.stringify(body), onProgress: onProgress ?? null },
    })
  }
  const keep = (outcome: Outcome): Outcome => {
    if (outcome.kind === 'session') sessionId = outcome.session.sessionId
    return outcome
  }
  const read = (reply: RawReply | null): Outcome =>
    reply === null ? { kind: 'no-answer' } : keep(readReply(reply))

  return {
    look: async () => {
      const outcome = read(await ask('get_action', undefined))
      // A session that is over: the address itself may open another one.
      const isLost =
        sessionId !== null && outcome.kind === 'refused' && outcome.message === 'SESSION_NOT_FOUND'
      if (!isLost) return outcome
      sessionId = null
      return read(await ask('get_action', undefined))
    },
    call: async (name, body, callOptions) => read(await ask(name, body, callOptions)),
    handOff: async () => readHandOff(await ask('create_handoff', {})),
    logo: async () => {
      const reply = await send({
        ...{
          method: 'GET',
          url: path('logo'),
          headers: headers(),
          body: null,
          onProgress: null,
          isBlob: true,
        },
      })
      return reply?.status === 200 && reply.body instanceof Blob ? reply.body : null
    },
    sessionId: () => sessionId,
  }
}

function readHandOff(reply: RawReply | null): HandOff | null {
  const body: unknown = reply?.status === 200 ? reply.body : null
  if (typeof body !== 'object' || body === null) return null
  if (!('url' in body && 'expiresAt' in body && 'qrCode' in body)) return null
  const { url, expiresAt, qrCode } = body
  if (typeof url !== 'string' || typeof expiresAt !== 'number' || typeof qrCode !== 'string') return null
  return { url, expiresAt, qrCode }
}
