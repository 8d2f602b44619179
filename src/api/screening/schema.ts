import { z } from 'zod'
import type { ScreeningPage, ScreeningRow, StoredScreening } from '../../flows/ports/screenings.ts'
import { listVersionSchema, presentListVersion } from '../aml/schema.ts'
import { cursor, cursorOf, nextCursor, paging, recordId, seconds, success } from '../shapes.ts'

export const screeningParams = z.object({ id: recordId })
export const screeningsQuery = z.object({ limit: paging.limit, cursor })

const row = z.object({
  id: z.string(),
  subjectId: z.string(),
  mode: z.enum(['live', 'test']),
  madeBy: z.string().describe('Id of the key that asked.'),
  createdAt: z.int(),
  matcher: z.string().describe('Version of the matching rules.'),
  lists: z.array(listVersionSchema).describe('Every list asked for, as it stood then.'),
})

export const screeningList = z.object({ items: z.array(row), nextCursor })

export const screeningReply = row
  .extend({
    success,
    query: z.unknown().describe('What was asked, with every filter and the band.'),
    hits: z.array(z.object({ entityId: z.string(), score: z.number() })),
    executionTime: z.number().nullable(),
  })
  .meta({ id: 'Screening' })

function presentRow({ createdAt, versions, ...rest }: ScreeningRow) {
  return { ...rest, createdAt: seconds(createdAt), lists: versions.map(presentListVersion) }
}

export function presentScreenings({ rows, next }: ScreeningPage) {
  return { items: rows.map(presentRow), ...(next === null ? {} : { nextCursor: cursorOf(next) }) }
}

export function presentStored({ query, hits, executionMs, ...rest }: StoredScreening) {
  const executionTime = executionMs === null ? null : Math.round(executionMs) / 1000
  return { success: true, ...presentRow(rest), query, hits, executionTime }
}
