import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { parseDay } from '../../dates.ts'
import { exitCodes } from '../../exit-codes.ts'
import { requiredText, text } from '../../options.ts'
import { show } from '../../terminal.ts'

/** The end of the day. */
const untilRule = { option: '--until', time: '23:59:59', example: '2030-12-31' }

export const placeHold = defineCommand({
  name: 'hold place',
  summary: 'hold a subject, or that of a transaction or screening',
  arguments: ['id'],
  options: {
    reason: requiredText('--reason <text>', 'why; kept sealed'),
    until: text('--until <date>', 'YYYY-MM-DD, the end of that day in UTC; otherwise until it is lifted'),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { id: target, reason, until }) => {
    const body = { target, reason, ...(until === undefined ? {} : { endsAt: parseDay(until, untilRule) }) }
    const answer = await requestJson(connection, { method: 'POST', path: '/x/legal-holds', body })
    show(terminal, answer, () =>
      rowsOf([answer['item']]).map((row) => `hold ${textOf(row['id'])} is in force`),
    )
    return exitCodes.done
  },
})
