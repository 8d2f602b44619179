import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'
import { masterKeyLines } from './master-key-lines.ts'

export const showMasterKey = defineCommand({
  name: 'master-key status',
  summary: 'which version is in use, and whether another is taking over',
  arguments: [],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }) => {
    const status = await requestJson(connection, { method: 'GET', path: '/x/master-key' })
    show(terminal, status, () => masterKeyLines(status))
    return exitCodes.done
  },
})
