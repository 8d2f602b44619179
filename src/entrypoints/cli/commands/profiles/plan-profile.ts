import { defineCommand } from '../../command.ts'
import { isJsonObject, requestJson } from '../../connection.ts'
import { parseDay } from '../../dates.ts'
import { text } from '../../options.ts'
import { show } from '../../terminal.ts'
import { backtestLines, changeLines, exitCodeOf, sinceRule } from './backtest-lines.ts'
import { idOption, profileIdOf, readProfileFile, withoutId } from './profile-file.ts'

export const planProfile = defineCommand({
  name: 'profile plan',
  summary:
    'what a file would change in a profile and in past decisions; exit status 4 when any decision would',
  arguments: ['file'],
  options: { id: idOption, since: text('--since <date>', 'decisions from then on, YYYY-MM-DD in UTC') },
  kind: 'service',
  run: async ({ connection, terminal }, { file, id, since }) => {
    const settings = await readProfileFile(file)
    const query = since === undefined ? '' : `?createdAtMin=${parseDay(since, sinceRule)}`
    const path = `/x/profiles/${encodeURIComponent(profileIdOf(settings, id))}/plan${query}`
    const found = await requestJson(connection, { method: 'POST', path, body: withoutId(settings) })
    const result = isJsonObject(found['backtest']) ? found['backtest'] : {}
    show(terminal, found, () => [...changeLines(found['changes']), '', ...backtestLines(result)])
    return exitCodeOf(result)
  },
})
