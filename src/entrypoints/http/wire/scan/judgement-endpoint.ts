import type { z } from 'zod'
import type { Ports } from '../../../../flows/ports/ports.ts'
import type { RequestCommand } from '../../../../flows/scan/scan-command.ts'
import type { ScanResult } from '../../../../flows/judgement/scan-result.ts'
import type { JudgementRequest } from '../../../../flows/judgement/judgement-task.ts'
import type { Principal, Scope } from '../../../../vocabulary/account/principal.ts'
import { endpointWithKey, type Endpoint } from '../../kit/endpoint.ts'
import { ignoredKeysHeader } from '../../kit/request/ignored-keys.ts'
import type { ImageLimits } from '../../kit/request/image-input.ts'
import { refuseTraceTo, traceQuery } from '../../kit/shapes/trace-schema.ts'
import { presentScan, scanReply } from './schema.ts'

/** What tells one judged request from another. */
interface JudgementEndpoint<Body extends z.ZodType, Command extends RequestCommand> extends Pick<
  Endpoint,
  'path' | 'tag' | 'summary'
> {
  /** Default scan. */
  readonly scope?: Scope
  readonly body: Body
  /** What it answers, where that is more than of a scan. */
  readonly reply?: {
    readonly schema: z.ZodType
    readonly present: (done: ScanResult, sign: (path: string) => string) => object
  }
  readonly commandOf: (body: z.output<Body>, limits: ImageLimits, clientAddress: string) => Command
  readonly judge: (
    ports: Ports,
    principal: Principal,
    request: JudgementRequest<Command>,
  ) => Promise<ScanResult>
}

/** How long reading took, and all of it (W3C Server Timing). Absent where reading was not timed. */
function serverTimingHeader({ readingMs, executionMs }: ScanResult): Readonly<Record<string, string>> {
  if (readingMs === undefined) return {}
  return { 'server-timing': `reading;dur=${readingMs.toFixed(1)}, total;dur=${executionMs.toFixed(1)}` }
}

/** An endpoint that takes pictures and answers with a decision. */
export function judgementEndpoint<Body extends z.ZodType, Command extends RequestCommand>({
  path,
  tag,
  summary,
  scope = 'scan',
  body: bodySchema,
  reply = { schema: scanReply, present: presentScan },
  commandOf,
  judge,
}: JudgementEndpoint<Body, Command>): Endpoint {
  return endpointWithKey({
    method: 'POST',
    path,
    tag,
    summary,
    scope,
    audit: 'change',
    query: traceQuery,
    body: bodySchema,
    bodySize: 'large',
    answer: reply.schema,
    refusals: [
      'ERROR_INVALID_ENCODING',
      'ERROR_REMOTE_IMAGE_FAILED',
      'ERROR_IMAGE_CORRUPTED',
      'ERROR_OPERATION_FAILED',
      'ERROR_QUOTA_EXCEEDED',
    ],
    run: async ({ ports, principal, query, body, signal, settings, links, keeps, clientAddress }) => {
      refuseTraceTo(principal, query)
      const maxImageBytes = settings.limits.imageMegabytes * 1_048_576
      const { fetchTimeoutMs } = settings.limits
      const present = (done: ScanResult) => ({
        ...reply.present(done, links.sign),
        ...(query.trace === true ? { trace: done.transaction.trace } : {}),
      })
      const result = await judge(ports, principal, {
        command: commandOf(body, { maxBytes: maxImageBytes }, clientAddress),
        limits: { maxImageBytes, fetchTimeoutMs, signal },
        // Where nothing may be stored, only that it was answered is.
        kept: keeps((done: ScanResult) => (done.stored ? present(done) : null)),
      })
      return {
        json: present(result),
        headers: { ...ignoredKeysHeader(result.ignored), ...serverTimingHeader(result) },
      }
    },
  })
}
