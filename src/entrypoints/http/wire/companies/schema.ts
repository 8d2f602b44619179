import { z } from 'zod'
import type { RegisterRefreshOutcome, RegisterStatus } from '../../../../flows/ports/companies/registers.ts'
import type { RegisterHit } from '../../../../vocabulary/companies/register.ts'
import { flag, success, text, unixSeconds } from '../../kit/shapes/value-schemas.ts'

export const registerRefreshBody = z.object({
  source: text(64).describe('For example gleif.'),
  from: z.exactOptional(
    text(4_096).describe('File or folder on the machine of the service; its publisher when absent.'),
  ),
  own: z.exactOptional(
    z
      .looseObject({
        title: z.exactOptional(text(200)),
        countries: z.exactOptional(z.array(z.string())),
        map: z.looseObject({}).describe('What is known of a company → column of the table.'),
      })
      .describe('Makes `source` the name of a register of your own, read from the file `from`.'),
  ),
  dated: z.exactOptional(
    z.iso
      .date('It must be a day, YYYY-MM-DD')
      .describe('Day of publication of files that state none; without it they are undated.'),
  ),
  force: z.exactOptional(flag().describe('Accept a register that shrank beyond its bound.')),
})

export const registerRefreshReply = z.object({
  success,
  source: z.string(),
  version: z.string().describe('SHA-256 of its files in hex.'),
  previous: z.string().nullable(),
  isNew: z.boolean().describe('False when it is the version that was served already.'),
  date: z.string().describe('Of publication, YYYY-MM-DD; empty where no one knows it.'),
  records: z.int(),
  resumedAt: z
    .int()
    .describe('Records of an interrupted import of the same files that this one went on from.'),
  files: z.array(z.string()),
  warnings: z.array(z.string()),
  importedAt: z.int(),
})

export function presentRegisterRefresh({ changed, date, importedAt, ...outcome }: RegisterRefreshOutcome) {
  const { source, version, previous, records, resumedAt, files, warnings } = outcome
  return {
    success: true,
    source,
    version,
    previous,
    isNew: changed,
    date: date ?? '',
    records,
    resumedAt,
    files,
    warnings,
    importedAt: unixSeconds(importedAt),
  }
}

export const registersReply = z.object({
  registers: z.array(
    z.object({
      register: z.string(),
      title: z.string(),
      state: z.enum(['current', 'stale', 'not_loaded']),
      holds: z.enum(['companies', 'owners']),
      records: z.int(),
      date: z.string().describe('Of publication, YYYY-MM-DD; empty where no one knows it.'),
      version: z.string().nullable(),
      countries: z
        .array(z.string())
        .nullable()
        .describe('ISO 3166 alpha-2; null: companies of every country, though not all of them.'),
      whole: z.boolean().describe('Every living company of its countries stands in it.'),
      licence: z.string(),
      commercialUse: z.enum(['free', 'needs a licence']),
      address: z.string().nullable(),
      cadenceDays: z.number(),
      staleAfterDays: z.number().describe('0: never.'),
      expected: z.object({ min: z.int(), max: z.int() }),
      refreshedAt: z.int().nullable().describe('Unix seconds of the last import or successful check.'),
      trouble: z.string().nullable().describe('Why the last refresh was refused.'),
      refreshing: z
        .object({
          stage: z.enum(['download', 'read', 'index', 'keep']),
          done: z.int().describe('Bytes.'),
          total: z.int().nullable(),
          records: z.int(),
        })
        .nullable(),
    }),
  ),
})

export function presentRegister({ date, progress, refreshedAt, holds, whole, ...status }: RegisterStatus) {
  return {
    ...status,
    countries: status.countries === null ? null : [...status.countries],
    holds: holds ?? 'companies',
    whole: whole ?? false,
    date: date ?? '',
    refreshedAt: refreshedAt === null ? null : unixSeconds(refreshedAt),
    refreshing:
      progress === null
        ? null
        : {
            stage: progress.stage,
            done: Math.round(progress.bytes),
            total: progress.totalBytes,
            records: progress.records,
          },
  }
}

export const registerSearchQuery = z.object({
  name: z.exactOptional(text(500)),
  registrationNumber: z.exactOptional(text(100)),
  taxNumber: z.exactOptional(text(100)),
  lei: z.exactOptional(text(40)),
  country: z.exactOptional(z.string().regex(/^[A-Z]{2}$/, 'It must be an ISO 3166 alpha-2 code')),
  limit: z.coerce.number().int().min(1).max(50).default(10),
})

export const registerSearchReply = z.object({
  hits: z.array(
    z.object({
      register: z.string(),
      id: z.string(),
      score: z.number().describe('0..1; 1 where a number agrees.'),
      by: z.enum(['lei', 'registration_number', 'tax_number', 'name']),
      company: z.record(z.string(), z.string()),
      otherNames: z.array(z.string()),
      companiesAtAddress: z.int().nullable(),
    }),
  ),
})

export function presentRegisterHit({ record, score, by }: RegisterHit) {
  return {
    register: record.register,
    id: record.id,
    score: Math.round(score * 1000) / 1000,
    by,
    company: { ...record.values },
    otherNames: [...record.otherNames],
    companiesAtAddress: record.companiesAtAddress ?? null,
  }
}
