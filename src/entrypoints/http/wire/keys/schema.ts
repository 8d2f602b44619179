import { z } from 'zod'
import type { ListStatus, RefreshOutcome } from '../../../../flows/ports/watchlists/watchlists.ts'
import type { ApiKeyRow } from '../../../../flows/ports/keys/api-keys.ts'
import { defaultOverlapHours } from '../../../../vocabulary/account/overlap-hours.ts'
import { scopes } from '../../../../vocabulary/account/principal.ts'
import { flag, unixTime, unixSeconds, success, text, wholeNumber } from '../../kit/shapes/value-schemas.ts'
import { traceSchema } from '../../kit/shapes/trace-schema.ts'

const unixTimeOrNull = z.int().nullable()

const keySchema = z
  .object({
    id: z.string(),
    kind: z.enum(['server', 'restricted']),
    mode: z.enum(['live', 'test']),
    scopes: z.array(z.string()),
    label: z.string(),
    prefix: z.string(),
    createdAt: z.int(),
    lastUsedAt: unixTimeOrNull,
    expiresAt: unixTimeOrNull,
    revokedAt: unixTimeOrNull,
  })
  .meta({ id: 'Key' })

export const keyBody = z.object({
  kind: z.enum(['server', 'restricted']),
  mode: z.enum(['live', 'test']),
  label: z.exactOptional(text(200)),
  scopes: z.exactOptional(z.array(z.enum(scopes)).min(1).describe('Those of its kind when absent.')),
  expiresAt: z.exactOptional(unixTime.describe('Unix seconds; never when absent.')),
})
export const rotateBody = z.object({
  overlapSeconds: z.exactOptional(
    wholeNumber(0, 31 * 86_400).describe(
      `How long the old key works on; ${defaultOverlapHours} hours when absent.`,
    ),
  ),
})
export const keyCreated = z.object({ success, key: z.string().describe('Shown this once.'), item: keySchema })
export const keyRotated = keyCreated.extend({ replaced: keySchema.describe('The old key, with its end.') })
export const keyList = z.object({ items: z.array(keySchema) })
export const keyParams = z.object({ id: z.string().regex(/^[0-9a-zA-Z-]{1,64}$/) })

export function presentKey({ createdAt, lastUsedAt, expiresAt, revokedAt, ...row }: ApiKeyRow) {
  const { id, kind, mode, scopes, label, prefix } = row
  return {
    id,
    kind,
    mode,
    scopes: [...scopes],
    label,
    prefix,
    createdAt: unixSeconds(createdAt),
    lastUsedAt: secondsOrNull(lastUsedAt),
    expiresAt: secondsOrNull(expiresAt),
    revokedAt: secondsOrNull(revokedAt),
  }
}

export const refreshBody = z.object({
  source: text(64).describe('For example us_ofac.'),
  from: z.exactOptional(
    text(4_096).describe('File or folder on the machine of the service; its publisher when absent.'),
  ),
  own: z.exactOptional(
    z
      .looseObject({
        topic: z.enum(['sanction', 'crime', 'pep']),
        title: z.exactOptional(text(200)),
        map: z.exactOptional(z.looseObject({}).describe('Kind of fact → column of the table.')),
      })
      .describe('Makes `source` the name of a list of your own, read from the file `from`.'),
  ),
  dated: z.exactOptional(
    z.iso
      .date('It must be a day, YYYY-MM-DD')
      .describe(
        'Day of publication of files that state none, in them or in their names; without it they are undated.',
      ),
  ),
  force: z.exactOptional(flag().describe('Accept a list that shrank beyond its bound.')),
})
export const refreshReply = z.object({
  success,
  source: z.string(),
  database: z.string(),
  version: z.string(),
  previous: z.string().nullable(),
  isNew: z.boolean().describe('False when it is the version that was served already.'),
  date: z.string().describe('Of publication, YYYY-MM-DD; empty where no one knows it.'),
  records: z.int(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  files: z.array(z.string()),
  warnings: z.array(z.string()),
  importedAt: z.int(),
})

export function presentRefresh({ diff, importedAt, ...outcome }: RefreshOutcome) {
  const { source, database, version, previous, changed, date, records, files, warnings } = outcome
  return {
    success: true,
    source,
    database,
    version,
    previous,
    isNew: changed,
    date: date ?? '',
    records,
    added: diff.added,
    changed: diff.changed,
    removed: diff.removed,
    files,
    warnings,
    importedAt: unixSeconds(importedAt),
  }
}

export const listStatusReply = z.object({
  lists: z.array(
    z.object({
      source: z.string().nullable(),
      database: z.string(),
      title: z.string(),
      licence: z.string().nullable(),
      commercialUse: z.enum(['free', 'needs a licence']).nullable(),
      address: z.string().nullable().describe('Where its first file is fetched; null without a publisher.'),
      cadenceDays: z.int().nullable().describe('About how often the publisher changes it.'),
      expected: z.object({ min: z.int(), max: z.int() }).nullable().describe('Records on an ordinary day.'),
      version: z.string(),
      date: z.string().nullable(),
      records: z.int(),
      state: z.enum(['loaded', 'stale', 'not_loaded']),
      refreshedAt: unixTimeOrNull,
      trouble: z.string().nullable(),
    }),
  ),
  refreshing: z
    .object({ source: z.string(), stage: z.string(), done: z.int(), total: z.int().nullable() })
    .nullable()
    .describe('The refresh that is running: bytes while it downloads, records after that.'),
})

export function presentListStatus({ refreshedAt, ...status }: ListStatus) {
  const { source, database, title, licence, version, date, records, state, trouble } = status
  const { commercialUse, address, cadenceDays, expected } = status
  return {
    source,
    database,
    title,
    licence,
    commercialUse,
    address,
    cadenceDays,
    expected,
    version,
    date,
    records,
    state,
    refreshedAt: secondsOrNull(refreshedAt),
    trouble,
  }
}

export const traceReply = z
  .object({
    id: z.string(),
    subjectId: z.string(),
    profileId: z.string(),
    profileVersion: z.int(),
    effectiveProfile: z.record(z.string(), z.unknown()),
    facts: z.record(z.string(), z.unknown()).describe('Frozen when the decision was made.'),
    trace: traceSchema,
  })
  .meta({ id: 'Trace' })

export const storeReport = z
  .object({
    success,
    isSound: z.boolean(),
    checks: z.array(z.object({ check: z.string(), examined: z.int(), found: z.int() })),
    findings: z.array(z.object({ check: z.string(), about: z.string(), sentence: z.string() })),
  })
  .meta({ id: 'StoreReport' })

function secondsOrNull(milliseconds: number | null): number | null {
  return milliseconds === null ? null : unixSeconds(milliseconds)
}
