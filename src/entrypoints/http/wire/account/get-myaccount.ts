import { viewAccount } from '../../../../flows/account/account.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { accountReply, presentAccount } from './schema.ts'

export const getMyAccount = endpointWithKey({
  method: 'GET',
  path: '/myaccount',
  tag: 'account',
  summary: 'The account of the key: usage, allowance, settings',
  scope: 'account',
  audit: 'account.viewed',
  answer: accountReply,
  run: async ({ ports, principal }) => ({
    json: presentAccount(await viewAccount(ports, principal)),
    shown: { ids: [principal.accountId] },
  }),
})
