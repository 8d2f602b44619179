import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'
import { subjectPath } from './subject-path.ts'

export const linkRecord = defineCommand({
  name: 'subject link',
  summary: 'make a transaction or screening one of this subject',
  arguments: ['id', 'record'],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }, { id, record }) => {
    const path = subjectPath(id, `/records/${encodeURIComponent(record)}`)
    show(terminal, await requestJson(connection, { method: 'PUT', path }), () => ['linked'])
    return exitCodes.done
  },
})
