import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { requiredText, textOr } from '../../options.ts'
import { show } from '../../terminal.ts'

export const addToBlocklist = defineCommand({
  name: 'blocklist add',
  summary: 'put a document on the list; a hash of it alone is kept',
  arguments: ['number'],
  options: {
    issuer: requiredText('--issuer <state>', 'ISO 3166 code, the code of its zone, or English name'),
    reason: textOr('--reason <word>', 'fraud, lost, stolen, cancelled or other', 'other'),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { number, issuer, reason }) => {
    const body = { documentNumber: number, issuer, reason }
    const answer = await requestJson(connection, { method: 'POST', path: '/x/blocklist', body })
    show(terminal, answer, () => rowsOf([answer['item']]).map((row) => `entry ${textOf(row['id'])}`))
    return exitCodes.done
  },
})
