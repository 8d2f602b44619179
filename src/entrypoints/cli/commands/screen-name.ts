import { defineCommand } from '../command.ts'
import { requestJson, rowsOf, textOf } from '../connection.ts'
import { exitCodes } from '../exit-codes.ts'
import { flag, text } from '../options.ts'
import { show, table } from '../terminal.ts'

export const screenName = defineCommand({
  name: 'screen',
  summary: 'search the loaded lists; exit status 4 when someone is found',
  arguments: ['name'],
  options: {
    company: flag('--company', 'a legal entity instead of a person'),
    country: text('--country <iso2>', 'keep those of this country or of none'),
    birthYear: text('--birth-year <year>', 'year of birth'),
    test: flag('--test', 'search the built-in list of invented names'),
  },
  kind: 'service',
  mode: ({ test }) => (test ? 'test' : 'live'),
  run: async ({ connection, terminal }, { name, company, country, birthYear }) => {
    const answer = await requestJson(connection, {
      method: 'POST',
      path: '/aml',
      body: {
        name,
        entity: company ? 1 : 0,
        country: country ?? '',
        birthYear: birthYear ?? '',
      },
    })
    const matches = rowsOf(answer['match'])
    show(terminal, answer, () => [
      ...matches.map((match) => {
        const score = Number(match['score']).toFixed(2)
        const names = Array.isArray(match['fullname']) ? match['fullname'].map((name) => textOf(name)) : []
        return `${score}  ${names.join(', ')}  (${textOf(match['database'])}, ${textOf(match['schema'])})`
      }),
      ...(matches.length === 0 ? ['no one found in:'] : ['', 'searched:']),
      ...table(
        rowsOf(answer['lists']).map((list) => [
          `  ${textOf(list['database'])}`,
          textOf(list['state']),
          textOf(list['records']),
          textOf(list['date'], '-'),
        ]),
      ),
    ])
    return matches.length === 0 ? exitCodes.done : exitCodes.found
  },
})
