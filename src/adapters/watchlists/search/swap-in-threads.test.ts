import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Watchlists } from '../../../flows/ports/watchlists/watchlists.ts'
import { moduleUrl } from '../../../platform/threads/threads.ts'
import { screeningEngine } from '../../../engine/screening/screening-engine.ts'
import { runListJob } from '../import/run-list-job.ts'
import { openWatchlists } from '../open-watchlists.ts'
import { openSearchThreads, type SharedList } from './search-threads.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))
function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-swap-'))
  folders.push(folder)
  return folder
}

/** Lists that are searched in threads however short they are, and every version that was opened there. */
async function open() {
  const pool = openSearchThreads({ threads: 2, minEntities: 0, module: moduleUrl('main/search-thread') })
  const opened: SharedList[] = []
  const lists = await openWatchlists({
    directory: aFolder(),
    clock: { now: () => Date.parse('2026-03-01T00:00:00Z') },
    engine: screeningEngine,
    run: (job, { onProgress }) => runListJob(screeningEngine, job, onProgress),
    threads: {
      ...pool,
      async open(version) {
        const shared = await pool.open(version)
        opened.push(shared)
        return shared
      },
    },
  })
  const isOpen = (list: SharedList) => pool.search([list], query, signal).then(Boolean, () => false)
  /** Which of the versions, in the order in which they came, can still be searched. */
  const stillOpen = () => Promise.all(opened.map(isOpen))
  return { lists, stillOpen }
}

const signal = new AbortController().signal
const query = { name: 'Orban Tovik Zeltmari', entity: null, limit: 50, band: 0.7 }
const year = (edition: number) => String(1950 + edition)

function refresh(lists: Watchlists, edition: number) {
  const path = join(aFolder(), 'debtors.csv')
  writeFileSync(path, `Name,Born\nOrban Tovik Zeltmari,${year(edition)}\nIrmina Orlanka,\n`)
  const own = { topic: 'crime', title: 'Debtors', map: { name: 'Name', birth: 'Born' } }
  const files = () => Promise.resolve([{ path }])
  return lists.refresh({ source: 'debtors', files, origin: 'file', signal, own })
}

/** The version that is said to have been searched, and the one that was. */
async function ask(lists: Watchlists): Promise<string> {
  const liveQuery = { ...query, databases: ['debtors'], mode: 'live' } as const
  const { versions, hits } = await lists.search(liveQuery)
  return `${versions[0]?.version} ${hits[0]?.entity.births[0]?.from}`
}

it('fails no question while versions are replaced, answers each from one, and lets go of the former', async () => {
  const { lists, stillOpen } = await open()
  const editions = [await refresh(lists, 0)]
  const state = { working: true }
  const answers: string[] = []
  const askOn = async (): Promise<void> => {
    while (state.working) answers.push(await ask(lists))
  }
  const asking = Promise.all([1, 2, 3, 4, 5, 6].map(askOn))
  for (let edition = 1; edition <= 5; edition++) editions.push(await refresh(lists, edition))
  const last = await ask(lists)
  state.working = false
  await asking
  const right = editions.map(({ version }, edition) => `${version} ${year(edition)}`)
  expect(last).toBe(right.at(-1))
  expect(new Set(answers.filter((answer) => !right.includes(answer)))).toEqual(new Set())
  expect(new Set(answers).size).toBeGreaterThan(1)
  await expect.poll(stillOpen).toEqual([false, false, false, false, false, true])
  await lists.close()
  await expect(ask(lists)).rejects.toThrow(/closed/)
})

it('takes versions of other processes over in the same way', async () => {
  const [{ lists: first }, second] = [await open(), await open()]
  for (const edition of [0, 1]) {
    await refresh(first, edition)
    const [served] = (await first.served()).filter(({ source }) => source === 'debtors')
    expect(served).toBeDefined()
    if (served !== undefined) await second.lists.adopt(served, () => first.pack('debtors'))
    expect(await ask(second.lists)).toContain(year(edition))
  }
  await expect.poll(second.stillOpen).toEqual([false, true])
  await Promise.all([first.close(), second.lists.close()])
})
