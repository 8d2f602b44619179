import { rmSync } from 'node:fs'
import type { Clock } from '../../../src/flows/ports/clock.ts'
import { buildServer } from '../../../src/entrypoints/http/kit/server.ts'
import { allEndpoints } from '../../../src/entrypoints/http/all.ts'
import { openService } from '../../../src/main/open-service.ts'
import { silentLog } from '../../../src/platform/process/log.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import type { DocumentReading } from '../../../src/vocabulary/reading/document-reading.ts'
import { createDataDirectory } from '../stores/embedded.ts'
import { generousTimeouts, serviceKeys } from './service.ts'
import { scanAnswer, type ScanAnswer } from './wire-shapes.ts'

/** The whole service behind its HTTP interface, on a fixed clock: what it answers to a picture stays the same for ever. */
export interface FixedClockService {
  scan(body: Readonly<Record<string, unknown>>): Promise<ScanAnswer>
  /** What any other address answers to a body. */
  post(url: string, body: Readonly<Record<string, unknown>>): Promise<unknown>
  /** What was read from the front of a scan that was answered, also what was withheld; null when nothing was. */
  readingOf(answer: ScanAnswer): Promise<DocumentReading | null>
  close(): Promise<void>
}

/** The day on which every document of the corpus is shown, `YYYY-MM-DD`. */
export const fixedDate = '2026-11-21'

export async function openFixedClockService(): Promise<FixedClockService> {
  const directory = await createDataDirectory()
  const settings = readSettings({
    SYMBOLON_DATA_DIR: directory,
    ...generousTimeouts,
    SYMBOLON_SCAN_TIMEOUT_MS: '600000',
  })
  const service = await openService(settings, () => null)
  await service.records.bootstrap(serviceKeys)
  const noon = Date.parse(`${fixedDate}T12:00:00Z`)
  const clock: Clock = { now: () => noon, monotonic: () => performance.now() }
  const app = buildServer({
    settings,
    log: silentLog,
    linkKey: service.linkKey,
    endpoints: allEndpoints,
    ports: { ...service.ports, clock },
  })
  const post = async (url: string, body: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const headers = { 'x-api-key': serviceKeys.test, 'content-type': 'application/json' }
    const reply = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
    if (reply.statusCode !== 200) throw new Error(`${url} was answered ${reply.statusCode}: ${reply.body}`)
    return reply.json<unknown>()
  }
  return {
    post,
    scan: async (body) => scanAnswer.parse(await post('/scan', body)),
    readingOf: async ({ transactionId }) => {
      const known = await service.records.authenticate(serviceKeys.test)
      if (known === null || transactionId === undefined) throw new Error('There is no record of this scan')
      const record = await service.records.get(known.principal, transactionId)
      return record?.facts.front?.reading ?? null
    },
    close: async () => {
      await app.close()
      await service.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
