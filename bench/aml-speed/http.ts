import { Agent, request } from 'node:http'
import { serviceKeys, startService } from '../../test/world/service/service.ts'
import { quantile } from '../kit/figures.ts'
import type { SpeedQuestion } from './questions.ts'

/** Asks the real service on this data directory over one connection that is kept; everything that a screening stores is stored. */
export async function measureHttp(directory: string, questions: readonly SpeedQuestion[]): Promise<string> {
  const service = await startService({ directory, environment: { SYMBOLON_RATE_LIMIT: '0' } })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const times: number[] = []
    for (const [at, question] of questions.entries()) {
      const began = performance.now()
      await post(new URL('/aml', service.url), agent, bodyOf(question))
      if (at >= warming) times.push(performance.now() - began)
    }
    const cells = [0.5, 0.95, 0.99].map(
      (part) => `${part * 100} % within ${quantile(times, part).toFixed(2)} ms`,
    )
    return `POST /aml to the real service over one kept connection, stored and charged, ${times.length} questions. ${cells.join(', ')}.`
  } finally {
    agent.destroy()
    await service.stop()
  }
}

/** Questions that are not counted. */
const warming = 200

function bodyOf({ name, entity }: SpeedQuestion): string {
  return JSON.stringify({ name, entity: entity === 'person' ? 0 : 1, database: ['us_ofac'] })
}

function post(url: URL, agent: Agent, body: string): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-API-KEY': serviceKeys.server,
  }
  return new Promise((resolve, reject) => {
    const query = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`answered ${answer.statusCode ?? 0}`)),
      )
    })
    query.on('error', reject)
    query.end(body)
  })
}
