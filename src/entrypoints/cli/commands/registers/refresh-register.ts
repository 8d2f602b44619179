import { resolve } from 'node:path'
import { parse } from 'yaml'
import { defineCommand } from '../../command.ts'
import { type Connection, isJsonObject, requestJson, rowsOf, textOf } from '../../connection.ts'
import { exitCodes } from '../../exit-codes.ts'
import { UsageError } from '../../exit-codes.ts'
import { flag, requiredText, text } from '../../options.ts'
import { readTextFile } from '../../read-text-file.ts'
import { progressBar, show } from '../../terminal.ts'

const pollMs = 500

export const refreshRegister = defineCommand({
  name: 'registers refresh',
  summary: 'take in a register of companies from its publisher, or from a file or folder',
  arguments: [],
  options: {
    source: requiredText('--source <id>', 'which register, for example gleif'),
    from: text('--from <path>', 'a file or folder on this machine instead of the publisher'),
    map: text('--map <file>', 'YAML or JSON: makes it a register of your own, and says which column is what'),
    dated: text('--dated <day>', 'day of publication, YYYY-MM-DD, of a file that states none'),
    force: flag('--force', 'also when it shrank beyond its bound'),
  },
  kind: 'service',
  run: async ({ connection, terminal }, { source, from, map, dated, force }) => {
    const own = map === undefined ? undefined : await readMap(map)
    const bar = progressBar(terminal)
    const state = { working: true }
    const polling = pollProgress({ connection, source, state }, bar.draw)
    try {
      const report = await requestJson(connection, {
        method: 'POST',
        path: '/x/registers/refresh',
        body: {
          source,
          ...(from === undefined ? {} : { from: resolve(from) }),
          ...(own === undefined ? {} : { own }),
          ...(dated === undefined ? {} : { dated }),
          ...(force ? { force: true } : {}),
        },
      })
      const warnings: readonly unknown[] = Array.isArray(report['warnings']) ? report['warnings'] : []
      show(terminal, report, () => [
        `${source}: ${textOf(report['records'])} records, ${textOf(report['date']) === '' ? 'undated' : `of ${textOf(report['date'])}`}`,
        ...warnings.map((sentence) => `note: ${textOf(sentence)}`),
      ])
      return exitCodes.done
    } finally {
      state.working = false
      await polling
      bar.end()
    }
  },
})

async function readMap(path: string): Promise<Readonly<Record<string, unknown>>> {
  const map: unknown = parse(await readTextFile(path))
  if (!isJsonObject(map))
    throw new UsageError(`${path} is no map: it has a key map, which says which column is what.`)
  return map
}

async function pollProgress(
  {
    connection,
    source,
    state,
  }: { readonly connection: Connection; readonly source: string; state: { working: boolean } },
  draw: (stage: string, done: number, total: number | null) => void,
): Promise<void> {
  while (state.working) {
    const { body } = await connection.request({ method: 'GET', path: '/x/registers' })
    const registers = isJsonObject(body) ? rowsOf(body['registers']) : []
    const refreshing = registers.find((one) => one['register'] === source)?.['refreshing']
    if (isJsonObject(refreshing)) {
      const total = refreshing['total']
      draw(textOf(refreshing['stage']), Number(refreshing['done']), typeof total === 'number' ? total : null)
    }
    await new Promise((wake) => setTimeout(wake, pollMs))
  }
}
