import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { formatDay } from '../../dates.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show, table } from '../../terminal.ts'

export const listBlocklist = defineCommand({
  name: 'blocklist list',
  summary: 'entries of the list, newest first',
  arguments: [],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }) => {
    const answer = await requestJson(connection, { method: 'GET', path: '/x/blocklist?limit=100' })
    const rows = rowsOf(answer['items']).map((row) => [
      textOf(row['id']),
      textOf(row['mode']),
      textOf(row['reason']),
      formatDay(row['madeAt']),
      textOf(row['madeBy']),
    ])
    show(terminal, answer, () => table([['ID', 'MODE', 'REASON', 'SINCE', 'BY'], ...rows]))
    return exitCodes.done
  },
})
