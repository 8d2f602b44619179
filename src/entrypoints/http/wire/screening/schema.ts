import { z } from 'zod'
import type {
  ScreeningPage,
  ScreeningRow,
  StoredHit,
  StoredScreening,
} from '../../../../flows/ports/screening/screenings.ts'
import { listVersionSchema, presentListVersion } from './aml-schema.ts'
import {
  cursor,
  cursorOf,
  nextCursor,
  paging,
  recordId,
  unixSeconds,
  success,
} from '../../kit/shapes/value-schemas.ts'

export const screeningParams = z.object({ id: recordId })
export const screeningsQuery = z.object({ limit: paging.limit, cursor })

const screeningRow = z.object({
  id: z.string(),
  subjectId: z.string(),
  mode: z.enum(['live', 'test']),
  madeBy: z.string().describe('Id of the key that asked.'),
  createdAt: z.int(),
  matcher: z.string().describe('Version of the matching rules.'),
  lists: z.array(listVersionSchema).describe('Every list asked for, as it stood then.'),
})

export const screeningList = z.object({ items: z.array(screeningRow), nextCursor })

const storedHit = z
  .object({
    entityId: z.string(),
    score: z.number().describe('0..1; what the points of all reasons come to, at most 0.999.'),
    ofacScore: z
      .int()
      .nullable()
      .optional()
      .describe('What the search of OFAC’s own site would give it, 0..100; null when no name was asked for.'),
    database: z.string().optional(),
    listVersion: z.string().optional().describe('SHA-256 of the records of the list it stood in.'),
    listDate: z.string().nullable().optional(),
    matchedName: z
      .string()
      .nullable()
      .optional()
      .describe('The listed name or alias that agreed best; null when only a number did.'),
    tokens: z
      .array(
        z.object({
          query: z.string().nullable(),
          listed: z.string().nullable(),
          relation: z.string(),
          similarity: z.number(),
          weight: z.number(),
        }),
      )
      .optional()
      .describe('How the words of the name were laid against each other.'),
    reasons: z
      .array(z.object({ feature: z.string(), points: z.number(), sentence: z.string() }))
      .optional()
      .describe('What spoke for and against it, in log-odds: score = 1 / (1 + exp(-sum of points)).'),
    sentence: z.string().optional(),
  })
  .meta({ id: 'StoredHit', description: 'Versions before kept the id and the score alone.' })

export const screeningReply = screeningRow
  .extend({
    success,
    query: z.unknown().describe('What was asked, with every filter and the band.'),
    hits: z.array(storedHit),
    suppressed: z
      .array(storedHit.extend({ falsePositiveId: z.string(), reason: z.string() }))
      .describe('Hits that were kept quiet because someone had found them to be other people, and why.'),
    executionTime: z.number().nullable(),
  })
  .meta({ id: 'Screening' })

function presentRow({ createdAt, versions, ...rest }: ScreeningRow) {
  return { ...rest, createdAt: unixSeconds(createdAt), lists: versions.map(presentListVersion) }
}

export function presentScreenings({ rows, next }: ScreeningPage) {
  return { items: rows.map(presentRow), ...(next === null ? {} : { nextCursor: cursorOf(next) }) }
}

export function presentStoredScreening({ query, hits, suppressed, executionMs, ...rest }: StoredScreening) {
  const executionTime = executionMs === null ? null : Math.round(executionMs) / 1000
  const present = (found: StoredHit) => presentStoredHit(found, rest)
  return {
    success: true,
    ...presentRow(rest),
    query,
    hits: hits.map(present),
    suppressed: suppressed.map((suppressed) => {
      return {
        ...present(suppressed),
        falsePositiveId: suppressed.falsePositiveId,
        reason: suppressed.reason,
      }
    }),
    executionTime,
  }
}

/** Everything that the score rests on, with the list as it stood then; not the hash that finds it again. */
function presentStoredHit(found: StoredHit, { versions }: Pick<ScreeningRow, 'versions'>) {
  const { entityId, score, ofacScore, database, matchedName, tokens, reasons, sentence } = found
  if (database === undefined) return { entityId, score }
  const list = versions.find((version) => version.database === database)
  const { version: listVersion, date: listDate = null } = list ?? {}
  return {
    ...{ entityId, score, ofacScore, database, listVersion, listDate, matchedName },
    ...{ tokens, reasons, sentence },
  }
}
