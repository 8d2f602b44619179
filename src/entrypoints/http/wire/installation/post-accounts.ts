import { createAccount } from '../../../../flows/account/account.ts'
import type { AccountRow } from '../../../../flows/ports/account/accounts.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { accountBody, accountCreated, presentAccountItem } from './schema.ts'

export const postAccounts = endpointWithKey({
  method: 'POST',
  path: '/x/accounts',
  tag: 'installation',
  summary: 'Make an account; for the operator of the installation',
  scope: 'installation',
  audit: 'change',
  body: accountBody,
  answer: accountCreated,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, body, keeps }) => {
    const present = (made: AccountRow) => ({ success: true, account: presentAccountItem(made) })
    return { json: present(await createAccount(ports, body.name, { principal, kept: keeps(present) })) }
  },
})
