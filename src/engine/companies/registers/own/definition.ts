import { z } from 'zod'
import { companyStatuses, officerRoles } from '../../../../vocabulary/companies/company.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'

const column = z.string().min(1).max(200)
const columns = z.union([column.transform((name) => [name]), z.array(column).min(1).max(50)])

/** Columns of one officer or owner; a table has several such groups where several stand in a row. */
const party = { name: column, birthDate: column.optional(), country: column.optional() }

const columnMap = z.strictObject({
  /** A number that stays the same from one edition to the next: the register's own key. */
  id: column,
  legalName: column,
  legalNameLocal: column.optional(),
  registrationNumber: column.optional(),
  taxNumber: column.optional(),
  lei: column.optional(),
  entityType: column.optional(),
  country: column.optional(),
  state: column.optional(),
  incorporationDate: column.optional(),
  address: columns.optional(),
  otherNames: columns.optional(),
  status: column.optional(),
  /** Words of the status column → a status; the four statuses themselves are known. */
  statusWords: z.record(z.string(), z.enum(companyStatuses)).default({}),
  officers: z.array(z.strictObject({ ...party, role: z.enum(officerRoles).default('representative') })).max(20).default([]),
  owners: z
    .array(
      z.strictObject({
        ...party,
        /** Per cent: `25`, `12.5%`, or a range as `25-50`. */
        share: column.optional(),
        kind: z.enum(['person', 'company']).default('person'),
        registrationNumber: column.optional(),
        lei: column.optional(),
        /** Key of the owner in this register. */
        id: column.optional(),
      }),
    )
    .max(20)
    .default([]),
  /** What parts several values of a cell. */
  separator: z.string().min(1).max(5).default(';'),
  delimiter: z.enum([',', ';', '\t', '|']).default(','),
}) // prettier-ignore

const ownRegister = z.strictObject({
  name: z
    .string()
    .regex(
      /^[a-z][a-z0-9_]{1,39}$/,
      'It must consist of lower-case letters, digits and _, and begin with a letter',
    ),
  title: z.string().min(1).max(200).optional(),
  /** ISO 3166 alpha-2; absent = companies of many countries. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'It must be an ISO 3166 alpha-2 code')).min(1).max(250).optional(),
  /** Whether every living company of these countries stands in it, so that one who does not is not there. */
  whole: z.boolean().default(false),
  staleAfterDays: z.int().min(1).max(3650).default(90),
  map: columnMap,
}) // prettier-ignore

/** A register of an operator's own: what it is called, which countries it covers, and how its table is read. */
export type OwnRegister = z.output<typeof ownRegister>

/** Throws Refusal ERROR_INVALID_VALUE that names the key which is not as it should be. */
export function parseOwnRegister(value: unknown): OwnRegister {
  const read = ownRegister.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    throw invalidValue(['own', ...(issue?.path ?? [])].join('.'), `${issue?.message ?? 'It cannot be read'}.`)
  }
  if (read.data.whole && read.data.countries === undefined)
    throw invalidValue('own.whole', 'A register that is whole says of which countries.')
  return read.data
}
