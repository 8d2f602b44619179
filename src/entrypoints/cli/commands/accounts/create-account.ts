import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'

export const createAccount = defineCommand({
  name: 'accounts create',
  summary: 'make an account; its keys are made by keys create --account',
  arguments: ['name'],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }, { name }) => {
    const created = await requestJson(connection, { method: 'POST', path: '/x/accounts', body: { name } })
    show(terminal, created, () => [`account ${name} is made`])
    terminal.err(`Make its first key with: symbolon keys create --account ${name}\n`)
    return exitCodes.done
  },
})
