import { resolve } from 'node:path'
import { ask, isRecord, rowsOf, textOf, type Connection } from '../connection.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { progressBar, show, table, type Terminal } from '../terminal.ts'

const pollMs = 300

export async function listStatus(connection: Connection, terminal: Terminal): Promise<ExitCode> {
  const answer = await ask(connection, { method: 'GET', path: '/x/lists' })
  const lists = rowsOf(answer['lists'])
  show(terminal, answer, () => [
    ...table([
      ['DATABASE', 'STATE', 'RECORDS', 'DATE', 'VERSION'],
      ...lists.map((list) => [
        textOf(list['database']),
        textOf(list['state']),
        textOf(list['records']),
        textOf(list['date'], '-'),
        textOf(list['version']).slice(0, 12),
      ]),
    ]),
    ...lists
      .filter((list) => typeof list['trouble'] === 'string')
      .map((list) => `${textOf(list['database'])}: ${textOf(list['trouble'])}`),
  ])
  return exitCodes.done
}

/** Imports one list from its publisher, or from a file or folder on this machine, showing how far it is. */
export async function refreshList(
  connection: Connection,
  terminal: Terminal,
  options: { readonly source: string; readonly from: string | undefined },
): Promise<ExitCode> {
  const bar = progressBar(terminal)
  const from = options.from === undefined ? {} : { from: resolve(options.from) }
  const state = { working: true }
  const watching = watch(connection, bar.draw, state)
  try {
    const report = await ask(connection, {
      method: 'POST',
      path: '/x/lists/refresh',
      body: { source: options.source, ...from },
    })
    show(terminal, report, () => [
      `${textOf(report['source'], options.source)}: ${textOf(report['records'])} records of ${textOf(report['date'], 'unknown date')}`,
      `added ${textOf(report['added'])}, changed ${textOf(report['changed'])}, removed ${textOf(report['removed'])}`,
    ])
    return exitCodes.done
  } finally {
    state.working = false
    await watching
    bar.end()
  }
}

async function watch(
  connection: Connection,
  draw: (stage: string, done: number, total: number | null) => void,
  state: { working: boolean },
): Promise<void> {
  while (state.working) {
    const { body } = await connection.request({ method: 'GET', path: '/x/lists' })
    const refreshing = isRecord(body) ? body['refreshing'] : null
    if (isRecord(refreshing)) {
      const total = refreshing['total']
      draw(textOf(refreshing['stage']), Number(refreshing['done']), typeof total === 'number' ? total : null)
    }
    await new Promise((wake) => setTimeout(wake, pollMs))
  }
}
