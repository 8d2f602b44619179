import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { formatDay } from '../../dates.ts'
import { exitCodes } from '../../exit-codes.ts'
import { text } from '../../options.ts'
import { show, table } from '../../terminal.ts'

export const listConsents = defineCommand({
  name: 'consent list',
  summary: 'who agreed to what, newest first, at most 100',
  arguments: [],
  options: { subject: text('--subject <id>', 'of one subject') },
  kind: 'service',
  run: async ({ connection, terminal }, { subject }) => {
    const filter = subject === undefined ? '' : `&subjectId=${encodeURIComponent(subject)}`
    const answer = await requestJson(connection, { method: 'GET', path: `/x/consents?limit=100${filter}` })
    const rows = rowsOf(answer['items']).map((row) => [
      textOf(row['id']),
      textOf(row['subjectId']),
      textOf(row['textId']),
      formatDay(row['givenAt']),
      formatDay(row['withdrawnAt']),
    ])
    show(terminal, answer, () => table([['ID', 'SUBJECT', 'TEXT', 'GIVEN', 'WITHDRAWN'], ...rows]))
    return exitCodes.done
  },
})
