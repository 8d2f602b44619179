import { z } from 'zod'
import type { ScreenCommand, ScreenResult } from '../../../../flows/screening/screen.ts'
import { isComplete } from '../../../../flows/screening/required-lists.ts'
import { amlMatch } from '../../../../vocabulary/screening/aml-match.ts'
import type { ListVersion } from '../../../../vocabulary/screening/entity.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import type { OtherListing, ScreeningHit } from '../../../../vocabulary/screening/screening.ts'
import { recordId, success, text, wholeNumber } from '../../kit/shapes/value-schemas.ts'

export const subjectId = z.exactOptional(
  recordId.describe(
    'Extension: the subject of this screening, so that its false positives stay suppressed; a new subject when absent.',
  ),
)

export const amlBody = z.object({
  name: z.exactOptional(
    text().describe('Of a person or an organisation. One of name and idNumber is needed.'),
  ),
  idNumber: z.exactOptional(text(128)),
  entity: z.exactOptional(wholeNumber(0, 1).describe('0 person, 1 legal entity; person when absent.')),
  country: z.exactOptional(
    text(64).describe('ISO 3166 alpha-2, or UK or EL; keeps what matches it or states no country.'),
  ),
  database: z.exactOptional(z.array(z.string().max(64)).max(50).describe('Codes of lists; all when absent.')),
  birthYear: z.exactOptional(text(16).describe('YYYY')),
  birthDate: z.exactOptional(
    text(16).describe('Extension: YYYY-MM-DD, YYYY-MM or YYYY; goes before birthYear.'),
  ),
  subjectId,
})

const texts = z.array(z.string()).optional()

export const listVersionSchema = z
  .object({
    database: z.string(),
    version: z.string().describe('SHA-256 of the records; empty when not loaded.'),
    date: z.string().nullable(),
    records: z.int(),
    state: z.enum(['loaded', 'stale', 'not_loaded']),
  })
  .meta({ id: 'ListVersion', description: 'Which list, as it stood when it was searched (extension).' })

export const suppressedSchema = z
  .array(z.object({ id: z.string().describe('Of the listed entity.'), falsePositiveId: z.string() }))
  .optional()
  .describe('Extension: hits that were found to be other people; absent where there are none.')

export const alsoListedSchema = z
  .array(
    z.object({
      database: z.string(),
      id: z.string(),
      score: z.number(),
      evidence: z.string().describe('Why it is the same entity.'),
    }),
  )
  .optional()
  .describe('Extension: other lists that the same entity stands in; its fields are of `database` alone.')

export const matchSchema = z
  .object({
    entity: z.enum(['person', 'legalentity']),
    database: z.string(),
    schema: z.enum(['sanction', 'crime', 'pep']),
    fullname: texts,
    alias: texts,
    address: texts,
    birthplace: texts,
    dob: texts,
    nationality: texts,
    note: texts,
    program: texts,
    source: texts,
    status: texts,
    documentnumber: z.string().nullable().describe('JSON of [{id, id_formatted, country, type}].'),
    time: z.string().nullable(),
    id: z.string().describe('Extension: stable inside its list.'),
    score: z.number().describe('Extension: 0..1.'),
    reason: z.string().describe('Extension: why this is a match, for a reviewer.'),
    alsoListed: alsoListedSchema,
  })
  .meta({ id: 'AmlMatch' })

export const completeSchema = z
  .boolean()
  .describe(
    'Extension: whether every list was searched that the question names or, if none, that this installation refreshes.',
  )

export const amlReply = z.object({
  success,
  match: z.array(matchSchema),
  complete: completeSchema,
  suppressed: suppressedSchema,
  lists: z.array(listVersionSchema).describe('Extension: every list asked for, searched or not.'),
  queryId: z.string().describe('Extension: the stored question (/x/screening/queries).'),
  executionTime: z.number(),
})

/** Throws Refusal ERROR_INVALID_VALUE when there is nothing to search for, or a filter is no filter. */
export function screenCommandOf(body: z.output<typeof amlBody>): ScreenCommand {
  const { name, idNumber, entity, database = [] } = body
  if (name === undefined && idNumber === undefined) throw invalidValue('name', 'Give a name or an idNumber.')
  const databases = [
    ...new Set(database.map((code) => code.trim().toLowerCase()).filter((code) => code !== '')),
  ]
  return {
    ...(name === undefined ? {} : { name }),
    ...(idNumber === undefined ? {} : { idNumber }),
    ...(body.country === undefined ? {} : { country: countryOf(body.country) }),
    ...(body.birthYear === undefined ? {} : { birthYear: yearOf(body.birthYear) }),
    ...(body.birthDate === undefined ? {} : { birthDate: dateOf(body.birthDate) }),
    entity: entity === 1 ? 'organisation' : 'person',
    databases: databases.length === 0 ? null : databases,
  }
}

/** What the Kingdom and Greece are called by many who mean the standard's code. */
const countryAliases: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' }

/** Throws Refusal ERROR_INVALID_VALUE naming the parameter. */
export function countryOf(written: string, parameter = 'country'): string {
  const country = written.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) throw invalidValue(parameter, 'It must be a two-letter country code.')
  return countryAliases[country] ?? country
}

function yearOf(written: string): number {
  const year = written.trim()
  if (!/^\d{4}$/.test(year)) throw invalidValue('birthYear', 'It must be YYYY.')
  return Number(year)
}

function dateOf(written: string): string {
  const date = written.trim()
  const [, month = '01', day = '01'] = /^\d{4}(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date) ?? [null, '00']
  const first = new Date(`${date.slice(0, 4)}-${month}-${day}T00:00:00Z`)
  const isCalendarDate = !Number.isNaN(first.getTime()) && first.getUTCDate() === Number(day)
  if (!isCalendarDate) throw invalidValue('birthDate', 'It must be YYYY-MM-DD, YYYY-MM or YYYY.')
  return date
}

export function presentScreening({ hits, suppressed, versions, id, executionMs }: ScreenResult) {
  return {
    success: true,
    match: hits.map(presentHit),
    complete: isComplete(versions),
    ...presentSuppressed(suppressed),
    lists: versions.map(presentListVersion),
    queryId: id,
    executionTime: Math.round(executionMs) / 1000,
  }
}

/** Nothing at all where nothing was kept quiet. */
export function presentSuppressed(suppressed: ScreenResult['suppressed']) {
  if (suppressed.length === 0) return {}
  return { suppressed: suppressed.map(({ hit, by }) => ({ id: hit.entity.id, falsePositiveId: by.id })) }
}

export function presentListVersion({ database, version, date, records, state }: ListVersion) {
  return { database, version, date, records, state }
}

function presentHit({ entity, database, score, sentence, alsoListed = [] }: ScreeningHit) {
  return {
    ...amlMatch(entity, database),
    id: entity.id,
    score: rounded(score),
    reason: sentence,
    ...(alsoListed.length === 0 ? {} : { alsoListed: alsoListed.map(presentOtherListing) }),
  }
}

export function presentOtherListing(other: OtherListing) {
  return { ...other, score: rounded(other.score) }
}

export function rounded(score: number): number {
  return Math.round(score * 1000) / 1000
}
