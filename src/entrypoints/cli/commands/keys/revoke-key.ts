import { accountField, accountOption } from '../../account-option.ts'
import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'

export const revokeKey = defineCommand({
  name: 'keys revoke',
  summary: 'end a key now',
  arguments: ['id'],
  options: { account: accountOption },
  kind: 'service',
  run: async ({ connection, terminal }, { id, account }) => {
    const path = `/x/keys/${encodeURIComponent(id)}`
    const answer = await requestJson(connection, { method: 'DELETE', path, ...accountField(account) })
    show(terminal, answer, () => ['revoked'])
    return exitCodes.done
  },
})
