import type { DocumentTypeLetter } from '../../../../vocabulary/reading/document-reading.ts'
import type { RequestFacts } from '../../../../vocabulary/decision/facts.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'

const maxTemplates = 5
const typeLetters: readonly DocumentTypeLetter[] = ['I', 'P', 'D', 'V', 'R']

/** What callers write of it; other fields of a body are none of this. */
type VerifyFields = 'verifyName' | 'verifyDob' | 'verifyAge' | 'verifyAddress' | 'verifyPostcode'
type RequestField =
  | VerifyFields
  | 'verifyDocumentNumber'
  | 'restrictCountry'
  | 'restrictState'
  | 'restrictType'
  | 'contractGenerate'

/**
 * What the caller wants verified and restricted. Throws Refusal ERROR_INVALID_VALUE naming the field.
 *
 * @param names of fields that this endpoint spells otherwise
 */
export function requestFacts(
  body: { readonly [Field in RequestField]?: string | undefined },
  names: { readonly verifyDob: string } = { verifyDob: 'verifyDob' },
): RequestFacts {
  const { verifyName, verifyAddress, verifyPostcode, verifyDocumentNumber } = body
  return {
    ...(verifyName === undefined ? {} : { verifyName }),
    ...(body.verifyDob === undefined ? {} : { verifyDob: parseDate(body.verifyDob, names.verifyDob) }),
    ...(body.verifyAge === undefined ? {} : { verifyAge: ageRange(body.verifyAge) }),
    ...(verifyAddress === undefined ? {} : { verifyAddress }),
    ...(verifyPostcode === undefined ? {} : { verifyPostcode }),
    ...(verifyDocumentNumber === undefined ? {} : { verifyDocumentNumber }),
    ...(body.restrictCountry === undefined ? {} : { restrictCountry: countries(body.restrictCountry) }),
    ...(body.restrictState === undefined ? {} : { restrictState: states(body.restrictState) }),
    ...(body.restrictType === undefined ? {} : { restrictType: types(body.restrictType) }),
    ...(body.contractGenerate === undefined ? {} : { contractGenerate: templates(body.contractGenerate) }),
  }
}

/** `YYYY/MM/DD` or `YYYY-MM-DD` of a day that was → `YYYY-MM-DD`. */
function parseDate(written: string, parameter: string): string {
  const found = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})$/.exec(written.trim())
  const [year, month, day] = [found?.[1], found?.[3], found?.[4]].map(Number)
  if (year === undefined || month === undefined || day === undefined || found === null)
    throw invalidDate(parameter)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (
    year < 1000 ||
    date.getUTCFullYear() !== year ||
    date.getUTCMonth() !== month - 1 ||
    date.getUTCDate() !== day
  )
    throw invalidDate(parameter)
  return date.toISOString().slice(0, 10)
}

function invalidDate(parameter: string) {
  return invalidValue(parameter, 'It must be a day, YYYY-MM-DD or YYYY/MM/DD.')
}

function ageRange(written: string): { readonly min: number; readonly max: number } {
  const found = /^(\d{1,3})-(\d{1,3})$/.exec(written.trim())
  const min = Number(found?.[1])
  const max = Number(found?.[2])
  if (!(min <= max)) throw invalidValue('verifyAge', 'It must be two ages, for example 18-99.')
  return { min, max }
}

function countries(written: string): readonly string[] {
  const codes = commaSeparated(written)
  if (codes.length === 0 || !codes.every((code) => /^[A-Z]{2}$/.test(code)))
    throw invalidValue('restrictCountry', 'It must be two-letter country codes, separated by commas.')
  return codes
}

function states(written: string): readonly string[] {
  const codes = commaSeparated(written)
  if (codes.length === 0 || codes.length > 200)
    throw invalidValue('restrictState', 'It must be state codes, separated by commas.')
  return codes
}

function types(written: string): readonly DocumentTypeLetter[] {
  const letters = [...new Set(written.toUpperCase().replace(/[\s,]/g, ''))]
  const known = typeLetters.filter((letter) => letters.includes(letter))
  if (known.length === 0 || known.length !== letters.length)
    throw invalidValue('restrictType', 'Its letters must be I, P, D, V or R.')
  return known
}

function templates(written: string): readonly string[] {
  const ids = [...new Set(written.split(',').map((id) => id.trim()))].filter((id) => id !== '')
  if (ids.length === 0 || ids.length > maxTemplates || !ids.every((id) => /^[\w-]{1,64}$/.test(id)))
    throw invalidValue(
      'contractGenerate',
      `It must be up to ${maxTemplates} ids of templates, separated by commas.`,
    )
  return ids
}

function commaSeparated(written: string): readonly string[] {
  const entries = written.split(',').map((entry) => entry.trim().toUpperCase())
  return [...new Set(entries.filter((entry) => entry !== ''))]
}
