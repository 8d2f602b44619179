import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'
import { masterKeyLines } from './master-key-lines.ts'

export const rotateMasterKey = defineCommand({
  name: 'master-key rotate',
  summary: 'let a new one take over while requests go on; run it again after an interruption',
  arguments: [],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }) => {
    const status = await requestJson(connection, { method: 'POST', path: '/x/master-key/rotation' })
    show(terminal, status, () => masterKeyLines(status))
    return exitCodes.done
  },
})
