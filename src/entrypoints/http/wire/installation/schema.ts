import { z } from 'zod'
import type { AccountRow } from '../../../../flows/ports/account/accounts.ts'
import { unixSeconds, success } from '../../kit/shapes/value-schemas.ts'

/** Part of the operator's key for an account and of command lines: nothing that needs quoting. */
export const accountName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]{0,62}$/,
    'Use up to 63 lower-case letters, digits, dots, dashes or underscores',
  )

const accountItem = z
  .object({ id: z.string(), name: z.string(), createdAt: z.int(), banned: z.boolean() })
  .meta({ id: 'AccountItem' })

export const accountBody = z.object({ name: accountName })
export const accountCreated = z.object({ success, account: accountItem })
export const accountList = z.object({ items: z.array(accountItem) })

export function presentAccountItem({ id, name, createdAt, banned }: AccountRow) {
  return { id, name, createdAt: unixSeconds(createdAt), banned }
}
