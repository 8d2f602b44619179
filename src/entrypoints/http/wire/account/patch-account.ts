import { changeAccount } from '../../../../flows/account/account.ts'
import { isOperator } from '../../../../vocabulary/account/principal.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import { isAllowedHost } from '../../kit/admission/authenticate.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import {
  accountChanges,
  accountSettingsReply,
  toAccountChanges,
  presentSettings,
} from './account-settings.ts'

export const patchAccount = endpointWithKey({
  method: 'PATCH',
  path: '/x/account',
  tag: 'account',
  summary: 'Set what the account may set itself; quota, credit and bans are set by the operator alone',
  scope: 'operate',
  audit: 'change',
  body: accountChanges,
  // "" clears a list of hosts, null lifts a limit.
  keepsEmpty: true,
  answer: accountSettingsReply,
  run: async ({ ports, principal, body, clientAddress }) => {
    const locksOutCaller = body.hostList !== undefined && !isAllowedHost(clientAddress, body.hostList)
    if (locksOutCaller && !isOperator(principal))
      throw invalidValue('hostList', 'It would shut out the address that sends it.')
    const settings = await changeAccount(ports, principal, toAccountChanges(body))
    return { json: { success: true, account: presentSettings(settings) } }
  },
})
