import { endpointWithKey } from '../../kit/endpoint.ts'
import { accountList, presentAccountItem } from './schema.ts'

export const listAccounts = endpointWithKey({
  method: 'GET',
  path: '/x/accounts',
  tag: 'installation',
  summary: 'List all accounts; for the operator of the installation',
  scope: 'installation',
  audit: 'account.listed',
  answer: accountList,
  run: async ({ ports }) => {
    const accounts = await ports.records.listAccounts()
    return { json: { items: accounts.map(presentAccountItem) }, shown: { ids: accounts.map(({ id }) => id) } }
  },
})
