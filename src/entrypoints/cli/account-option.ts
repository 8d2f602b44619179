import type { ApiRequest } from './connection.ts'
import { text } from './options.ts'

/** Of commands that act for one account. */
export const accountOption = text('--account <name>', 'which account; the first one unless given')

export function accountField(account: string | undefined): Pick<ApiRequest, 'account'> {
  return account === undefined ? {} : { account }
}
