import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { requestJson, isJsonObject, rowsOf, textOf, type Connection } from '../connection.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { progressBar, show, table, type Terminal } from '../terminal.ts'

const pollMs = 300

export async function listStatus(connection: Connection, terminal: Terminal): Promise<ExitCode> {
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
        textOf(list['date'], '-'),
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
}

function rangeOf(expected: unknown): string {
  return isJsonObject(expected) ? `${textOf(expected['min'])}–${textOf(expected['max'])}` : '-'
}

/** Imports one list from its publisher, or from a file or folder on this machine, showing how far it is. */
export async function refreshList(
  connection: Connection,
  terminal: Terminal,
  options: {
    readonly source: string
    readonly from: string | undefined
    readonly force: boolean
    readonly own?: CustomListOptions
  },
): Promise<ExitCode> {
  const bar = progressBar(terminal)
  const from = options.from === undefined ? {} : { from: resolve(options.from) }
  const state = { working: true }
  const polling = pollProgress(connection, bar.draw, state)
  try {
    const report = await requestJson(connection, {
      method: 'POST',
      path: '/x/lists/refresh',
      body: {
        source: options.source,
        ...from,
        ...(options.own === undefined ? {} : { own: options.own }),
        ...(options.force ? { force: true } : {}),
      },
    })
    show(terminal, report, () => [
      `${textOf(report['source'], options.source)}: ${textOf(report['records'])} records of ${textOf(report['date'], 'unknown date')}`,
      ...textsOf(report['warnings']).map((sentence) => `note: ${sentence}`),
      `added ${textOf(report['added'])}, changed ${textOf(report['changed'])}, removed ${textOf(report['removed'])}`,
    ])
    return exitCodes.done
  } finally {
    state.working = false
    await polling
    bar.end()
  }
}

/** What makes a list one of a person's own, beside its name and file. */
interface CustomListOptions {
  readonly topic: string
  readonly title?: string
  readonly map?: Readonly<Record<string, unknown>>
}

/**
 * Takes in a list of a person's own: a table by a map of its columns, or FollowTheMoney without one. The map, YAML or
 * JSON, may say topic and title, too; what the command says goes before.
 */
export async function importList(
  connection: Connection,
  terminal: Terminal,
  options: {
    readonly file: string
    readonly name: string
    readonly map: string | undefined
    readonly topic: string | undefined
    readonly title: string | undefined
    readonly force: boolean
  },
): Promise<ExitCode> {
  const { topic: mapTopic, title: mapTitle, ...map } = await readMap(options.map)
  const topic = options.topic ?? textOf(mapTopic)
  const title = options.title ?? textOf(mapTitle)
  if (topic === '')
    throw new Error('Say why people stand in the list: --topic sanction, --topic crime or --topic pep.')
  const customList: CustomListOptions = {
    topic,
    ...(title === '' ? {} : { title }),
    ...(options.map === undefined ? {} : { map }),
  }
  const { name: source, file: from, force } = options
  return refreshList(connection, terminal, { source, from, force, own: customList })
}

async function readMap(path: string | undefined): Promise<Readonly<Record<string, unknown>>> {
  if (path === undefined) return {}
  const map: unknown = parse(await readFile(path, 'utf8'))
  if (!isJsonObject(map))
    throw new Error(`${path} is no map: it says which column is what, for example name: Full name.`)
  return map
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((text) => textOf(text)) : []
}

async function pollProgress(
  connection: Connection,
  draw: (stage: string, done: number, total: number | null) => void,
  state: { working: boolean },
): Promise<void> {
  while (state.working) {
    const { body } = await connection.request({ method: 'GET', path: '/x/lists' })
    const refreshing = isJsonObject(body) ? body['refreshing'] : null
    if (isJsonObject(refreshing)) {
      const total = refreshing['total']
      draw(textOf(refreshing['stage']), Number(refreshing['done']), typeof total === 'number' ? total : null)
    }
    await new Promise((wake) => setTimeout(wake, pollMs))
  }
}
