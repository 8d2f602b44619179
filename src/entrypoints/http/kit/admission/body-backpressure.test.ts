import { IncomingMessage, request as httpRequest, type ClientRequest } from 'node:http'
import { Socket, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testHttpServer, keys } from '../../../../../test/world/service/frame.ts'
import { bodyBackpressure } from './body-backpressure.ts'

const open: FastifyInstance[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(open.splice(0).map((app) => app.close()))
})

const headers = { 'x-api-key': keys.server, 'content-type': 'application/json' }

async function smallService(): Promise<{
  readonly app: FastifyInstance
  readonly announce: (bytes: string) => ClientRequest
}> {
  const env = { SYMBOLON_LARGE_BODIES: '8', SYMBOLON_BODY_LIMIT: '8', SYMBOLON_IMAGE_LIMIT: '8' }
  const app = testHttpServer({ env })
  open.push(app)
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  const announce = (sent: string): ClientRequest => {
    const announced = { ...headers, 'content-length': 7_000_000 }
    const request = httpRequest({ port, path: '/large', method: 'POST', headers: announced })
    request.on('error', () => undefined)
    request.write(sent)
    return request
  }
  return { app, announce }
}

function large(app: FastifyInstance) {
  const payload = `{"document":"${'x'.repeat(3_000_000)}"}`
  return app.inject({ method: 'POST', url: '/large', headers, payload })
}

describe('large bodies', () => {
  it('beyond what fits into the service are asked to come again', async () => {
    const { app, announce } = await smallService()
    const holding = announce(`{"document":"${'x'.repeat(6_000_000)}`)
    await expect.poll(async () => (await large(app)).statusCode).toBe(503)
    const refused = await large(app)
    expect(refused.json()).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } })
    expect(refused.headers['retry-after']).toBe('1')
    holding.destroy()
    await expect.poll(async () => (await large(app)).statusCode).toBe(200)
  })

  it('that were announced and do not come keep no one out', async () => {
    const { app, announce } = await smallService()
    const idle = [announce('{'), announce('{'), announce('{')]
    expect((await large(app)).statusCode).toBe(200)
    for (const request of idle) request.destroy()
  })
})

describe('a body on its way', () => {
  it('that brings less than 1 kB/s is ended, one that brings more is not', () => {
    vi.useFakeTimers()
    const time = { now: 0 }
    const flowOf = (request: IncomingMessage) =>
      bodyBackpressure(request, { arrived: () => undefined }, { monotonic: () => time.now })
    const [slow, steady] = [new IncomingMessage(new Socket()), new IncomingMessage(new Socket())]
    const [slowFlow, steadyFlow] = [flowOf(slow), flowOf(steady)]
    for (let second = 0; second < 30; second++) {
      slowFlow.write(Buffer.alloc(100))
      steadyFlow.write(Buffer.alloc(2_000))
      steadyFlow.read()
      slowFlow.read()
      time.now += 1_000
      vi.advanceTimersByTime(1_000)
    }
    vi.useRealTimers()
    expect(slowFlow.destroyed).toBe(true)
    expect(steadyFlow.destroyed).toBe(false)
    steadyFlow.destroy()
  })
})
