import { defineCommand } from '../../command.ts'
import { requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show, table } from '../../terminal.ts'

export const listRegisters = defineCommand({
  name: 'registers list',
  summary: 'every register of companies, loaded or not: records, date, when it is stale, where it comes from',
  arguments: [],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }) => {
    const answer = await requestJson(connection, { method: 'GET', path: '/x/registers' })
    const registers = rowsOf(answer['registers'])
    show(terminal, answer, () => [
      ...table([
        ['REGISTER', 'STATE', 'RECORDS', 'DATE', 'STALE AFTER', 'IN BUSINESS', 'ADDRESS'],
        ...registers.map((register) => [
          textOf(register['register']),
          textOf(register['state']),
          textOf(register['records']),
          textOf(register['date'], '-') || '-',
          `${textOf(register['staleAfterDays'], '?')} d`,
          textOf(register['commercialUse'], '-'),
          textOf(register['address'], '-'),
        ]),
      ]),
      ...registers
        .filter((register) => typeof register['trouble'] === 'string')
        .map((register) => `${textOf(register['register'])}: ${textOf(register['trouble'])}`),
    ])
    return exitCodes.done
  },
})
