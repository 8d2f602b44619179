import { z } from 'zod'
import type { Ports } from '../../../../flows/ports/ports.ts'
import type { LinkHistory } from '../../../../flows/ports/verification/hosted-links.ts'
import { describeSession, endRefusal } from '../../../../flows/verification/holder/answer-holder.ts'
import { pageLanguageOf, requestHead } from '../../../../flows/verification/holder/find-holder.ts'
import type { HolderRequest } from '../../../../flows/verification/holder-request.ts'
import { readStanding, requireStep, standingOf } from '../../../../flows/verification/link-step.ts'
import { openLink } from '../../../../flows/verification/holder/open-link.ts'
import { pageExtensions } from '../../../../flows/verification/holder/page-extensions.ts'
import { readBack } from '../../../../flows/verification/holder/read-back.ts'
import { shownContract } from '../../../../flows/verification/sign-contract.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { fatalLinkError } from '../../../../vocabulary/verification/link-refusal.ts'
import type { LinkCall } from '../../../../vocabulary/verification/link-tasks.ts'
import {
  type BeforeBody,
  endpointWithAccess,
  type Endpoint,
  type EndpointResponse,
  type UnparsedRequest,
} from '../../kit/endpoint.ts'
import type { LinkCaller } from '../../kit/admission/link-caller.ts'
import { holderRefusal, holderReply, presentSession } from './session-schema.ts'

type Call = Omit<UnparsedRequest, 'body'>

/** One call of the hosted-flow API: what is sent, and what it does. */
interface HostedCall<Body extends z.ZodType> {
  readonly call: LinkCall
  readonly summary: string
  readonly body: Body
  readonly bodySize?: 'small' | 'large'
  readonly refusals?: Endpoint['refusals']
  readonly act: (
    ports: Ports,
    holder: HolderRequest,
    sent: { readonly body: z.output<Body>; readonly call: Call },
  ) => Promise<LinkHistory>
}

/** A call from a session in force; it answers the whole session as it is then, or how the link ended. */
export function hostedCall<Body extends z.ZodType>(declared: HostedCall<Body>): Endpoint {
  const { call: name, summary, body, bodySize = 'small', refusals = [], act } = declared
  return hostedEndpoint({
    ...{ path: `/docupassappv3/${name}`, summary, body, bodySize, refusals },
    ...(bodySize === 'large' ? { beforeBody: (call) => requireOpen(call, holderOf(call).holder, name) } : {}),
    run: async (call, sent) => {
      const { holder, sessionId } = holderOf(call)
      await requireOpen(call, holder, name)
      const history = await act(call.ports, holder, { body: sent, call })
      return answer(call, { holder, sessionId, history })
    },
  })
}

/** As `hostedCall`, with an answer of its own. */
export function hostedEndpoint<Body extends z.ZodType>({
  run,
  answer: reply = null,
  ...declared
}: Pick<Endpoint, 'path' | 'summary' | 'refusals'> & {
  readonly beforeBody?: BeforeBody
  readonly body: Body
  readonly bodySize?: 'small' | 'large'
  /** Null for the whole session. */
  readonly answer?: z.ZodType | null
  readonly run: (call: Call, sent: z.output<Body>) => Promise<EndpointResponse>
}): Endpoint {
  return endpointWithAccess<z.ZodUnknown, z.ZodUnknown, Body>({
    ...declared,
    method: 'POST',
    tag: 'verification',
    access: { kind: 'link', opens: false },
    audit: 'change',
    answer: reply === null ? holderReply : z.union([reply, holderRefusal]),
    run: ({ body, ...call }) => run(call, body),
  })
}

/** Throws LinkRefusal of a link that has ended, or of a call out of step. */
export async function requireOpen(call: Call, holder: HolderRequest, name: LinkCall): Promise<void> {
  const standing = await readStanding(call.ports, holder)
  if (standing.task === 'ended') throw await ended(call, holder, standing.history)
  requireStep(name, standing, holder)
}

/** Who calls from a session in force. */
export function holderOf(call: Call): { readonly holder: HolderRequest; readonly sessionId: string } {
  const caller = linkCallerOf(call)
  if (caller.session === null) throw fatalLinkError('SESSION_NOT_FOUND')
  return { holder: holderRequest(call, { ...caller, session: caller.session }), sessionId: caller.sessionId }
}

function linkCallerOf({ holder }: Call): LinkCaller {
  if (holder === null) throw new Refusal('ERROR_UNAUTHORIZED')
  return holder
}

function holderRequest(
  call: Call,
  { principal, linkId, session }: Pick<HolderRequest, 'principal' | 'linkId' | 'session'>,
): HolderRequest {
  const { imageMegabytes, fetchTimeoutMs } = call.settings.limits
  return {
    ...{ principal, linkId, session },
    head: { ...headOf(call), session: session.digest.slice(0, 8) },
    userAgent: (call.header('user-agent') ?? '').slice(0, 500),
    limits: { maxImageBytes: imageMegabytes * 1_048_576, fetchTimeoutMs, signal: call.signal },
  }
}

const headOf = (call: Call) =>
  requestHead({
    ...{ at: call.ports.clock.now(), ip: call.clientAddress, geolocation: call.header('geolocation') },
  })

/** Opens the link, or goes on with a session: where the person stands. */
export async function answerAction(call: Call): Promise<EndpointResponse> {
  const caller = linkCallerOf(call)
  const { principal, linkId, party, device } = caller
  if (caller.session !== null) {
    const { holder, sessionId } = holderOf(call)
    const { history } = await readStanding(call.ports, holder)
    return answer(call, { holder, sessionId, history })
  }
  const language = call.header('accept-language')
  const opened = await openLink(call.ports, {
    ...{ principal, linkId, party, device, language, head: headOf(call) },
  })
  if (opened.opened === null)
    throw await endRefusal(call.ports, { ...opened, isKnown: false, appSchemes: optionsOf(call).appSchemes })
  const { session, sessionId } = opened.opened
  const holder = holderRequest(call, { principal: opened.principal, linkId: opened.linkId, session })
  return answer(call, { holder, sessionId, history: opened.history })
}

interface Answered {
  readonly holder: HolderRequest
  readonly sessionId: string
  readonly history: LinkHistory
}

async function answer(call: Call, { holder, sessionId, history }: Answered): Promise<EndpointResponse> {
  const standing = standingOf(call.ports, holder, history)
  if (standing.task === 'ended') throw await ended(call, holder, history)
  const acceptLanguage = call.header('accept-language')
  const language = pageLanguageOf(history.link, acceptLanguage)
  const session = describeSession(standing, { ...optionsOf(call), acceptLanguage })
  const contractSource = standing.task === 'contract' ? await shownContract(call.ports, holder) : null
  const readData = await readBack(call.ports, holder, standing)
  const extensions = await pageExtensions(call.ports, holder, standing)
  return { json: presentSession(session, { sessionId, language, contractSource, readData, extensions }) }
}

const ended = (call: Call, { principal }: HolderRequest, history: LinkHistory) =>
  endRefusal(call.ports, { principal, history, isKnown: true, appSchemes: optionsOf(call).appSchemes })

const optionsOf = ({ settings: { hosted } }: Call) => hosted
