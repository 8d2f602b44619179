import { createAccount } from '../../flows/account.ts'
import { keyed } from '../endpoint.ts'
import { accountBody, accountCreated, presentAccountItem } from './schema.ts'

export const postAccounts = keyed({
  method: 'POST',
  path: '/x/accounts',
  tag: 'extension',
  summary: 'Make an account; for the operator of the installation',
  scope: 'installation',
  audit: 'change',
  body: accountBody,
  answer: accountCreated,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ hands, body }) => {
    const made = await createAccount(hands, body.name)
    return { json: { success: true, account: presentAccountItem(made) } }
  },
})
