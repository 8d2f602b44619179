import { z } from 'zod'
import type { ScanResult } from '../../../../flows/judgement/scan-result.ts'
import { companyKeys, type CompanyKey } from '../../../../vocabulary/companies/company.ts'
import { companyReplyFields, presentCompany } from './company-schema.ts'
import { optionalTrace } from '../../kit/shapes/trace-schema.ts'
import { text } from '../../kit/shapes/value-schemas.ts'
import { profileOverride } from '../profiles/schema.ts'
import { presentScan, scanReply } from '../scan/schema.ts'

/** What a caller may say of the company; status, date and address are not asked. */
export const givenKeys = [
  'legalName', 'legalNameLocal', 'registrationNumber', 'taxNumber', 'lei', 'entityType', 'countryIso2', 'state',
] as const satisfies readonly CompanyKey[] // prettier-ignore

export const defaultProfile = 'security_medium'

export const kybBody = z.object({
  document: z.exactOptional(
    z
      .string()
      .describe(
        'Picture or PDF of a registration or incorporation document: base64 (data-URL prefix allowed), http(s) address, or ref: and the token of an earlier picture. One of document, legalName, registrationNumber, taxNumber and lei is needed.',
      ),
  ),
  legalName: z.exactOptional(text()),
  legalNameLocal: z.exactOptional(text().describe('In the script of the country.')),
  registrationNumber: z.exactOptional(text(128)),
  taxNumber: z.exactOptional(text(128)),
  lei: z.exactOptional(text(64).describe('Legal Entity Identifier, ISO 17442.')),
  entityType: z.exactOptional(text(256).describe('Legal form, for example LTD or GmbH.')),
  countryIso2: z.exactOptional(text(64).describe('ISO 3166 alpha-2, or UK or EL.')),
  state: z.exactOptional(text(128)),
  profile: z.exactOptional(
    text().describe(`Id of a profile, or the name of a preset; ${defaultProfile} when absent.`),
  ),
  profileOverride,
  customData: z.exactOptional(text(10_000)),
})

export type KybBody = z.output<typeof kybBody>

export const kybReply = scanReply
  .omit({ trace: true })
  .extend({ ...companyReplyFields, trace: optionalTrace })
  .meta({ id: 'KybReply' })

export function presentKyb(done: ScanResult, sign: (path: string) => string) {
  return { ...presentScan(done, sign), ...presentCompany(done.transaction) }
}

/** Keys that are there, without blanks at their ends. */
export function givenValues(body: KybBody): Partial<Record<CompanyKey, string>> {
  const isGiven = (key: CompanyKey): key is (typeof givenKeys)[number] =>
    givenKeys.some((given) => given === key)
  const pairs = companyKeys.filter(isGiven).map((key) => [key, body[key]?.trim() ?? ''] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}
