import { type Connection, requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes, type ExitCode } from '../../exit-codes.ts'
import { show, table, type Terminal } from '../../terminal.ts'

export async function showRetentionRules(connection: Connection, terminal: Terminal): Promise<ExitCode> {
  const answer = await requestJson(connection, { method: 'GET', path: '/x/retention' })
  const rules = rowsOf(answer['rules'])
  show(terminal, answer, () =>
    rules.length === 0
      ? ['everything is kept until someone deletes it']
      : table([
          ['KIND', 'PROFILE', 'DAYS'],
          ...rules.map((rule) => [
            textOf(rule['kind']),
            textOf(rule['profileId'], '-') || '-',
            textOf(rule['days'], 'forever'),
          ]),
        ]),
  )
  return exitCodes.done
}
