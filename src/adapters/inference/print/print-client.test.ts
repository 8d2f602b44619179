import { afterAll, expect, it } from 'vitest'
import { printInRows } from '../../../engine/companies/reading/layout/print-pieces.fixture.ts'
import { openPrintClient, type PrintClient } from './print-client.ts'

const clients: PrintClient[] = []
afterAll(() => Promise.all(clients.map((client) => client.close())))

function opened(milliseconds: number) {
  const client = openPrintClient({ waiting: 4, milliseconds })
  clients.push(client)
  return client.for('')
}

const signal = new AbortController().signal
/** What patterns and the people's scorer take long over. */
const hostile = printInRows(Array.from({ length: 40 }, (_, at) => `Director: Anna Muster${' '.repeat(400)}${at}`)) // prettier-ignore
const task = { task: 'read', pages: [{ pieces: hostile, tags: null }], country: null, today: '2026-11-27' } as const // prettier-ignore

it('Everything else goes on while a hostile page is read', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const { officers } = await opened(60_000).doPrintTask(task, signal)
  clearInterval(timer)
  expect(officers.map(({ name }) => name)).toContain('Anna Muster')
  expect(turns).toBeGreaterThan(10)
})

it('A page that takes too long is refused, and the next one is read', async () => {
  const client = opened(40)
  await expect(client.doPrintTask(task, signal)).rejects.toMatchObject({ code: 'ERROR_OPERATION_FAILED' })
  const words = await client.doPrintTask({ task: 'words', pieces: printInRows(['Company Larkfield Ltd']) }, signal) // prettier-ignore
  expect(words).toHaveLength(1)
})
