import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { requestWithKey, sendHttpRequest } from '../world/service/http-call.ts'
import { serviceKeys, startService } from '../world/service/service.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'

/**
 * Started by no-route.test.ts where no route leads out of the machine: starts the service as it comes, does with it what
 * a customer does, and prints one line of JSON of what became of it.
 */
const exported = z.object({ url: z.string() })

async function runOffline(): Promise<Record<string, unknown>> {
  const service = await startService()
  try {
    const [live, test] = [
      requestWithKey(service.url, serviceKeys.server),
      requestWithKey(service.url, serviceKeys.test),
    ]
    const { base64 } = await specimenFile({ kind: 'passport', today: todayInUtc() })
    const scan = await test('POST', '/scan', { profile: 'security_medium', document: base64 })
    const aml = await test('POST', '/aml', { name: 'Bartholomew Quillfeather' })
    const made = await live('POST', '/export/transaction', { exportType: 'json' })
    const { pathname, search } = new URL(exported.parse(made.json()).url)
    const archive = await sendHttpRequest(service.url, { method: 'GET', path: pathname + search })
    // What calls home does so after a while.
    await sleep(20_000)
    return {
      scan: [scan.status, scan.json()],
      aml: [aml.status, aml.json()],
      archive: [archive.status, archive.bytes.subarray(0, 2).toString('latin1')],
      stopped: await service.stop(),
      said: service.said(),
    }
  } finally {
    await service.kill()
    rmSync(service.directory, { recursive: true, force: true })
  }
}

/** What a connection to somewhere else comes to; the address is for documentation alone (RFC 5737). */
function tryOutgoingConnection(): Promise<string> {
  return new Promise((resolve) => {
    connect({ host: '192.0.2.1', port: 9 })
      .once('connect', () => {
        resolve('connected')
      })
      .once('error', (error: NodeJS.ErrnoException) => {
        resolve(error.code ?? '')
      })
  })
}

const answer = process.argv[2] === 'outward' ? { outward: await tryOutgoingConnection() } : await runOffline()
process.stdout.write(`${JSON.stringify(answer)}\n`)
process.exit(0)
