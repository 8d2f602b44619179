import { defineCommand } from '../../command.ts'
import { isJsonObject, requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show, table } from '../../terminal.ts'

export const listStatus = defineCommand({
  name: 'lists status',
  summary:
    'every list, loaded or not: records, those expected, date, how often it changes, where it comes from',
  arguments: [],
  options: {},
  kind: 'service',
  run: async ({ connection, terminal }) => {
    const answer = await requestJson(connection, { method: 'GET', path: '/x/lists' })
    const lists = rowsOf(answer['lists'])
    show(terminal, answer, () => [
      ...table([
        ['DATABASE', 'STATE', 'RECORDS', 'EXPECTED', 'DATE', 'VERSION', 'EVERY', 'IN BUSINESS', 'ADDRESS'],
        ...lists.map((list) => [
          textOf(list['database']),
          textOf(list['state']),
          textOf(list['records']),
          rangeOf(list['expected']),
          textOf(list['date'], list['state'] === 'not_loaded' ? '-' : 'undated'),
          textOf(list['version'], '-').slice(0, 12),
          `${textOf(list['cadenceDays'], '?')} d`,
          textOf(list['commercialUse'], '-'),
          textOf(list['address'], '-'),
        ]),
      ]),
      ...lists
        .filter((list) => typeof list['trouble'] === 'string')
        .map((list) => `${textOf(list['database'])}: ${textOf(list['trouble'])}`),
    ])
    return exitCodes.done
  },
})

function rangeOf(expected: unknown): string {
  return isJsonObject(expected) ? `${textOf(expected['min'])}–${textOf(expected['max'])}` : '-'
}
