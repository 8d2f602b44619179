import { openRegisters } from '../../src/adapters/registers/open-registers.ts'
import { threadImporter } from '../../src/adapters/registers/import/import-thread.ts'
import { registerSearcher } from '../../src/adapters/registers/search/search-thread.ts'
import { registerEngine } from '../../src/engine/companies/registers/register-engine.ts'

/**
 * A process that imports one register from a file into a folder, in a thread as the service does. It says what it is at,
 * `read`, `index` or `keep`, and when all is over `done`, with the records and how many of them were there before.
 */
const [directory = '', source = '', path = ''] = process.argv.slice(2)

const thread = new URL('../../src/main/register-thread.ts', import.meta.url)
const registers = openRegisters({
  directory,
  engine: registerEngine,
  run: threadImporter(thread),
  searcher: registerSearcher(thread),
  clock: { now: () => Date.parse('2026-11-26T12:00:00Z') },
  staleDays: null,
})
const { records, resumedAt } = await registers.refresh({
  source,
  files: () => Promise.resolve([{ path }]),
  origin: 'file',
  signal: new AbortController().signal,
  onProgress: ({ stage }) => void process.stdout.write(`${stage}\n`),
})
process.stdout.write(`done ${records} ${resumedAt}\n`)
await registers.close()
