import { resolve } from 'node:path'
import type { Contexts } from '../../command.ts'
import { type Connection, isJsonObject, requestJson, textOf } from '../../connection.ts'
import { exitCodes, type ExitCode } from '../../exit-codes.ts'
import { flag, text } from '../../options.ts'
import { progressBar, show } from '../../terminal.ts'

const pollMs = 300

export const datedOption = text(
  '--dated <day>',
  'day of publication, YYYY-MM-DD, of a file that states none: without it the list is undated',
)

export const forceOption = flag('--force', 'also when it shrank beyond its bound, or states much less')

/** What makes a list one of a person's own, beside its name and file. */
export interface CustomListOptions {
  readonly topic: string
  readonly title?: string
  readonly map?: Readonly<Record<string, unknown>>
}

/** Imports one list from its publisher, or from a file or folder on this machine, showing how far it is. */
export async function importFromSource(
  { connection, terminal }: Contexts['service'],
  options: {
    readonly source: string
    readonly from: string | undefined
    readonly dated: string | undefined
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
        ...(options.dated === undefined ? {} : { dated: options.dated }),
        ...(options.force ? { force: true } : {}),
      },
    })
    show(terminal, report, () => [
      `${textOf(report['source'], options.source)}: ${textOf(report['records'])} records, ${textOf(report['date']) === '' ? 'undated' : `of ${textOf(report['date'])}`}`,
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
