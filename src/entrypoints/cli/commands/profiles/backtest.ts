import { defineCommand } from '../../command.ts'
import { requestJson } from '../../connection.ts'
import { parseDay } from '../../dates.ts'
import { text, textOr } from '../../options.ts'
import { show } from '../../terminal.ts'
import { backtestLines, exitCodeOf, sinceRule } from './backtest-lines.ts'

export const backtest = defineCommand({
  name: 'backtest',
  summary: 'decide past scans again from their stored facts; exit status 4 when any is decided otherwise',
  arguments: [],
  options: {
    profile: text('--profile <id>', 'under this profile or preset; otherwise each under its own'),
    since: text('--since <date>', 'scans from then on, YYYY-MM-DD in UTC'),
    only: text('--only <id>', 'scans made under this profile alone'),
    examples: textOr('--examples <number>', 'how many flips are listed', '20'),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { profile, since, only, examples }) => {
    const body = {
      examples,
      ...(profile === undefined ? {} : { profile }),
      ...(since === undefined ? {} : { createdAtMin: parseDay(since, sinceRule) }),
      ...(only === undefined ? {} : { profileId: only }),
    }
    const found = await requestJson(connection, { method: 'POST', path: '/x/backtest', body })
    show(terminal, found, () => backtestLines(found))
    return exitCodeOf(found)
  },
})
