import { z } from 'zod'
import type {
  RegisterHit,
  RegisterVersion,
  RegistryFacts,
} from '../../../../vocabulary/companies/register.ts'

const version = z.object({
  register: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  records: z.int(),
  state: z.enum(['current', 'stale', 'not_loaded']),
  countries: z.array(z.string()).nullable().describe('null: companies of every country, though not all.'),
})

const record = z.object({
  register: z.string(),
  id: z.string().describe('The register’s own key.'),
  legalName: z.string(),
  score: z.number(),
  by: z.enum(['lei', 'registration_number', 'tax_number', 'name']),
  date: z.string().nullable().describe('Of the register.'),
})

export const registryField = z
  .object({
    state: z
      .enum(['not_checked', 'not_found', 'ambiguous', 'found'])
      .describe(
        'not_checked never speaks for the company. not_found: a register that covers the country whole.',
      ),
    reason: z.string().optional().describe('Of not_checked.'),
    register: z.string().optional().describe('Of the best record; as id and date.'),
    id: z.string().optional(),
    date: z.string().nullable().optional(),
    records: z
      .array(record)
      .describe('Found: the best of each register. Ambiguous: those that may be meant.'),
    versions: z.array(version).describe('Every register, searched or not.'),
  })
  .meta({ id: 'CompanyRegistry', description: 'Extension: what registers say.' })

export function presentRegistry(registry: RegistryFacts) {
  const versions = registry.versions.map(presentVersion)
  const hits = registry.state === 'found' || registry.state === 'ambiguous' ? registry.hits : []
  const records = hits.map((hit) => presentHit(hit, registry.versions))
  const [best] = registry.state === 'found' ? records : []
  return {
    state: registry.state,
    ...(registry.state === 'not_checked' ? { reason: registry.reason } : {}),
    ...(best === undefined ? {} : { register: best.register, id: best.id, date: best.date }),
    records,
    versions,
  }
}

function presentHit({ record: found, score, by }: RegisterHit, versions: readonly RegisterVersion[]) {
  const { register, id, values } = found
  const date = versions.find((one) => one.register === register)?.date ?? null
  return { register, id, legalName: values.legalName ?? '', score: Math.round(score * 1000) / 1000, by, date }
}

function presentVersion({ register, title, date, records, state, countries }: RegisterVersion) {
  return { register, title, date, records, state, countries: countries && [...countries] }
}
