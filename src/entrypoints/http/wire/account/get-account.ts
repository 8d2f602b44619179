import { endpointWithKey } from '../../kit/endpoint.ts'
import { accountSettingsReply, presentSettings } from './account-settings.ts'

export const getAccount = endpointWithKey({
  method: 'GET',
  path: '/x/account',
  tag: 'account',
  summary: 'What is set for the account: allowance, hosts, retention',
  scope: 'account',
  audit: 'account.viewed',
  answer: accountSettingsReply,
  run: async ({ ports, principal }) => {
    const settings = await ports.records.accountSettings(principal)
    return {
      json: { success: true, account: presentSettings(settings) },
      shown: { ids: [principal.accountId] },
    }
  },
})
