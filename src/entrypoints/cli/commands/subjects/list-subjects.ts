import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { text, textOr } from '../../options.ts'
import { show, table } from '../../terminal.ts'

export const listSubjects = defineCommand({
  name: 'subject list',
  summary: 'people and companies, newest first',
  arguments: [],
  options: {
    limit: textOr('--limit <number>', 'how many', '20'),
    cursor: text('--cursor <text>', 'where the page before ended'),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { limit, cursor }) => {
    const query = new URLSearchParams({
      limit,
      ...(cursor && { cursor }),
    })
    const answer = await requestJson(connection, { method: 'GET', path: `/x/subjects?${query.toString()}` })
    const next = textOf(answer['nextCursor'])
    show(terminal, answer, () => [
      ...table([
        ['ID', 'MODE', 'MADE', 'RECORDS'],
        ...rowsOf(answer['items']).map((row) => [
          textOf(row['id']),
          textOf(row['mode']),
          new Date(Number(row['createdAt']) * 1000).toISOString(),
          textOf(row['records']),
        ]),
      ]),
      ...(next === '' ? [] : [`more: --cursor ${next}`]),
    ])
    return exitCodes.done
  },
})
