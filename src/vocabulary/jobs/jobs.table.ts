import { z } from 'zod'

const signing = z.object({ accountId: z.string().min(1), signingId: z.string().min(1) })
const link = z.object({ accountId: z.string().min(1), linkId: z.string().min(1) })

/**
 * How long a job is one process's before it must be renewed, in milliseconds. A process that dies keeps a job for that long: short where a
 * person waits for it, long where much is done at a stretch.
 */
export const leases = { short: 15_000, long: 60_000 } as const

/**
 * Every kind of job: version and shape of its payload (ids and names, never personal data), and how often it is tried
 * before it is a dead letter, and its lease. What a kind does stands in `entrypoints/worker/jobs.ts`.
 */
export const jobKinds = {
  /** Unlinks blobs of a deleted record, whose key is destroyed already. */
  'forget-blobs': {
    ...{ version: 1, payload: z.object({ blobIds: z.array(z.string().min(1)) }), maxAttempts: 10 },
    leaseMs: leases.long,
  },
  /** Seals a document that all its parties have signed. A key that cannot be read may take days to come back. */
  'seal-signing': { version: 1, payload: signing, maxAttempts: 500, leaseMs: leases.short },
  /** Ends a signing whose time is over. */
  'expire-signing': { version: 1, payload: signing, maxAttempts: 20, leaseMs: leases.short },
  /** Reports that parties of a signing should be reminded. */
  'remind-signing': { version: 1, payload: signing, maxAttempts: 20, leaseMs: leases.short },
  /** Makes the transaction of a hosted link whose last step was done, where the process that did it could not. */
  'complete-link': { version: 1, payload: link, maxAttempts: 100, leaseMs: leases.short },
  /** Ends a hosted link whose time is over. */
  'expire-link': { version: 1, payload: link, maxAttempts: 100, leaseMs: leases.short },
  /** Looks at one watchlist and refreshes it when it is due. */
  'refresh-list': {
    ...{ version: 1, payload: z.object({ source: z.string().min(1) }), maxAttempts: 10 },
    leaseMs: leases.long,
  },
  /** Looks at one register of companies and refreshes it when it is due. */
  'refresh-register': {
    ...{ version: 1, payload: z.object({ source: z.string().min(1) }), maxAttempts: 10 },
    leaseMs: leases.long,
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly version: number
      readonly payload: z.ZodType
      readonly maxAttempts: number
      readonly leaseMs: number
    }
  >
>

export type JobKind = keyof typeof jobKinds

export type PayloadOf<Kind extends JobKind> = z.output<(typeof jobKinds)[Kind]['payload']>

const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(jobKinds, kind)

/** Of a kind that is not in the table, the long one. */
export const leaseMsOf = (kind: string): number => (isJobKind(kind) ? jobKinds[kind].leaseMs : leases.long)

/** A job of the table, ready to be enqueued. */
export interface TypedJob<Kind extends JobKind> {
  readonly kind: Kind
  readonly version: number
  readonly maxAttempts: number
  readonly payload: PayloadOf<Kind>
}

export function jobOf<Kind extends JobKind>(kind: Kind, payload: PayloadOf<Kind>): TypedJob<Kind> {
  const { version, maxAttempts } = jobKinds[kind]
  return { kind, version, maxAttempts, payload }
}

/**
 * @param stored version and payload of a leased job
 * @throws Error where it was enqueued by a later version of the service, or is not of the kind's shape
 */
export function payloadOf<Kind extends JobKind>(
  kind: Kind,
  stored: { readonly version: number; readonly payload: unknown },
): PayloadOf<Kind> {
  const { version, payload } = jobKinds[kind]
  if (stored.version !== version)
    throw new Error(`A job ${kind} has payload version ${stored.version}; this service knows ${version}.`)
  const parsed = payload.safeParse(stored.payload)
  if (!parsed.success) throw new Error(`A job ${kind} has a payload of another shape.`)
  return parsed.data as PayloadOf<Kind>
}
