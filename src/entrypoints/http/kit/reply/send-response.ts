import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalCode } from '../../../../vocabulary/refusals.table.ts'
import { LinkRefusal, type LinkRefusalCode } from '../../../../vocabulary/verification/link-refusal.ts'
import { rangeResponse } from './range-response.ts'
import { sendAndClose } from '../admission/unread-body.ts'
import type { EndpointResponse } from '../endpoint.ts'
import { errorEnvelope, faultResponse, refusalHeaders, problemDetails, toRefusal } from './error-envelope.ts'
import { audienceOf, audienceHeaders, acceptsProblem } from './headers.ts'

const jsonType = 'application/json; charset=utf-8'

/** An answer, as it goes out. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: EndpointResponse,
): FastifyReply {
  reply.headers(answer.headers ?? {})
  if ('json' in answer) return reply.type(jsonType).send(JSON.stringify(answer.json))
  if ('jsonText' in answer) return reply.type(jsonType).send(answer.jsonText)
  if ('parts' in answer) return reply.type(jsonType).send(Readable.from(answer.parts, { objectMode: false }))
  if ('content' in answer) {
    const { headers, method } = request
    const {
      status,
      headers: rangeHeaders,
      body,
    } = rangeResponse(answer.content, {
      method,
      range: headers.range,
      ifRange: firstValue(headers['if-range']),
      ifNoneMatch: headers['if-none-match'],
    })
    reply.code(status).headers(rangeHeaders)
    return body === null ? reply.send() : reply.send(body)
  }
  if ('movedTo' in answer) return reply.code(308).header('location', answer.movedTo).send()
  if ('stream' in answer)
    return reply.type(answer.contentType).send(Readable.from(answer.stream, { objectMode: false }))
  const { bytes, contentType } = answer
  return reply.type(contentType).send(typeof bytes === 'string' ? bytes : Buffer.from(bytes))
}

export interface FailedRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Whether the rest of the body is left unread. Default no. */
  readonly isUnwanted?: () => boolean
}

export interface SentError {
  readonly code: RefusalCode | LinkRefusalCode
  readonly isFault: boolean
  /** The status, where the connection ended with the answer. */
  readonly closedWith?: number
}

/**
 * The one place where an error becomes an HTTP answer: the wire's envelope, or for who asks for it a problem
 * (RFC 9457) that carries the envelope too. Where the rest of the body `isUnwanted`, the connection ends with the answer.
 */
export function sendError(
  error: unknown,
  { request, reply, isUnwanted = () => false }: FailedRequest,
): SentError {
  if (error instanceof LinkRefusal) return sendLinkRefusal(error, { request, reply, isUnwanted })
  const refusal = toRefusal(error)
  const refusalToSend = refusal ?? faultResponse(error, request.id)
  // What is still on its way of a refused body is not worth waiting for.
  if (refusalToSend.status === 413 || refusalToSend.status === 408) reply.header('connection', 'close')
  const isProblem = acceptsProblem(request.headers.accept)
  const body = isProblem ? problemDetails(refusalToSend, request.id) : errorEnvelope(refusalToSend)
  reply
    .code(refusalToSend.status)
    .headers({
      ...audienceHeaders[audienceOf(request)],
      'x-request-id': request.id,
      ...refusalHeaders(refusalToSend),
    })
    .type(isProblem ? 'application/problem+json; charset=utf-8' : jsonType)
  const text = JSON.stringify(body)
  const sent = { code: refusalToSend.code, isFault: refusal === null }
  if (isUnwanted() && sendAndClose(request, reply, text)) return { ...sent, closedWith: refusalToSend.status }
  void reply.send(text)
  return sent
}

/** The hosted-flow API answers what its clients must act upon with status 200. */
function sendLinkRefusal(
  { code, message, reason }: LinkRefusal,
  { request, reply, isUnwanted = () => false }: FailedRequest,
): SentError {
  const headers = { ...audienceHeaders[audienceOf(request)], 'x-request-id': request.id }
  reply.code(200).headers(headers).type(jsonType)
  const ending = reason === null ? {} : { reason }
  const text = JSON.stringify({ success: false, error: { status: 200, code, message, ...ending } })
  if (isUnwanted() && sendAndClose(request, reply, text)) return { code, isFault: false, closedWith: 200 }
  void reply.send(text)
  return { code, isFault: false }
}

function firstValue(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0]
}
