import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { formatDay } from '../../dates.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show, table } from '../../terminal.ts'

export const listHolds = defineCommand({
  name: 'hold list',
  summary: 'every hold, newest first, those that are over included',
  arguments: [],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }) => {
    const answer = await requestJson(connection, { method: 'GET', path: '/x/legal-holds' })
    const rows = rowsOf(answer['items']).map((row) => [
      textOf(row['id']),
      textOf(row['subjectId']),
      formatDay(row['placedAt']),
      formatDay(row['endsAt']),
      formatDay(row['liftedAt']),
      textOf(row['reason']),
    ])
    show(terminal, answer, () => table([['ID', 'SUBJECT', 'PLACED', 'ENDS', 'LIFTED', 'REASON'], ...rows]))
    return exitCodes.done
  },
})
