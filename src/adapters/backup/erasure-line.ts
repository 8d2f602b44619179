import { recordKinds } from '../../vocabulary/retention/record-kinds.ts'
import { z } from 'zod'
import type { ErasureEntry } from '../../flows/ports/retention/erasures.ts'

const line = z.object({
  accountId: z.string().min(1),
  kind: z.enum([...recordKinds, 'subject']),
  targetId: z.string().min(1),
  at: z.int(),
  actor: z.string(),
  lastSeq: z.int(),
  digest: z.string().regex(/^([0-9a-f]{2})*$/),
})

/** One erasure as a line of a ledger file (JSON, ends with a line feed): ids, times and hashes, no personal data. */
export function erasureLine(entry: ErasureEntry): string {
  return `${JSON.stringify(line.parse(entry))}\n`
}

/** Null when the line is none of this service. */
export function readErasureLine(text: string): ErasureEntry | null {
  try {
    return line.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Two entries of one name are the same erasure. */
export function erasureName({ accountId, kind, targetId }: ErasureEntry): string {
  return `${accountId} ${kind} ${targetId}`
}
