import { defineCommand } from '../../command.ts'
import { isJsonObject, requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes, UsageError } from '../../exit-codes.ts'
import { text, wholeNumber } from '../../options.ts'
import { show, table } from '../../terminal.ts'

export const searchRegisters = defineCommand({
  name: 'registers search',
  summary: 'find a company in the registers by name or number',
  arguments: [],
  options: {
    name: text('--name <name>', 'name of the company'),
    registrationNumber: text('--number <number>', 'registration number'),
    taxNumber: text('--tax <number>', 'tax number'),
    lei: text('--lei <lei>', 'Legal Entity Identifier'),
    country: text('--country <code>', 'ISO 3166 alpha-2 of its register, for example GB'),
    limit: wholeNumber('--limit <number>', 'hits at most', 10),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { limit, ...given }) => {
    const stated = Object.entries(given).filter(([, value]) => value !== undefined)
    if (stated.every(([key]) => key === 'country'))
      throw new UsageError('Say which company: --name, --number, --tax or --lei.')
    const query = new URLSearchParams({ ...Object.fromEntries(stated), limit: String(limit) } as Record<
      string,
      string
    >)
    const answer = await requestJson(connection, {
      method: 'GET',
      path: `/x/registers/search?${query.toString()}`,
    })
    const hits = rowsOf(answer['hits'])
    show(terminal, answer, () => [
      ...table([
        ['SCORE', 'BY', 'REGISTER', 'ID', 'NAME', 'STATUS'],
        ...hits.map((hit) => {
          const company = isJsonObject(hit['company']) ? hit['company'] : {}
          return [
            textOf(hit['score']),
            textOf(hit['by']),
            textOf(hit['register']),
            textOf(hit['id']),
            textOf(company['legalName'], '-'),
            textOf(company['status'], '-'),
          ]
        }),
      ]),
    ])
    return exitCodes.done
  },
})
