import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show, table } from '../../terminal.ts'
import { subjectPath } from './subject-path.ts'

export const showSubject = defineCommand({
  name: 'subject show',
  summary: 'records, legal holds, and who else may be the same',
  arguments: ['id'],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }, { id }) => {
    const subject = await requestJson(connection, { method: 'GET', path: subjectPath(id) })
    const candidates = await requestJson(connection, { method: 'GET', path: subjectPath(id, '/candidates') })
    const holds = Array.isArray(subject['holds']) ? subject['holds'].map((hold) => textOf(hold)) : []
    show(terminal, { ...subject, candidates: candidates['items'] }, () => [
      ...table(rowsOf(subject['records']).map((row) => [textOf(row['kind']), textOf(row['id'])])),
      ...holds.map((hold) => `! under legal hold ${hold}`),
      ...rowsOf(candidates['items']).map(
        (row) =>
          `? ${textOf(row['subjectId'])} may be the same, by ${String(row['by'])}: ${String(row['records'])}`,
      ),
    ])
    return exitCodes.done
  },
})
