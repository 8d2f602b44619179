import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show } from '../../terminal.ts'
import { changeLines } from './backtest-lines.ts'
import { idOption, profileIdOf, readProfileFile, withoutId } from './profile-file.ts'

export const applyProfile = defineCommand({
  name: 'profile apply',
  summary: 'lay a file over a profile, as a version of its own; what it does not say stays',
  arguments: ['file'],
  options: { id: idOption },
  kind: 'service',
  run: async ({ connection, terminal }, { file, ...options }) => {
    const settings = await readProfileFile(file)
    const id = profileIdOf(settings, options.id)
    await requestJson(connection, {
      method: 'PUT',
      path: `/profile/${encodeURIComponent(id)}`,
      body: withoutId(settings),
    })
    const answer = await requestJson(connection, {
      method: 'GET',
      path: `/x/profiles/${encodeURIComponent(id)}/versions?limit=1`,
    })
    show(terminal, answer, () =>
      rowsOf(answer['versions']).flatMap((row) => [
        ...changeLines(row['changes']),
        `profile ${id} is at version ${textOf(row['version'])}`,
      ]),
    )
    return exitCodes.done
  },
})
