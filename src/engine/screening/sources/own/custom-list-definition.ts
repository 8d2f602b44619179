import { z } from 'zod'
import { invalidValue } from '../../../../vocabulary/refusals.ts'

const column = z.string().min(1).max(200)
const columns = z.union([column.transform((name) => [name]), z.array(column).min(1).max(50)])

/** Which column of a person's own table is what; several columns where several hold the same kind of thing. */
const columnMap = z.strictObject({
  name: column,
  /** A number that stays the same from one edition to the next; made of the row's words when there is none. */
  id: column.optional(),
  aliases: columns.optional(),
  weakAliases: columns.optional(),
  birth: columns.optional(),
  birthPlace: columns.optional(),
  gender: column.optional(),
  nationality: columns.optional(),
  country: columns.optional(),
  address: columns.optional(),
  program: columns.optional(),
  note: columns.optional(),
  link: columns.optional(),
  /** Type of number (`passport`, `national-id`, `tax`, `registration`, `imo` …) → its columns. */
  identifiers: z.record(z.string().regex(/^[a-z][a-z-]{1,30}$/), columns).optional(),
  /** The same for all rows, or a column that says it. */
  kind: z.union([z.enum(['person', 'organisation', 'vessel', 'aircraft']), z.strictObject({ column })]).optional(),
  /** What parts several values of a cell. */
  separator: z.string().min(1).max(5).default(';'),
  delimiter: z.enum([',', ';', '\t', '|']).default(','),
}) // prettier-ignore

const customListDefinition = z.strictObject({
  name: z
    .string()
    .regex(
      /^[a-z][a-z0-9_]{1,39}$/,
      'It must consist of lower-case letters, digits and _, and begin with a letter',
    ),
  title: z.string().min(1).max(200).optional(),
  topic: z.enum(['sanction', 'crime', 'pep']),
  map: columnMap.optional(),
})

export type ColumnMap = z.output<typeof columnMap>

/** A list of a person's own: what it is called, why one stands in it, and how its table is read. */
export type CustomListDefinition = z.output<typeof customListDefinition>

/** Throws Refusal ERROR_INVALID_VALUE that names the key which is not as it should be. */
export function parseCustomListDefinition(value: unknown): CustomListDefinition {
  const read = customListDefinition.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const key = ['own', ...(issue?.path ?? [])].join('.')
  throw invalidValue(key, `${issue?.message ?? 'It cannot be read'}.`)
}
