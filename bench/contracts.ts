import { existsSync } from 'node:fs'
import { openContractSetter } from '../src/adapters/typesetting/contracts/open-contract-setter.ts'
import { contractHtml } from '../src/adapters/typesetting/contracts/contract-html.ts'
import type { ContractFormat } from '../src/vocabulary/agreements/contract-tree.ts'
import { pdfPages } from '../test/world/contracts/file-text.ts'
import { contractTree, leaseTemplate, leaseValues, shapedTexts } from '../test/world/contracts/lease.ts'
import { openBrowser } from '../test/world/service/browser.ts'
import { memoryOfDescendants } from './contracts/process-memory.ts'
import { signingTimes } from './contracts/signing-times.ts'
import { withBenchLock } from './kit/bench-lock.ts'

/**
 * Time of a contract of ten pages, from its HTML to the file, by turns beside Chromium printing the same page, and the memory of the
 * process that sets it. Without Chromium its row is missing. The last row is the built service's: from the last signature under such
 * a contract to its sealed PDF. `npm run bench:contracts`
 */
const rounds = 15
const pages = 10

const clause = `<h2>Clause</h2><p style="text-align: justify">${'The tenant pays the rent in advance, on the first working day of each month. '.repeat(14)}</p>`
const html = leaseTemplate + shapedTexts + clause.repeat(31)

const request = { at: 0, payer: 'bench', signal: new AbortController().signal }

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[
    Math.min(times.length - 1, Math.floor(times.length * share))
  ] ?? NaN

function print(what: string, times: readonly number[]): void {
  if (times.length === 0) return
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(0).padStart(6))
  console.log(`${what.padEnd(28)} p50 ${p50 ?? ''} ms   p95 ${p95 ?? ''} ms`)
}

/** After all rounds, while they still run. */
function printMemory(whose: string, word: string): void {
  const megabytes = memoryOfDescendants(word) / 1e6
  if (!Number.isNaN(megabytes)) console.log(`memory of ${whose}: ${megabytes.toFixed(0)} MB`)
}

await withBenchLock(async () => {
  const setter = openContractSetter()
  const make = (format: ContractFormat) => setter.set(contractTree(html, leaseValues), { ...request, format })
  const first = await timed(() => make('pdf'))
  const { length } = await pdfPages((await make('pdf')).bytes)
  console.log(
    `${length} pages (meant: ${pages}), ${rounds} rounds; the first, with its process: ${first.toFixed(0)} ms`,
  )
  const browser = existsSync('/usr/bin/chromium') ? await openBrowser() : null
  const page = await browser?.newPage()
  const times = { pdf: [] as number[], docx: [] as number[], html: [] as number[], chromium: [] as number[] }
  const source = contractHtml(contractTree(html, leaseValues))
  for (let round = 0; round < rounds; round += 1) {
    for (const format of ['pdf', 'docx', 'html'] as const) times[format].push(await timed(() => make(format)))
    if (page === undefined) continue
    times.chromium.push(
      await timed(async () => {
        await page.setContent(source)
        await page.pdf({ format: 'A4' })
      }),
    )
  }
  print('PDF', times.pdf)
  print('DOCX', times.docx)
  print('HTML', times.html)
  print('PDF, printed by Chromium', times.chromium)
  printMemory('the process that sets contracts', 'contract-child')
  printMemory('all processes of Chromium', 'chromium')
  await browser?.close()
  await setter.close()
  print('Last signature → sealed PDF', await signingTimes({ content: html, uid: 'u1' }, rounds))
})
