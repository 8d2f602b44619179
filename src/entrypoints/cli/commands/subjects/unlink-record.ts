import { defineCommand } from '../../command.ts'
import { requestJson, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'
import { subjectPath } from './subject-path.ts'

export const unlinkRecord = defineCommand({
  name: 'subject unlink',
  summary: 'give a transaction or screening a subject of its own',
  arguments: ['id', 'record'],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }, { id, record }) => {
    const path = subjectPath(id, `/records/${encodeURIComponent(record)}`)
    const answer = await requestJson(connection, { method: 'DELETE', path })
    show(terminal, answer, () => [`now of subject ${textOf(answer['subjectId'])}`])
    return exitCodes.done
  },
})
