import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalCode } from '../../../../vocabulary/refusals.ts'
import { contentReply } from './content.ts'
import type { Answer } from '../endpoint.ts'
import { envelopeOf, faultOf, headersOf, problemOf, refusalOf } from './envelope.ts'
import { audienceOf, headersFor, prefersProblem } from './headers.ts'

const jsonType = 'application/json; charset=utf-8'

/** An answer, as it goes out. */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  reply.headers(answer.headers ?? {})
  if ('json' in answer) return reply.type(jsonType).send(JSON.stringify(answer.json))
  if ('parts' in answer) return reply.type(jsonType).send(Readable.from(answer.parts, { objectMode: false }))
  if ('content' in answer) {
    const { headers, method } = request
    const {
      status,
      headers: reported,
      body,
    } = contentReply(answer.content, {
      method,
      range: headers.range,
      ifRange: one(headers['if-range']),
      ifNoneMatch: headers['if-none-match'],
    })
    reply.code(status).headers(reported)
    return body === null ? reply.send() : reply.send(body)
  }
  if ('stream' in answer)
    return reply.type(answer.contentType).send(Readable.from(answer.stream, { objectMode: false }))
  const { bytes, contentType } = answer
  return reply.type(contentType).send(typeof bytes === 'string' ? bytes : Buffer.from(bytes))
}

/**
 * The one place where an error becomes an HTTP answer: the wire's envelope, or for who asks for it a problem
 * (RFC 9457) that carries the envelope too.
 */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly code: RefusalCode; readonly isFault: boolean } {
  const refusal = refusalOf(error)
  const reported = refusal ?? faultOf(request.id)
  // What is still on its way of a refused body is not worth waiting for.
  if (reported.status === 413 || reported.status === 408) reply.header('connection', 'close')
  const isProblem = prefersProblem(request.headers.accept)
  const body = isProblem ? problemOf(reported, request.id) : envelopeOf(reported)
  void reply
    .code(reported.status)
    .headers({ ...headersFor[audienceOf(request)], 'x-request-id': request.id, ...headersOf(reported) })
    .type(isProblem ? 'application/problem+json; charset=utf-8' : jsonType)
    .send(JSON.stringify(body))
  return { code: reported.code, isFault: refusal === null }
}

function one(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0]
}
