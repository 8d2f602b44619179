import { z } from 'zod'
import { withBenchLock } from './kit/bench-lock.ts'
import { type PopulatedService, withPopulatedService, keys } from './kit/filled-installation.ts'
import { dataShape } from './kit/many-transactions.ts'

/**
 * What an export of very many records costs: seconds, and how much more memory the service has at its peak than before,
 * which must not grow with the records. `npm run bench:export`
 */
const maxRecords = 50_000
const shares = [0.02, 0.2, 1, 0.02, 0.2, 1]
const reply = z.object({ url: z.string() })

/** Highest resident memory while something is done, over what it was before, in bytes. */
async function memoryGrowth(
  work: () => Promise<number>,
): Promise<{ readonly bytes: number; readonly peak: number }> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let peak = before
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10)
  try {
    const bytes = await work()
    return { bytes, peak: peak - before }
  } finally {
    clearInterval(sampler)
  }
}

/** Asks over a socket and lets the answer run past, as a client that writes it to its disk. */
async function readToEnd(address: string, request: RequestInit): Promise<{ head: string; bytes: number }> {
  const answer = await fetch(address, request)
  if (!answer.ok || answer.body === null) throw new Error(`${address} answered ${answer.status}`)
  let head = ''
  let bytes = 0
  for await (const piece of answer.body) {
    if (!(piece instanceof Uint8Array)) throw new Error('The answer came in no bytes.')
    if (head.length < 1000) head += new TextDecoder().decode(piece.subarray(0, 1000))
    bytes += piece.length
  }
  return { head, bytes }
}

async function exportShare(origin: string, share: number): Promise<number> {
  const createdAtMin = Math.floor(Date.now() / 1000 - share * dataShape.days * 86_400)
  const { head } = await readToEnd(`${origin}/export/transaction`, {
    method: 'POST',
    headers: { 'x-api-key': keys.server, 'content-type': 'application/json' },
    body: JSON.stringify({ exportType: 'csv', createdAtMin }),
  })
  const { url } = reply.parse(JSON.parse(`${head.slice(0, head.indexOf('"Url"') - 1)}}`))
  const { pathname, search } = new URL(url)
  return (await readToEnd(`${origin}${pathname}${search}`, {})).bytes
}

async function measure({ app }: PopulatedService): Promise<void> {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  for (const share of shares) {
    const before = performance.now()
    const { bytes, peak } = await memoryGrowth(() => exportShare(origin, share))
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    const megabytes = (size: number) => (size / 1e6).toFixed(1)
    console.log(
      `${String(Math.round(maxRecords * share)).padStart(6)} records: ${seconds} s, archive ${megabytes(bytes)} MB, ` +
        `peak memory +${megabytes(peak)} MB`,
    )
  }
}

await withBenchLock(() => withPopulatedService(maxRecords, measure))
