import { requestJson, rowsOf, textOf, type Connection } from '../connection.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { show, table, type Terminal } from '../terminal.ts'

export interface ScreenOptions {
  readonly name: string
  readonly company: boolean
  readonly country: string | undefined
  readonly birthYear: string | undefined
}

/** Searches the loaded lists for a name; exit status 4 when someone was found. */
export async function screenName(
  connection: Connection,
  terminal: Terminal,
  options: ScreenOptions,
): Promise<ExitCode> {
  const answer = await requestJson(connection, {
    method: 'POST',
    path: '/aml',
    body: {
      name: options.name,
      entity: options.company ? 1 : 0,
      country: options.country ?? '',
      birthYear: options.birthYear ?? '',
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
}
