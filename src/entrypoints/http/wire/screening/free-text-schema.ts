import { z } from 'zod'
import type { EntityLookupResult, TextAnswer, TextQuery } from '../../../../flows/screening/search-text.ts'
import { isComplete } from '../../../../flows/screening/required-lists.ts'
import { amlMatch } from '../../../../vocabulary/screening/aml-match.ts'
import type { Entity, EntityKind } from '../../../../vocabulary/screening/entity.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import type { HitReason, ListedEntity } from '../../../../vocabulary/screening/screening.ts'
import { summariseExposure } from '../../../../vocabulary/screening/political-exposure.ts'
import { success, text, wholeNumber } from '../../kit/shapes/value-schemas.ts'
import { entityDetailFields, presentEntityDetail } from './entity-detail-schema.ts'
import {
  alsoListedSchema,
  completeSchema,
  listVersionSchema,
  presentOtherListing,
  presentListVersion,
  presentSuppressed,
  rounded,
  subjectId,
  suppressedSchema,
} from './aml-schema.ts'

const defaultLimit = 10
const maxLookupIds = 50

export const freeTextBody = z.object({
  text: z.exactOptional(
    text().describe(
      'A name or alias, the number of a document, passport, tax record or registration, or an address. One of text and id is needed.',
    ),
  ),
  id: z.exactOptional(
    text(8_192).describe('Ids of listed entities, at most 50, separated by commas or newlines.'),
  ),
  limit: z.exactOptional(wholeNumber(0, 100).describe('Items of a page; 0 = 10, and all of the ids.')),
  page: z.exactOptional(wholeNumber(0, 10_000).describe('From 1; 0 = 1.')),
  subjectId,
})

const texts = z.array(z.string())

const exposure = z.object({
  tier: z.int().nullable().describe('1 (highest) to 4; null when the list states no office.'),
  office: z.string(),
  class: z
    .string()
    .describe('Of FATF; whether an office is foreign depends on the country of anyone who asks.'),
  tenure: z.enum(['current', 'past', 'cannot tell']),
  positions: z.array(z.object({ title: z.string(), from: z.string(), to: z.string() })),
  summary: z.string(),
})

const listedEntity = z
  .object({
    id: z.string().describe('Stable inside its list.'),
    schema: z.enum(['Person', 'Organization', 'Vessel', 'Airplane']),
    caption: z.string(),
    score: z.number().describe('0..1; 1 where it was asked for by its id.'),
    topics: z.array(z.enum(['sanction', 'crime', 'pep'])),
    datasets: texts.describe('Of the entity; the fields are of the first alone.'),
    fullname: texts,
    alias: texts,
    dob: texts.describe('YYYY or YYYY-MM-DD.'),
    nationality: texts,
    birthplace: texts,
    address: texts,
    identification: z.array(z.object({ type: z.string(), number: z.string(), country: z.string() })),
    note: texts,
    program: texts,
    source: texts,
    firstSeen: z.int().nullable().describe('Unix seconds of the listing; null when the list states none.'),
    lastSeen: z.int().nullable().describe('Unix seconds of the publication of the list it stands in.'),
    politicalExposure: exposure
      .nullable()
      .describe('Extension: the office in words, `cannot tell` where nothing is stated; null for others.'),
    ...entityDetailFields,
    alsoListed: alsoListedSchema,
    reason: z.string().describe('Extension: why this is a hit, for a reviewer; empty where asked for by id.'),
    reasons: z
      .array(z.object({ feature: z.string(), points: z.number(), sentence: z.string() }))
      .describe('Extension: what spoke for and against it, in log-odds.'),
  })
  .meta({ id: 'ListedBeing' })

export const freeTextReply = z.object({
  success,
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  items: z.array(listedEntity),
  complete: completeSchema,
  suppressed: suppressedSchema,
  lists: z
    .array(listVersionSchema)
    .optional()
    .describe('Extension: every list searched or not; not with ids.'),
  queryId: z.string().optional().describe('Extension: the stored question; not with ids.'),
  executionTime: z.number(),
})

export type FreeTextCommand =
  | { readonly ids: readonly string[]; readonly limit: number; readonly page: number }
  | Omit<TextQuery, 'mode' | 'band' | 'addresses' | 'entities'>

/** Ids go before a text. Throws Refusal ERROR_INVALID_VALUE when there is neither, or there are too many. */
export function freeTextCommandOf(body: z.output<typeof freeTextBody>): FreeTextCommand {
  const page = body.page === undefined || body.page === 0 ? 1 : body.page
  const requestedLimit = body.limit ?? 0
  const ids = [...new Set((body.id ?? '').split(/[,\n]/).map((id) => id.trim()))].filter((id) => id !== '')
  if (ids.length > maxLookupIds) throw invalidValue('id', `At most ${maxLookupIds} may be asked for at once.`)
  if (ids.length > 0) return { ids, limit: requestedLimit === 0 ? maxLookupIds : requestedLimit, page }
  const queryText = (body.text ?? '').trim()
  if (!/[\p{L}\p{N}]/u.test(queryText))
    throw invalidValue('text', 'Give a text with letters or digits, or ids.')
  return { text: queryText, limit: requestedLimit === 0 ? defaultLimit : requestedLimit, page }
}

export function presentTextScreening(answer: TextAnswer) {
  const { entities, suppressed, versions, total, page, limit, id, executionMs } = answer
  const dates = new Map(versions.map(({ database, date }) => [database, date]))
  return {
    success: true,
    total,
    page,
    limit,
    items: entities.map((hit) => {
      const { entity, database, score, sentence: reason, reasons, alsoListed = [] } = hit
      const listed = { entity, database, listDate: dates.get(database) ?? null }
      const presented = presentEntity(listed, { score: rounded(score), reason, reasons })
      if (alsoListed.length === 0) return presented
      const datasets = [...new Set([database, ...alsoListed.map((other) => other.database)])]
      return { ...presented, datasets, alsoListed: alsoListed.map(presentOtherListing) }
    }),
    complete: isComplete(versions),
    ...presentSuppressed(suppressed),
    lists: versions.map(presentListVersion),
    queryId: id,
    executionTime: Math.round(executionMs) / 1000,
  }
}

export function presentEntityLookup(
  { entities, versions, executionMs }: EntityLookupResult,
  { limit, page }: { readonly limit: number; readonly page: number },
) {
  const from = (page - 1) * limit
  return {
    success: true,
    total: entities.length,
    page,
    limit,
    items: entities.slice(from, from + limit).map((listed) => ({
      ...presentEntity(listed, { score: 1, reason: '', reasons: [] }),
      ...presentEntityDetail(listed),
    })),
    complete: isComplete(versions),
    executionTime: Math.round(executionMs) / 1000,
  }
}

const schemaNames: Readonly<Record<EntityKind, string>> = {
  person: 'Person',
  organisation: 'Organization',
  vessel: 'Vessel',
  aircraft: 'Airplane',
}

function presentEntity(
  { entity, database, listDate }: ListedEntity,
  hit: { readonly score: number; readonly reason: string; readonly reasons: readonly HitReason[] },
) {
  const { fullname = [], alias = [], dob = [], time } = amlMatch(entity, database)
  return {
    id: entity.id,
    schema: schemaNames[entity.kind],
    caption: entity.names[0]?.text ?? entity.id,
    score: hit.score,
    topics: entity.topics,
    datasets: [database],
    fullname,
    alias,
    dob,
    nationality: entity.nationalities,
    birthplace: entity.birthPlaces,
    address: entity.addresses,
    identification: entity.identifiers.map(({ type, value, country = '' }) => {
      return { type, number: value, country }
    }),
    note: entity.notes,
    program: entity.programs,
    source: entity.links,
    firstSeen: unixSeconds(time),
    lastSeen: unixSeconds(listDate),
    politicalExposure: presentExposure(entity),
    reason: hit.reason,
    reasons: hit.reasons.map(({ feature, points, sentence }) => ({ feature, points, sentence })),
  }
}

function presentExposure(entity: Entity) {
  const exposureSummary = summariseExposure(entity)
  if (exposureSummary === null) return null
  const positions = exposureSummary.positions.map(({ title, from = '', to = '' }) => ({ title, from, to }))
  return { ...exposureSummary, positions }
}

function unixSeconds(instant: string | null): number | null {
  const at = instant === null ? Number.NaN : Date.parse(instant)
  return Number.isNaN(at) ? null : Math.floor(at / 1000)
}
