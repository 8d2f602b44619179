import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'

export const liftHold = defineCommand({
  name: 'hold lift',
  summary: 'end a hold now',
  arguments: ['id'],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }, { id }) => {
    const path = `/x/legal-holds/${encodeURIComponent(id)}`
    show(terminal, await requestJson(connection, { method: 'DELETE', path }), () => ['lifted'])
    return exitCodes.done
  },
})
