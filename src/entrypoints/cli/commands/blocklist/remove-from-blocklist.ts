import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'

export const removeFromBlocklist = defineCommand({
  name: 'blocklist remove',
  summary: 'take an entry off the list',
  arguments: ['id'],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }, { id }) => {
    const path = `/x/blocklist/${encodeURIComponent(id)}`
    show(terminal, await requestJson(connection, { method: 'DELETE', path }), () => ['removed'])
    return exitCodes.done
  },
})
