import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'
import { readProfileFile, withoutId } from './profile-file.ts'

export const importProfile = defineCommand({
  name: 'import profile',
  summary: 'make a profile of the file that GET /export/profile/ID answers',
  arguments: ['file'],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }, { file }) => {
    const body = withoutId(await readProfileFile(file))
    const created = await requestJson(connection, { method: 'POST', path: '/profile', body })
    const id = textOf(created['id'])
    const lint = await requestJson(connection, {
      method: 'GET',
      path: `/x/profiles/${encodeURIComponent(id)}/lint`,
    })
    show(terminal, { ...created, findings: lint['findings'] }, () => [
      `profile ${id} is made`,
      ...rowsOf(lint['findings']).map((row) => `! ${textOf(row['path'])}: ${textOf(row['sentence'])}`),
    ])
    return exitCodes.done
  },
})
